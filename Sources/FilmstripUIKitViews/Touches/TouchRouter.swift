// SPDX-License-Identifier: MIT

@MainActor
package final class TouchRouter {
  private unowned let window: UIWindow
  /// Those of touches that are down, and of those that are not and may be resolved now.
  private var routes: [TouchRoute] = []
  /// Those of touches that are lifted, by the recognizer that delays their delivery, and its
  /// decision count.
  private var deferred: [(blocker: UIGestureRecognizer, decisions: Int, routes: [TouchRoute])] = []
  private var startedCount = 0
  /// The views that receive touches that are down, and how many.
  private var reached: [ObjectIdentifier: (view: UIView, count: Int)] = [:]
  private var isSettling = false

  init(window: UIWindow) { self.window = window }

  private var environment: StageEnvironment { window.stageEnvironment }
  private var event: UIEvent { environment.touches.event }

  private func route(of touch: UITouch) -> TouchRoute? {
    touch.window === window ? touch.route : nil
  }

  /// Finds the receivers of a touch that has begun; false where there is no view.
  func begin(_ touch: UITouch) -> Bool {
    guard let view = window.hitTest(touch.locationInWindow, with: event) else { return false }
    touch.window = window
    touch.view = view
    var recognizers: [UIGestureRecognizer] = []
    let latestIsFirst = environment.behavior.touches.latestRecognizerIsFirst
    for place in view.lineage {
      let added = place.storedRecognizers
      recognizers += (latestIsFirst ? added.reversed() : added).filter {
        $0.receives(touch, with: event)
      }
    }
    let isBlocked = reached.values.contains { other in
      other.view === view
        ? !view.isMultipleTouchEnabled : other.view.isExclusiveTouch || view.isExclusiveTouch
    }
    let route = TouchRoute(
      touch: touch, view: view, recognizers: recognizers, reachesView: !isBlocked,
      number: startedCount)
    startedCount += 1
    touch.route = route
    routes.append(route)
    if !isBlocked { count(1, in: view) }
    return true
  }

  /// Counts a touch that is down in a view more, or less.
  private func count(_ change: Int, in view: UIView) {
    let new = (reached[ObjectIdentifier(view)]?.count ?? 0) + change
    reached[ObjectIdentifier(view)] = new > 0 ? (view, new) : nil
  }

  func send(_ event: UIEvent) {
    let changed = event.touches.filter { $0.phase != .stationary }.compactMap(route)
    // Recognizers in the order in which they appear, each with its touches.
    var listeners: [(recognizer: UIGestureRecognizer, touches: [UITouch])] = []
    var places: [ObjectIdentifier: Int] = [:]
    for route in changed {
      for recognizer in route.recognizers {
        let place = places[ObjectIdentifier(recognizer), default: listeners.count]
        if place == listeners.count {
          places[ObjectIdentifier(recognizer)] = place
          listeners.append((recognizer, []))
        }
        listeners[place].touches.append(route.touch)
      }
    }
    environment.gestures.perform {
      for (recognizer, touches) in listeners where !recognizer.isFinished {
        recognizer.receive(touches, with: event)
      }
    }
    for (recognizer, _) in listeners { recognizer.touches = recognizer.downTouches }
    deliver(changed, with: event)
    for route in changed where route.touch.phase == .ended || route.touch.phase == .cancelled {
      if route.reachesView && !route.isLifted { count(-1, in: route.view) }
      route.isLifted = true
    }
    settle()
  }

  /// A gesture has claimed a touch: it is cancelled for its view.
  func claim(_ touch: UITouch) {
    guard let route = route(of: touch) else { return }
    if route.isLifted { resume { _, _ in true } }
    route.isClaimed = true
    route.delayed = []
  }

  private func deliver(_ changed: [TouchRoute], with event: UIEvent) {
    var groups: [(phase: UITouch.Phase, routes: [TouchRoute])] = []
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      var places: [ObjectIdentifier: Int] = [:]
      for route in changed where route.touch.phase == phase && !isDelayed(route) {
        if let place = places[ObjectIdentifier(route.view)] {
          groups[place].routes.append(route)
        } else {
          places[ObjectIdentifier(route.view)] = groups.count
          groups.append((phase, [route]))
        }
      }
    }
    for group in groups {
      let routes = group.routes.filter { !$0.isOver && !$0.isClaimed }
      guard let view = routes.first?.view else { continue }
      for route in routes { route.noteDelivered(group.phase) }
      view.notify(Set(routes.map(\.touch)), group.phase, with: event)
    }
  }

  private func isDelayed(_ route: TouchRoute) -> Bool {
    guard route.reachesView, !route.isClaimed, !route.isOver else { return true }
    switch route.touch.phase {
    case .began:
      guard route.delaysBegan else { return false }
    case .moved:
      guard !route.delayed.isEmpty else { return !route.isInView }
    case .ended:
      guard !route.delayed.isEmpty || route.delaysEnded else { return !route.isInView }
    default:
      route.delayed = []
      return !route.isInView
    }
    route.delay()
    return true
  }

  /// Sends views what was delayed and is decided now.
  package func settle() {
    guard !isSettling else { return }
    isSettling = true
    resume { $0.decisionCount != $1 }
    repeat {
      for route in routes {
        if route.isClaimed { route.cancelInView(with: event) }
        while let first = route.delayed.first, !route.isClaimed {
          if route.blocker(of: first.phase) != nil { break }
          route.delayed.removeFirst()
          route.replay(first, with: event)
        }
      }
      routes.removeAll { $0.isLifted && $0.delayed.isEmpty }
      // What a view has just received may have made a recognizer decide.
    } while resume { $0.decisionCount != $1 }
    deferUndecided()
    isSettling = false
  }

  /// Sets aside what waits for a recognizer to decide: checked with each event, a long series of
  /// touches of which none is decided would take time as its square.
  private func deferUndecided() {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, group) in deferred.enumerated() { places[ObjectIdentifier(group.blocker)] = place }
    var others: [TouchRoute] = []
    for route in routes {
      guard route.isLifted, !route.isClaimed, let first = route.delayed.first,
        let blocker = route.blocker(of: first.phase)
      else {
        others.append(route)
        continue
      }
      if let place = places[ObjectIdentifier(blocker)] {
        deferred[place].routes.append(route)
      } else {
        places[ObjectIdentifier(blocker)] = deferred.count
        deferred.append((blocker, blocker.decisionCount, [route]))
      }
    }
    routes = others
  }

  /// Brings back what waits for some recognizers; returns whether there was any.
  @discardableResult
  private func resume(where isIncluded: (UIGestureRecognizer, Int) -> Bool) -> Bool {
    let back = deferred.filter { isIncluded($0.blocker, $0.decisions) }.flatMap(\.routes)
    guard !back.isEmpty else { return false }
    deferred.removeAll { isIncluded($0.blocker, $0.decisions) }
    routes = (routes + back).sorted { $0.number < $1.number }
    return true
  }

  /// Cancels the touches that began in a view, which leaves the window or takes part in a transition, and the gestures
  /// of its recognizers.
  ///
  /// Recognizers further up continue.
  ///
  /// Assumed; what iOS does was not measured.
  package func cancelTouches(in view: UIView) {
    resume { _, _ in true }
    guard !routes.isEmpty || !environment.gestures.active.isEmpty else { return }
    let gone = environment.gestures.active.filter { $0.view?.isDescendant(of: view) ?? false }
    environment.gestures.perform {
      for recognizer in gone { environment.gestures.cancel(recognizer) }
    }
    for route in routes where route.view.isDescendant(of: view) {
      route.delayed = []
      route.cancelInView(with: event)
      route.isOver = true
    }
  }
}
