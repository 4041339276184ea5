// SPDX-License-Identifier: MIT

struct ValueInterval {
  var from: AnimatableValue?
  var to: AnimatableValue?
  var by: AnimatableValue?

  /// Start and end from the given combination, as documented for `CABasicAnimation`; `base` is the
  /// value without the animation.
  func ends(
    base: AnimatableValue?, isAdditive: Bool
  ) -> (start: AnimatableValue, end: AnimatableValue)? {
    if let from, let to { return (from, to) }
    if let from, let by { return (from, from.adding(by)) }
    if let to, let by { return (to.beforeAdding(by) ?? to, to) }
    // No value to start from, such as no background colour: only explicit ends can show.
    guard let base else { return nil }
    let rest = isAdditive ? base.zero ?? base : base
    if let from { return (from, rest) }
    if let to { return (rest, to) }
    if let by { return (rest, rest.adding(by)) }
    return nil
  }
}
