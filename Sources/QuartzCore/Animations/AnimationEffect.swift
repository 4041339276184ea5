// SPDX-License-Identifier: MIT

/// What one animation does to one property: the values, apart from the timing.
package struct AnimationEffect {
  /// The one property that changes.
  package let property: AnimatableKeyPath
  let from: AnimatableValue?
  let to: AnimatableValue?
  let by: AnimatableValue?
  let isAdditive: Bool
  let pacing: Pacing

  /// Changes `properties` to what they are at a fraction, 0 to 1, of an iteration of `duration`
  /// seconds.
  func apply(fraction: Double, of duration: Double, to properties: inout LayerProperties) {
    let progress = pacing.progress(at: fraction, of: duration)
    guard let base = property.get(properties) else {
      // No value to start from, such as no background colour: only explicit ends can show.
      if let from, let to {
        property.set(&properties, from.interpolated(to: to, at: progress))
      }
      return
    }
    guard let (start, end) = interval(base: base) else { return }
    let value = start.interpolated(to: end, at: progress)
    property.set(&properties, isAdditive ? base.adding(value) : value)
  }

  /// Start and end from the given combination of from, to and by, as documented for
  /// `CABasicAnimation`; `base` is the value without the animation.
  private func interval(base: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
    let rest = isAdditive ? base.zero ?? base : base
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by) ?? to, to)
    case (let from?, nil, nil): return (from, rest)
    case (nil, let to?, nil): return (rest, to)
    case (nil, nil, let by?): return (rest, rest.adding(by))
    case (nil, nil, nil): return nil
    }
  }
}
