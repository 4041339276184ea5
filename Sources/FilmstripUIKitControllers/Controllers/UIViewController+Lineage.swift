// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The controller and those that it is a child of, nearest first.
  var lineage: UnfoldFirstSequence<UIViewController> { sequence(first: self) { $0.parent } }
}
