// SPDX-License-Identifier: MIT

/// What an animation does to one property: the values, apart from the timing.
///
/// A reference, because it is passed on for every frame and never changes.
package final class PropertyEffect {
  enum Values {
    case interval(ValueInterval)
    case keyframes(KeyframeTrack)
    case motion(MotionTrack)
  }

  package let property: AnimatableKeyPath
  let values: Values
  let isAdditive: Bool
  let isCumulative: Bool
  let pacing: Pacing

  init(
    property: AnimatableKeyPath, values: Values, isAdditive: Bool, isCumulative: Bool,
    pacing: Pacing
  ) {
    self.property = property
    self.values = values
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.pacing = pacing
  }

  /// Changes `properties` to what they are in an iteration of `duration` seconds, at another pacing
  /// if one is given.
  func apply(
    _ iteration: MediaTiming.Iteration, of duration: Double, pacing given: Pacing? = nil,
    to properties: inout LayerProperties
  ) {
    let pacing = given ?? self.pacing
    let progress = pacing.progress(at: iteration.progress, of: duration)
    let base = property.read(&properties)
    var end: AnimatableValue?
    var value: AnimatableValue
    switch values {
    case .interval(let interval):
      guard let ends = interval.ends(base: base, isAdditive: isAdditive) else { return }
      value = ends.start.interpolated(to: ends.end, at: progress)
      end = ends.end
    case .keyframes(let track):
      value = track.value(at: progress)
      end = track.values.last
    case .motion(let track):
      let place = track.place(at: progress)
      value = .point(place.point)
      end = track.end
      if let angle = place.angle {
        properties.transform = CATransform3DRotate(properties.transform, angle, 0, 0, 1)
      }
    }
    if isCumulative, iteration.index >= 1, let end, let sum = end.multiplied(by: iteration.index) {
      value = sum.adding(value)
    }
    property.set(&properties, isAdditive ? base?.adding(value) ?? value : value)
  }
}
