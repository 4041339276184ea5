// SPDX-License-Identifier: MIT

/// Brings the fingers in a window first to the recognizers and then to the views.
@MainActor
final class TouchRouter {
  private unowned let window: UIWindow
  private var routes: [TouchRoute] = []
  private var isSettling = false

  init(window: UIWindow) { self.window = window }

  private var environment: StageEnvironment { window.stageEnvironment }
  private var event: UIEvent { environment.touches.event }

  private func route(of touch: UITouch) -> TouchRoute? { routes.first { $0.touch === touch } }

  /// Finds out who is to hear of a finger that has come down; false where there is no view.
  func begin(_ touch: UITouch) -> Bool {
    guard let view = window.hitTest(touch.locationInWindow, with: event) else { return false }
    touch.window = window
    touch.view = view
    var recognizers: [UIGestureRecognizer] = []
    var place: UIView? = view
    while let current = place {
      recognizers += current.storedRecognizers.filter { $0.receives(touch, with: event) }
      place = current.superview
    }
    let others = routes.filter { !$0.isLifted && $0.reachesView }
    let isBlocked = others.contains { other in
      other.view === view
        ? !view.isMultipleTouchEnabled : other.view.isExclusiveTouch || view.isExclusiveTouch
    }
    let route = TouchRoute(
      touch: touch, view: view, recognizers: recognizers, reachesView: !isBlocked)
    touch.route = route
    routes.append(route)
    return true
  }

  /// Tells recognizers and views what an event's fingers did.
  func send(_ event: UIEvent) {
    let changed = event.touches.filter { $0.phase != .stationary }.compactMap(route)
    var listeners: [UIGestureRecognizer] = []
    for recognizer in changed.flatMap(\.recognizers)
    where !listeners.contains(where: { $0 === recognizer }) {
      listeners.append(recognizer)
    }
    environment.gestures.perform {
      for recognizer in listeners where !recognizer.isFinished {
        let touches = changed.filter { route in
          route.recognizers.contains { $0 === recognizer }
        }.map(\.touch)
        recognizer.receive(touches, with: event)
      }
    }
    for recognizer in listeners { recognizer.touches = recognizer.downTouches }
    deliver(changed, with: event)
    for route in changed where route.touch.phase == .ended || route.touch.phase == .cancelled {
      route.isLifted = true
    }
    settle()
  }

  /// A gesture has taken a finger: its view is told that it was cancelled.
  func take(_ touch: UITouch) {
    guard let route = route(of: touch) else { return }
    route.isTaken = true
    route.held = []
  }

  private func deliver(_ changed: [TouchRoute], with event: UIEvent) {
    var groups: [(phase: UITouch.Phase, routes: [TouchRoute])] = []
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      for route in changed where route.touch.phase == phase && !isHeldBack(route) {
        if let index = groups.firstIndex(where: {
          $0.phase == phase && $0.routes[0].view === route.view
        }) {
          groups[index].routes.append(route)
        } else {
          groups.append((phase, [route]))
        }
      }
    }
    for group in groups {
      let routes = group.routes.filter { !$0.isOver && !$0.isTaken }
      guard let view = routes.first?.view else { continue }
      for route in routes { route.noteTold(group.phase) }
      view.tell(Set(routes.map(\.touch)), group.phase, with: event)
    }
  }

  /// Whether the view does not hear of what the finger did, or not yet.
  private func isHeldBack(_ route: TouchRoute) -> Bool {
    guard route.reachesView, !route.isTaken, !route.isOver else { return true }
    switch route.touch.phase {
    case .began:
      guard route.delaysBegan else { return false }
    case .moved:
      guard !route.held.isEmpty else { return !route.isInView }
    case .ended:
      guard !route.held.isEmpty || route.delaysEnded else { return !route.isInView }
    default:
      route.held = []
      return !route.isInView
    }
    route.hold()
    return true
  }

  /// Tells views what was held back and is decided now.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    for route in routes {
      if route.isTaken { route.cancelInView(with: event) }
      while let first = route.held.first, !route.isTaken {
        if first.phase == .began && route.delaysBegan { break }
        if first.phase == .ended && route.delaysEnded { break }
        route.held.removeFirst()
        route.replay(first, with: event)
      }
    }
    routes.removeAll { $0.isLifted && $0.held.isEmpty }
    isSettling = false
  }

  /// A view has left the window: fingers that came down in it are cancelled there, and so are the
  /// gestures of its recognizers.
  ///
  /// Recognizers further up go on.
  ///
  /// Assumed; what iOS does was not measured.
  func forget(_ view: UIView) {
    guard !routes.isEmpty || !environment.gestures.active.isEmpty else { return }
    let gone = environment.gestures.active.filter { $0.view?.isDescendant(of: view) ?? false }
    environment.gestures.perform {
      for recognizer in gone { environment.gestures.cancel(recognizer) }
    }
    for route in routes where route.view.isDescendant(of: view) {
      route.held = []
      route.cancelInView(with: event)
      route.isOver = true
    }
  }
}
