// SPDX-License-Identifier: MIT

/// What the screen reports at an instant: all touches that are down, and those that were lifted.
///
/// One object is used for all events of a stage; its contents change with each.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about; raw values are those of the SDK.
  public enum EventType: Int, Sendable {
    /// Touches: what every event here is.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A remote control was used.
    case remoteControl = 2
    /// A button was pressed.
    case presses = 3
    /// A pointer scrolled.
    case scroll = 10
    /// A pointer moved.
    case hover = 11
    /// A trackpad received a pinch or a rotation.
    case transform = 14
  }

  /// What an event is about in detail.
  public enum EventSubtype: Int, Sendable {
    /// None: what every event here has.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// When the event happened, in the time of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0

  /// In the order in which the touches began.
  var touches: [UITouch] = []

  /// Events come from the stage alone.
  override init() { super.init() }

  /// Touches, always.
  open var type: EventType { .touches }
  /// None, always.
  open var subtype: EventSubtype { .none }

  /// All touches that are down, and those that were lifted with this event.
  ///
  /// The order of a set differs with each run: code for several touches whose result has to be the
  /// same sorts them.
  open var allTouches: Set<UITouch>? { Set(touches) }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

  /// The touches that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some { touch in touch.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// Coalesced touches since the last event: only the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Predicted touches: always none here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func some(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isMeant)
    return found.isEmpty ? nil : Set(found)
  }
}
