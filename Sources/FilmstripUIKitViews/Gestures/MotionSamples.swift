// SPDX-License-Identifier: MIT

struct MotionSamples {
  private var samples: [(time: TimeInterval, place: CGVector)] = []

  /// As many as lie within the span that a velocity looks back at, with room for uneven ones.
  private static let capacity = 16

  var isEmpty: Bool { samples.isEmpty }

  /// Notes a place in points, at seconds; two at one time count as the later one.
  mutating func add(_ place: CGVector, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, place))
    if samples.count > MotionSamples.capacity { samples.removeFirst() }
  }

  /// Change in a second, as of the last movement; zero once that is long ago.
  func velocity(at now: TimeInterval) -> CGVector {
    let limits = BehaviorProfile.current.touches
    guard let last = samples.last, now - last.time <= limits.panRest else { return .zero }
    let earlier =
      samples.dropLast().last { last.time - $0.time >= limits.panVelocitySpan - 1e-9 }
      ?? samples.first
    guard let earlier, earlier.time < last.time else { return .zero }
    let time = last.time - earlier.time
    return CGVector(
      dx: (last.place.dx - earlier.place.dx) / time,
      dy: (last.place.dy - earlier.place.dy) / time)
  }
}
