// SPDX-License-Identifier: MIT

@MainActor
struct TouchPairMotion {
  private(set) var pair = TouchPair()
  private let measure: @MainActor (TouchPair) -> Double
  private var samples = MotionSamples()

  /// A motion of which a measure is followed: the touches' distance, or their turn.
  init(of measure: @escaping @MainActor (TouchPair) -> Double) { self.measure = measure }

  /// Begins with two touches at a time in seconds; false with any other number of them.
  mutating func start(_ touches: [UITouch], at time: TimeInterval) -> Bool {
    guard pair.start(touches) else { return false }
    addSample(at: time)
    return true
  }

  /// Records where the touches are at a time; false unless both are there and one has moved.
  mutating func follow(_ touches: [UITouch], at time: TimeInterval) -> Bool {
    guard pair.follow(touches) else { return false }
    addSample(at: time)
    return true
  }

  mutating func reset() { self = TouchPairMotion(of: measure) }

  /// Change of the measure in a second, as of the last movement; zero once that is long ago.
  func velocity(at now: TimeInterval) -> Double { samples.velocity(at: now).dx }

  private mutating func addSample(at time: TimeInterval) {
    samples.add(CGVector(dx: measure(pair), dy: 0), at: time)
  }
}

extension UIGestureRecognizer {
  /// Whether a new touch may be one of the two; if not, it is ignored.
  func acceptsTouchOfPair(for event: UIEvent) -> Bool {
    guard state != .possible || downTouches.count > 2 else { return true }
    for touch in touches.dropFirst(2) { ignore(touch, for: event) }
    return false
  }

  /// After a movement: continues, or begins once the touches have gone far enough, in points.
  func pairDidMove(by distance: Double) {
    if state != .possible {
      state = .changed
    } else if distance >= environment.behavior.touches.panSlop {
      state = .began
    }
  }

  /// After a touch was lifted: one of the two ends what has begun.
  func pairDidEnd() {
    if state != .possible { state = .ended } else if downTouches.isEmpty { state = .failed }
  }
}
