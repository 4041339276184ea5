// SPDX-License-Identifier: MIT

/// What the screen reports at an instant: all touches that are down, and those that were lifted.
///
/// One object is used for all events of a stage; its contents change with each.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    /// Touches: what every event here is.
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    /// None: what every event here has.
    case none = 0
    case motionShake = 1
  }

  open internal(set) var timestamp: TimeInterval = 0

  var touches: [UITouch] = []

  /// Events come from the stage alone.
  package override init() { super.init() }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  /// All touches that are down, and those that were lifted with this event.
  ///
  /// The order of a set differs with each run: code for several touches whose result has to be the
  /// same sorts them.
  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

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
