// SPDX-License-Identifier: MIT

/// The recognizers of a stage that receive touches: decides which gesture is recognized.
///
/// A recognizer that asks to begin is turned down if another one that excludes it has recognized,
/// if its view or delegate says no, or if one that has to fail has not; it waits while one that has
/// to fail may still do so. A recognizer that begins makes those fail that it excludes: the first
/// one wins, and in one event the one of the innermost view, of several on one view the one that was
/// added last (``TouchBehavior/latestRecognizerIsFirst``). Actions are sent when all recognizers
/// have been notified of the event; then views are notified of cancelled touches; then what is
/// finished is reset.
@MainActor
final class GestureArena {
  private(set) var active: [UIGestureRecognizer] = []
  private var reports: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var depth = 0
  private var isFlushing = false
  /// Notifies views of what became of their touches.
  var whenDecided: () -> Void = {}

  init() {}

  /// Runs a closure in which recognizers may change, and sends the actions afterwards.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0 { flush() }
  }

  func join(_ recognizer: UIGestureRecognizer) {
    guard !active.contains(where: { $0 === recognizer }) else { return }
    active.append(recognizer)
    recognizer.joinedArena = self
  }

  /// Changes a recognizer's state where the documented transitions allow it.
  func move(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
    perform {
      switch (recognizer.storedState, new) {
      case (.possible, .began), (.possible, .changed): recognize(recognizer, as: .began)
      case (.possible, .ended): recognize(recognizer, as: .ended)
      case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
      case (.began, .changed), (.changed, .changed): become(.changed, recognizer)
      case (.began, .ended), (.changed, .ended): become(.ended, recognizer)
      case (.began, .cancelled), (.changed, .cancelled): become(.cancelled, recognizer)
      case (.began, .failed), (.changed, .failed): become(.failed, recognizer)
      default: break
      }
    }
  }

  func cancel(_ recognizer: UIGestureRecognizer) {
    guard active.contains(where: { $0 === recognizer }) else { return }
    move(recognizer, to: .cancelled)
  }

  // MARK: Deciding

  private func recognize(_ recognizer: UIGestureRecognizer, as new: UIGestureRecognizer.State) {
    if recognizer.waiting != nil {
      if new == .ended { recognizer.waiting?.state = .ended }
      return
    }
    join(recognizer)
    let required = active.filter { $0 !== recognizer && requires(recognizer, toFail: $0) }
    guard recognizer.isEnabled, !isExcluded(recognizer), !required.contains(where: \.isRecognized),
      recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true,
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    else { return fail(recognizer) }
    // A recognizer that waits for this one already is not waited for: neither would ever begin.
    let blockers = required.filter { $0.storedState == .possible && !waits($0, for: recognizer) }
    if blockers.isEmpty {
      commit(recognizer, as: new)
    } else {
      recognizer.waiting = UIGestureRecognizer.Waiting(state: new, blockers: blockers)
    }
  }

  private func commit(_ recognizer: UIGestureRecognizer, as new: UIGestureRecognizer.State) {
    recognizer.waiting = nil
    become(new, recognizer)
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.claimedTouches { touch.window?.touchRouter.claim(touch) }
    }
    for other in active where other !== recognizer && other.storedState == .possible {
      let waited = other.waiting?.blockers.contains { $0 === recognizer } ?? false
      if waited || excludes(recognizer, other) { fail(other) }
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedState == .possible else { return }
    // One that follows no touch is reset as well.
    join(recognizer)
    recognizer.storedState = .failed
    recognizer.waiting = nil
    for other in active {
      guard var waiting = other.waiting else { continue }
      waiting.blockers.removeAll { $0 === recognizer }
      other.waiting = waiting
      guard waiting.blockers.isEmpty else { continue }
      if isExcluded(other) { fail(other) } else { commit(other, as: waiting.state) }
    }
  }

  private func become(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    recognizer.storedState = state
    if state == .changed, let last = reports.last, last.recognizer === recognizer,
      last.state == .changed
    {
      return
    }
    reports.append((recognizer, state))
  }

  /// Whether one waits, directly or by way of others, for another to fail.
  private func waits(_ one: UIGestureRecognizer, for another: UIGestureRecognizer) -> Bool {
    var seen: [UIGestureRecognizer] = []
    var next = [one]
    while let current = next.popLast() {
      guard !seen.contains(where: { $0 === current }) else { continue }
      seen.append(current)
      let blockers = current.waiting?.blockers ?? []
      if blockers.contains(where: { $0 === another }) { return true }
      next += blockers
    }
    return false
  }

  private func requires(_ one: UIGestureRecognizer, toFail other: UIGestureRecognizer) -> Bool {
    one.requiredFailures.contains { $0.object === other }
      || one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }

  private func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { $0 !== recognizer && $0.isRecognized && excludes($0, recognizer) }
  }

  /// Whether a gesture that is made lets another one not be made.
  private func excludes(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard meet(one, other), one.canPrevent(other), other.canBePrevented(by: one) else {
      return false
    }
    return
      !(one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one)
        ?? false)
  }

  /// Gestures exclude each other where one's view contains the other's, or they share a touch
  /// (assumed; two views beside each other are known to be moved at the same time).
  private func meet(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if let first = one.view, let second = other.view,
      first.isDescendant(of: second) || second.isDescendant(of: first)
    {
      return true
    }
    return one.claimedTouches.contains { other.claimedTouches.contains($0) }
  }

  // MARK: Telling

  private func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    repeat {
      while !reports.isEmpty {
        let report = reports.removeFirst()
        report.recognizer.report(report.state)
      }
      whenDecided()
      let finished = active.filter(\.isFinished)
      active.removeAll(where: \.isFinished)
      for recognizer in finished { recognizer.clear() }
    } while !reports.isEmpty
    isFlushing = false
  }
}

extension UIGestureRecognizer {
  fileprivate func report(_ state: State) {
    reportedState = state
    note(state)
    if state != .failed {
      for handler in handlers { handler.call(self) }
    }
    reportedState = nil
  }

  private func note(_ state: State) {
    let log = (view?.environment ?? .current).log
    switch state {
    case .began: log.note("gestureBegan", of: self)
    case .ended: log.note("gestureEnded", of: self)
    case .cancelled: log.note("gestureCancelled", of: self)
    case .failed: log.note("gestureFailed", of: self)
    case .possible, .changed: break
    }
  }
}

extension GestureArena: @preconcurrency EndsWithStage {
  func endWithStage() { (active, reports) = ([], []) }
}
