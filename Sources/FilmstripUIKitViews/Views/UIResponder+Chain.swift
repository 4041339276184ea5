// SPDX-License-Identifier: MIT

extension UIResponder {
  /// The responder and those that follow it in the responder chain, nearest first.
  package var responderChain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }
}
