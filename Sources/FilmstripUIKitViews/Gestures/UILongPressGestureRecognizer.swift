// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// Seconds until it is a press; 0.5 by default (documented).
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that touches may move before it is a press; 10 by default (documented).
  open var allowableMovement: CGFloat = 10

  private var starts: [(touch: UITouch, point: CGPoint)] = []
  private var timer = GestureTimer()

  public convenience init(_ handler: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init()
    handlers.append(
      GestureHandler {
        if let recognizer = $0 as? UILongPressGestureRecognizer { handler(recognizer) }
      })
  }

  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> (UILongPressGestureRecognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    for touch in self.touches where touch.phase == .began {
      starts.append((touch, touch.locationInWindow))
    }
    let taps = self.touches.first.map(\.tapCount) ?? 1
    guard downTouches.count <= numberOfTouchesRequired, taps > numberOfTapsRequired else {
      state = .failed
      return
    }
    guard downTouches.count == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer.start(after: minimumPressDuration, for: self, as: "a long press") { $0.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if starts.contains(where: { $0.touch.distance(from: $0.point) > allowableMovement }) {
        state = .failed
      }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    timer.cancel()
    starts = []
  }
}
