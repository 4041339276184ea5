// SPDX-License-Identifier: MIT

/// Follows two touches that turn about each other.
///
/// Begins when each has gone 10 points around their middle, with the whole angle (both approximated),
/// and ends when one of them is lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var motion = TouchPairMotion { $0.turn }
  /// The turn at which the rotation is zero.
  private var base = 0.0

  public convenience init(_ handler: @escaping (UIRotationGestureRecognizer) -> Void) {
    self.init()
    handlers.append(
      GestureHandler {
        if let recognizer = $0 as? UIRotationGestureRecognizer { handler(recognizer) }
      })
  }

  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> (UIRotationGestureRecognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  open override var numberOfTouches: Int { downTouches.count }

  open var rotation: CGFloat {
    get { motion.pair.turn - base }
    set { if newValue.isFinite { base = motion.pair.turn - newValue } }
  }

  open var velocity: CGFloat { motion.velocity(at: environment.clock.now.seconds) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard acceptsTouchOfPair(for: event) else { return }
    _ = motion.start(downTouches, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard motion.follow(self.touches, at: event.timestamp) else { return }
    // Each has gone half of the arc.
    pairDidMove(by: abs(motion.pair.turn) * motion.pair.distance / 2)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    _ = motion.follow(self.touches, at: event.timestamp)
    pairDidEnd()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    motion.reset()
    base = 0
  }
}
