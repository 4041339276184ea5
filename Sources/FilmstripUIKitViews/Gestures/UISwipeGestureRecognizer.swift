// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  private var start: (time: TimeInterval, middle: CGPoint)?

  public convenience init(_ handler: @escaping (UISwipeGestureRecognizer) -> Void) {
    self.init()
    handlers.append(
      GestureHandler { if let recognizer = $0 as? UISwipeGestureRecognizer { handler(recognizer) } }
    )
  }

  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> (UISwipeGestureRecognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if downTouches.count > numberOfTouchesRequired { state = .failed }
    // Touches need not begin at once: time counts from the first, places from the last.
    start = (start?.time ?? event.timestamp, centroid)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    check(at: event.timestamp)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    check(at: event.timestamp)
    if state == .possible && waiting == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    start = nil
  }

  private func check(at time: TimeInterval) {
    guard state == .possible, let start else { return }
    let limits = environment.behavior.touches
    let passed = time - start.time
    guard passed <= limits.swipeDuration else {
      state = .failed
      return
    }
    guard touches.count == numberOfTouchesRequired else { return }
    let travel = limits.swipeTravel.start * (1 - limits.swipeTravel.decay * passed)
    let deviation = limits.swipeDeviation.start * (1 - limits.swipeDeviation.decay * passed)
    let (x, y) = (centroid.x - start.middle.x, centroid.y - start.middle.y)
    let candidates: [(Direction, along: CGFloat, aside: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
    ]
    let wanted = candidates.filter { direction.contains($0.0) }
    if wanted.contains(where: { $0.along >= travel && abs($0.aside) <= deviation }) {
      state = .ended
    } else if !wanted.contains(where: { abs($0.aside) <= deviation }) {
      state = .failed
    }
  }
}
