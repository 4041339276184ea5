// SPDX-License-Identifier: MIT
internal import QuartzCore

/// Follows two touches that move apart or together.
///
/// Begins when their distance has changed by 10 points, with the whole change (both approximated), and
/// ends when one of them is lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pair = TouchPair()
  /// The distance at which the scale is `reference`.
  private var baseDistance = 0.0
  private var reference = 1.0
  private var motion = MotionSamples()

  /// Creates a recognizer that calls a closure with each change; Swift-only, where Apple's has a
  /// target and a selector.
  public convenience init(_ handler: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init()
    handlers.append(
      GestureHandler { if let recognizer = $0 as? UIPinchGestureRecognizer { handler(recognizer) } }
    )
  }

  /// Creates a recognizer that calls a method, given as `Target.method`, with each change; the target
  /// is not kept.
  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> (UIPinchGestureRecognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  open override var numberOfTouches: Int { downTouches.count }

  /// The distance of the touches as a multiple of what it was at first; set to continue from
  /// another value.
  open var scale: CGFloat {
    get { baseDistance > 0 ? reference * pair.distance / baseDistance : reference }
    set {
      guard newValue.isFinite else { return }
      reference = newValue
      baseDistance = pair.distance
    }
  }

  /// Change of the scale in a second.
  open var velocity: CGFloat {
    guard baseDistance > 0 else { return 0 }
    let now = environment.clock.now.seconds
    return reference * motion.velocity(at: now).dx / baseDistance
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible || downTouches.count > 2 {
      for touch in self.touches.dropFirst(2) { ignore(touch, for: event) }
      return
    }
    guard pair.start(downTouches) else { return }
    baseDistance = pair.distance
    motion.add(CGVector(dx: pair.distance, dy: 0), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.follow(self.touches) else { return }
    motion.add(CGVector(dx: pair.distance, dy: 0), at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(pair.distance - pair.startDistance) >= environment.behavior.touches.panSlop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if pair.follow(self.touches) {
      motion.add(CGVector(dx: pair.distance, dy: 0), at: event.timestamp)
    }
    if state != .possible { state = .ended } else if downTouches.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    pair = TouchPair()
    (baseDistance, reference, motion) = (0, 1, MotionSamples())
  }
}
