// SPDX-License-Identifier: MIT

/// The delivery of one touch: which recognizers and which view receive it, and what they have
/// received.
@MainActor
package final class TouchRoute {
  struct Moment {
    let phase: UITouch.Phase
    let location: CGPoint
    let previous: CGPoint
    let timestamp: TimeInterval
  }

  let touch: UITouch
  let view: UIView
  /// Those of the view and of all it is in, in the order in which they receive the touch: the innermost view's first.
  let recognizers: [UIGestureRecognizer]
  let reachesView: Bool
  /// Its index among all in its window.
  let number: Int
  var isClaimed = false
  package var isInView = false
  /// Whether the view has been notified of its end.
  var isOver = false
  var isLifted = false
  /// What the view receives once it is clear that no gesture claims the touch.
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

  var delaysBegan: Bool { blocker(of: .began) != nil }

  var delaysEnded: Bool { blocker(of: .ended) != nil }

  /// The first recognizer that keeps the view from being notified of a phase until it has decided.
  func blocker(of phase: UITouch.Phase) -> UIGestureRecognizer? {
    switch phase {
    case .began: recognizers.first { $0.delaysTouchesBegan && $0.isUndecided(on: touch) }
    case .ended: recognizers.first { $0.delaysTouchesEnded && $0.isUndecided(on: touch) }
    default: nil
    }
  }

  /// Keeps the touch's state for later; of several movements the last.
  func delay() {
    if touch.phase == .moved && delayed.last?.phase == .moved { delayed.removeLast() }
    delayed.append(moment)
  }

  private var moment: Moment {
    Moment(
      phase: touch.phase, location: touch.locationInWindow,
      previous: touch.previousLocationInWindow, timestamp: touch.timestamp)
  }

  func replay(_ past: Moment, with event: UIEvent) {
    let present = moment
    set(past)
    notifyView([touch], past.phase, with: event)
    set(present)
  }

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
