// SPDX-License-Identifier: MIT

/// The way of one finger: which recognizers and which view hear of it, and what they have heard.
@MainActor
final class TouchRoute {
  /// What a touch was when it was held back.
  struct Moment {
    let phase: UITouch.Phase
    let location: CGPoint
    let previous: CGPoint
    let timestamp: TimeInterval
  }

  let touch: UITouch
  let view: UIView
  /// Those of the view and of all it is in, the innermost first.
  let recognizers: [UIGestureRecognizer]
  /// Whether the view is told at all.
  let reachesView: Bool
  /// Which of all in its window this is.
  let number: Int
  /// Whether a gesture has the finger.
  var isClaimed = false
  /// Whether the view knows of the finger.
  var isInView = false
  /// Whether the view knows that it is gone.
  var isOver = false
  /// Whether the finger is off the screen.
  var isLifted = false
  /// What the view is to hear once it is clear that no gesture takes the finger.
  var delayed: [Moment] = []

  init(
    touch: UITouch, view: UIView, recognizers: [UIGestureRecognizer], reachesView: Bool,
    number: Int
  ) {
    self.touch = touch
    self.view = view
    self.recognizers = recognizers
    self.reachesView = reachesView
    self.number = number
  }

  /// Whether the view is not to hear of the finger yet.
  var delaysBegan: Bool { blocker(of: .began) != nil }

  /// Whether the view is not to hear of the lift yet.
  var delaysEnded: Bool { blocker(of: .ended) != nil }

  /// The first recognizer that keeps the view from being told of a phase until it has decided.
  func blocker(of phase: UITouch.Phase) -> UIGestureRecognizer? {
    switch phase {
    case .began: recognizers.first { $0.delaysTouchesBegan && $0.isUndecided(on: touch) }
    case .ended: recognizers.first { $0.delaysTouchesEnded && $0.isUndecided(on: touch) }
    default: nil
    }
  }

  /// Keeps what the touch is now for later; of several movements the last.
  func delay() {
    if touch.phase == .moved && delayed.last?.phase == .moved { delayed.removeLast() }
    delayed.append(moment)
  }

  private var moment: Moment {
    Moment(
      phase: touch.phase, location: touch.locationInWindow,
      previous: touch.previousLocationInWindow, timestamp: touch.timestamp)
  }

  /// Tells the view of a phase, with the touch as it was at a moment.
  func replay(_ past: Moment, with event: UIEvent) {
    let present = moment
    set(past)
    notifyView([touch], past.phase, with: event)
    set(present)
  }

  /// Tells the view that the finger is no longer its.
  func cancelInView(with event: UIEvent) {
    guard isInView, !isOver else { return }
    let phase = touch.phase
    touch.phase = .cancelled
    notifyView([touch], .cancelled, with: event)
    touch.phase = phase
  }

  private func set(_ moment: Moment) {
    touch.phase = moment.phase
    touch.locationInWindow = moment.location
    touch.previousLocationInWindow = moment.previous
    touch.timestamp = moment.timestamp
  }

  /// Takes note of what the view is about to hear.
  func noteDelivered(_ phase: UITouch.Phase) {
    if phase == .began { isInView = true }
    if phase == .ended || phase == .cancelled { isOver = true }
  }

  private func notifyView(_ touches: Set<UITouch>, _ phase: UITouch.Phase, with event: UIEvent) {
    noteDelivered(phase)
    view.notify(touches, phase, with: event)
  }
}

extension UIView {
  /// Calls the method for a phase.
  func notify(_ touches: Set<UITouch>, _ phase: UITouch.Phase, with event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
