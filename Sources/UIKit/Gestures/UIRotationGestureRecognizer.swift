// SPDX-License-Identifier: MIT
internal import QuartzCore

/// Follows two touches that turn about each other.
///
/// Begins when each has gone 10 points around their middle, with the whole angle (both approximated),
/// and ends when one of them is lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var pair = TouchPair()
  /// The turn at which the rotation is zero.
  private var base = 0.0
  private var motion = MotionSamples()

  /// Creates a recognizer that calls a closure with each change; Swift-only, where Apple's has a
  /// target and a selector.
  public convenience init(_ handler: @escaping (UIRotationGestureRecognizer) -> Void) {
    self.init()
    handlers.append(
      GestureHandler {
        if let recognizer = $0 as? UIRotationGestureRecognizer { handler(recognizer) }
      })
  }

  /// Creates a recognizer that calls a method, given as `Target.method`, with each change; the target
  /// is not kept.
  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> (UIRotationGestureRecognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  open override var numberOfTouches: Int { downTouches.count }

  /// The turn in radians, clockwise as seen; more than a whole one counts on.
  ///
  /// Set to continue from another value.
  open var rotation: CGFloat {
    get { pair.turn - base }
    set { if newValue.isFinite { base = pair.turn - newValue } }
  }

  /// Radians per second.
  open var velocity: CGFloat {
    motion.velocity(at: environment.clock.now.seconds).dx
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible || downTouches.count > 2 {
      for touch in self.touches.dropFirst(2) { ignore(touch, for: event) }
      return
    }
    guard pair.start(downTouches) else { return }
    motion.add(.zero, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.follow(self.touches) else { return }
    motion.add(CGVector(dx: pair.turn, dy: 0), at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(pair.turn) * pair.distance / 2 >= environment.behavior.touches.panSlop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if pair.follow(self.touches) {
      motion.add(CGVector(dx: pair.turn, dy: 0), at: event.timestamp)
    }
    if state != .possible { state = .ended } else if downTouches.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    pair = TouchPair()
    (base, motion) = (0, MotionSamples())
  }
}
