// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var touchCount = 0
  private var starts: [(touch: UITouch, point: CGPoint)] = []
  private var firstStart: CGPoint?
  private var timeout = GestureTimer()

  public convenience init(_ handler: @escaping (UITapGestureRecognizer) -> Void) {
    self.init()
    handlers.append(
      GestureHandler { if let recognizer = $0 as? UITapGestureRecognizer { handler(recognizer) } })
  }

  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> (UITapGestureRecognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// One tap does not keep two from being made.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timeout.cancel()
    for touch in self.touches where touch.phase == .began {
      starts.append((touch, touch.locationInWindow))
    }
    touchCount = max(touchCount, downTouches.count)
    guard let start = starts.first?.point else { return }
    let first = firstStart ?? start
    firstStart = first
    let isNear =
      (starts.first?.touch.distance(from: first) ?? 0) <= environment.behavior.touches.tapDistance
    if touchCount > numberOfTouchesRequired || !isNear { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { checkMovement() }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    checkMovement()
    // What is lifted moves no more; the first touch says where the tap is.
    starts = starts.prefix(1) + starts.dropFirst().filter { !touches.contains($0.touch) }
    guard state == .possible, downTouches.isEmpty else { return }
    guard touchCount == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    touchCount = 0
    starts = []
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      timeout.start(
        after: environment.behavior.touches.tapInterval, for: self, as: "another tap"
      ) { $0.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    timeout.cancel()
    (taps, touchCount, starts, firstStart) = (0, 0, [], nil)
  }

  private func checkMovement() {
    let limit = environment.behavior.touches.tapMovement
    if starts.contains(where: { $0.touch.distance(from: $0.point) > limit }) { state = .failed }
  }
}
