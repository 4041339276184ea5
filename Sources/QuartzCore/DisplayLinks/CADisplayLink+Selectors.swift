// SPDX-License-Identifier: MIT

extension CADisplayLink {
  /// Creates a link that calls a target's method, with itself if the method takes an argument.
  ///
  /// The target is retained until the link is invalid. The link calls once it is added to a run loop,
  /// first at the next refresh.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in sel.call(target, [link]) }
  }
}
