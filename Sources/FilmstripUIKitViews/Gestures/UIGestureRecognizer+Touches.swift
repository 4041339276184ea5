// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  var arena: GestureArena { joinedArena ?? environment.gestures }

  var downTouches: [UITouch] { touches.filter { $0.phase != .ended && $0.phase != .cancelled } }

  /// Whether the gesture is over, one way or another, and waits for its reset.
  var isFinished: Bool {
    storedState == .ended || storedState == .cancelled || storedState == .failed
  }

  /// Whether the gesture is being made, or was in this event.
  var isRecognized: Bool {
    storedState == .began || storedState == .changed || storedState == .ended
  }

  func isUndecided(on touch: UITouch) -> Bool {
    storedState == .possible && claimedTouches.contains(touch)
  }

  func receives(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard isEnabled, !isFinished, waiting == nil,
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      shouldReceive(event)
    else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  func receive(_ changed: [UITouch], with event: UIEvent) {
    let new = changed.filter { $0.phase == .began }
    touches += new
    claimedTouches.add(new)
    let known = Set(touches.map(ObjectIdentifier.init))
    let mine = changed.filter { known.contains(ObjectIdentifier($0)) }
    guard !mine.isEmpty else { return }
    arena.join(self)
    updateCentroid()
    notify(mine, in: .began) { touchesBegan($0, with: event) }
    notify(mine, in: .moved) { touchesMoved($0, with: event) }
    notify(mine, in: .ended) { touchesEnded($0, with: event) }
    notify(mine, in: .cancelled) { touchesCancelled($0, with: event) }
  }

  private func notify(
    _ changed: [UITouch], in phase: UITouch.Phase, _ body: (Set<UITouch>) -> Void
  ) {
    guard !isFinished else { return }
    let inPhase = changed.filter { $0.phase == phase }
    guard !inPhase.isEmpty else { return }
    // Some may be ignored since the last phase.
    let known = Set(touches.map(ObjectIdentifier.init))
    let meant = inPhase.filter { known.contains(ObjectIdentifier($0)) }
    if !meant.isEmpty { body(Set(meant)) }
  }

  private func updateCentroid() {
    if let middle = UIGestureRecognizer.middle(of: touches) { centroid = middle }
  }

  /// The middle of touches in the window's space; nil of none.
  static func middle(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.locationInWindow.x } / count,
      y: touches.reduce(0) { $0 + $1.locationInWindow.y } / count)
  }

  /// Converts a point from the window's space to a view's; nil is the window's.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, !(view is UIWindow) else { return point }
    return view.layer.convert(point, from: view.window?.layer)
  }

  /// Converts a movement from the window's space to a view's, at the middle of the touches.
  func convert(movement: CGVector, to view: UIView?) -> CGPoint {
    let start = convert(centroid, to: view)
    let end = convert(CGPoint(x: centroid.x + movement.dx, y: centroid.y + movement.dy), to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a movement from a view's space to the window's, at the middle of the touches.
  func convert(_ movement: CGPoint, from view: UIView?) -> CGVector {
    guard let view, !(view is UIWindow) else { return CGVector(dx: movement.x, dy: movement.y) }
    let start = convert(centroid, to: view)
    let end = view.layer.convert(
      CGPoint(x: start.x + movement.x, y: start.y + movement.y), to: view.window?.layer)
    return CGVector(dx: end.x - centroid.x, dy: end.y - centroid.y)
  }

  /// Forgets everything, as before the first touch.
  func clear() {
    storedState = .possible
    waiting = nil
    touches = []
    claimedTouches = TouchList()
    decisionCount += 1
    joinedArena = nil
    reset()
  }
}

extension UITouch {
  func distance(from point: CGPoint) -> CGFloat {
    let (x, y) = (locationInWindow.x - point.x, locationInWindow.y - point.y)
    return (x * x + y * y).squareRoot()
  }
}
