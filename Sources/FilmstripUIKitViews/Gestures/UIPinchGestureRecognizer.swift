// SPDX-License-Identifier: MIT

/// Follows two touches that move apart or together.
///
/// Begins when their distance has changed by 10 points, with the whole change (both approximated), and
/// ends when one of them is lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var motion = TouchPairMotion { $0.distance }
  /// The distance at which the scale is `reference`.
  private var baseDistance = 0.0
  private var reference = 1.0

  public convenience init(_ handler: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init()
    handlers.append(
      GestureHandler { if let recognizer = $0 as? UIPinchGestureRecognizer { handler(recognizer) } }
    )
  }

  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> (UIPinchGestureRecognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  open override var numberOfTouches: Int { downTouches.count }

  open var scale: CGFloat {
    get { baseDistance > 0 ? reference * motion.pair.distance / baseDistance : reference }
    set {
      guard newValue.isFinite else { return }
      reference = newValue
      baseDistance = motion.pair.distance
    }
  }

  open var velocity: CGFloat {
    guard baseDistance > 0 else { return 0 }
    return reference * motion.velocity(at: environment.clock.now.seconds) / baseDistance
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard acceptsTouchOfPair(for: event), motion.start(downTouches, at: event.timestamp) else {
      return
    }
    baseDistance = motion.pair.distance
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard motion.follow(self.touches, at: event.timestamp) else { return }
    pairDidMove(by: abs(motion.pair.distance - motion.pair.startDistance))
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
    (baseDistance, reference) = (0, 1)
  }
}
