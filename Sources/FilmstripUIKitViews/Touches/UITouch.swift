// SPDX-License-Identifier: MIT

/// One touch on the screen, from when it begins until it is lifted.
///
/// One object for the whole time; the stage changes it with each event.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    case regionEntered
    case regionMoved
    case regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer

    public static var stylus: TouchType { .pencil }
  }

  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var tapCount = 1
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open var gestureRecognizers: [UIGestureRecognizer]? { route?.recognizers }

  /// The delivery of the touch.
  ///
  /// Held by the window, and weak here: a touch that stays down must not retain its window.
  package weak var route: TouchRoute?
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
  open var majorRadiusTolerance: CGFloat { 0 }

  open func location(in view: UIView?) -> CGPoint { convert(locationInWindow, to: view) }

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
