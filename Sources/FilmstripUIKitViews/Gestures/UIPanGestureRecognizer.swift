// SPDX-License-Identifier: MIT

/// Follows touches that move in any direction.
///
/// Begins when their middle has gone 10 points, in a straight line, and has gone at once the travel
/// less those 10 (measured for scroll views and sheets).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// How far the middle of the touches has gone, in the window's space; touches that begin or end
  /// move it without changing the translation.
  private var travel = CGVector.zero
  private var lastMiddle: CGPoint?
  /// The travel at which the translation is zero.
  private var base = CGVector.zero
  private var motion = MotionSamples()

  public convenience init(_ handler: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init()
    handlers.append(
      GestureHandler { if let recognizer = $0 as? UIPanGestureRecognizer { handler(recognizer) } })
  }

  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> (UIPanGestureRecognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  open override var numberOfTouches: Int { downTouches.count }

  open func translation(in view: UIView?) -> CGPoint {
    convert(movement: CGVector(dx: travel.dx - base.dx, dy: travel.dy - base.dy), to: view)
  }

  /// Lets the translation continue from a value, in a view's space; nil is the window's.
  ///
  /// Documented to reset the velocity; but it is common to set the translation to zero and to read a
  /// velocity right after that, so that it stays (assumed).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite && translation.y.isFinite else { return }
    let given = convert(translation, from: view)
    base = CGVector(dx: travel.dx - given.dx, dy: travel.dy - given.dy)
  }

  /// How fast the touches go, in points per second of a view's space; nil is the window's.
  ///
  /// From the last two movements; zero when the touches have rested for a tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let now = environment.clock.now.seconds
    return convert(movement: motion.velocity(at: now), to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // What the others did counts before the middle becomes another one.
    follow(self.touches.filter { $0.phase != .began }, at: event.timestamp)
    if downTouches.count > maximumNumberOfTouches {
      if state == .possible {
        state = .failed
        return
      }
      // The last one first: each is then found at the end.
      for touch in self.touches.suffix(downTouches.count - maximumNumberOfTouches).reversed() {
        ignore(touch, for: event)
      }
    }
    lastMiddle = UIGestureRecognizer.middle(of: downTouches)
    if motion.isEmpty { motion.add(travel, at: event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(self.touches, at: event.timestamp)
    guard downTouches.count >= minimumNumberOfTouches else {
      // What one touch does before the others come is no part of the gesture.
      if state == .possible { travel = .zero }
      return
    }
    switch state {
    case .possible:
      let slop = environment.behavior.touches.panSlop
      let length = travel.length
      guard length >= slop, mayBegin(after: travel) else { return }
      base = CGVector(dx: travel.dx * slop / length, dy: travel.dy * slop / length)
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(isCancelled: false, at: event.timestamp)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(isCancelled: true, at: event.timestamp)
  }

  open override func reset() {
    super.reset()
    travel = .zero
    base = .zero
    lastMiddle = nil
    motion = MotionSamples()
  }

  /// Whether the gesture may begin with a movement that is long enough; may fail it for good.
  @_spi(Engine) open func mayBegin(after travel: CGVector) -> Bool { true }

  private func follow(_ touches: [UITouch], at time: TimeInterval) {
    guard let middle = UIGestureRecognizer.middle(of: touches), let last = lastMiddle,
      middle != last
    else { return }
    travel.dx += middle.x - last.x
    travel.dy += middle.y - last.y
    lastMiddle = middle
    motion.add(travel, at: time)
  }

  private func lift(isCancelled: Bool, at time: TimeInterval) {
    follow(touches, at: time)
    lastMiddle = UIGestureRecognizer.middle(of: downTouches)
    let isUnder = downTouches.count < max(minimumNumberOfTouches, 1)
    switch state {
    case .possible where downTouches.isEmpty: state = .failed
    case .began where isUnder, .changed where isUnder: state = isCancelled ? .cancelled : .ended
    default: break
    }
  }
}

extension CGVector {
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
