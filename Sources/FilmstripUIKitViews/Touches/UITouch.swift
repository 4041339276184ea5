// SPDX-License-Identifier: MIT

/// One touch on the screen, from when it begins until it is lifted.
///
/// One object for the whole time; the stage changes it with each event.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case moved
    /// It is down and did not move with this event.
    case stationary
    case ended
    case cancelled
    /// A pointer came into a region; touches never have this phase.
    case regionEntered
    /// A pointer moved in a region; touches never have this phase.
    case regionMoved
    /// A pointer left a region; touches never have this phase.
    case regionExited
  }

  public enum TouchType: Int, Sendable {
    /// A touch on the screen: what every touch here is.
    case direct
    case indirect
    case pencil
    case indirectPointer

    /// The former name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  open internal(set) var phase = Phase.began
  /// When the touch last changed, in the time of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0
  /// Which of several taps in quick succession at one place this is, from 1.
  open internal(set) var tapCount = 1
  /// The window the touch began in.
  open internal(set) weak var window: UIWindow?
  /// The view the touch began in, wherever it is now.
  open internal(set) weak var view: UIView?
  /// The recognizers that receive the touch; nil once it is over.
  open var gestureRecognizers: [UIGestureRecognizer]? { route?.recognizers }

  /// The delivery of the touch.
  ///
  /// Held by the window, and weak here: a touch that stays down must not retain its window.
  package weak var route: TouchRoute?
  /// In the window's space, now and before the last change.
  var locationInWindow = CGPoint.zero
  var previousLocationInWindow = CGPoint.zero

  /// Touches come from the stage alone.
  package override init() { super.init() }

  open var type: TouchType { .direct }

  /// How hard the touch presses: 0, as on screens that do not measure it.
  open var force: CGFloat { 0 }
  /// The hardest press there is: 0, as on screens that do not measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// Radius of the touch in points; 0, as touches here are points.
  open var majorRadius: CGFloat { 0 }
  /// How inexact the radius is, in points.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// Where the touch is, in a view's space; nil is the window's.
  open func location(in view: UIView?) -> CGPoint {
    convert(locationInWindow, to: view)
  }

  /// Where the touch was before the last change, in a view's space; nil is the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocationInWindow, to: view)
  }

  /// The same as `location(in:)`: touches here are exact.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The same as `previousLocation(in:)`: touches here are exact.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.layer.convert(point, from: window?.layer)
  }
}
