// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
  private var nearEdges: UIRectEdge = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  public convenience init(_ handler: @escaping (UIScreenEdgePanGestureRecognizer) -> Void) {
    self.init()
    handlers.append(
      GestureHandler {
        if let recognizer = $0 as? UIScreenEdgePanGestureRecognizer { handler(recognizer) }
      })
  }

  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> (UIScreenEdgePanGestureRecognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = self.touches.first, let window = touch.window {
      nearEdges = edges.intersection(near(touch.locationInWindow, in: window.bounds))
      guard !nearEdges.isEmpty else {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  private func near(_ point: CGPoint, in bounds: CGRect) -> UIRectEdge {
    let region = environment.behavior.touches.edgeRegion
    var near: UIRectEdge = []
    if point.x - bounds.minX <= region { near.insert(.left) }
    if bounds.maxX - point.x <= region { near.insert(.right) }
    if point.y - bounds.minY <= region { near.insert(.top) }
    if bounds.maxY - point.y <= region { near.insert(.bottom) }
    return near
  }

  /// Only more inwards than along the edge; anything else is another gesture.
  @_spi(Engine) open override func mayBegin(after travel: CGVector) -> Bool {
    let (x, y) = (travel.dx, travel.dy)
    if nearEdges.contains(.left) && x > abs(y) || nearEdges.contains(.right) && -x > abs(y)
      || nearEdges.contains(.top) && y > abs(x) || nearEdges.contains(.bottom) && -y > abs(x)
    {
      return true
    }
    state = .failed
    return false
  }
}
