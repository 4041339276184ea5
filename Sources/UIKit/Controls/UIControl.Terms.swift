// SPDX-License-Identifier: MIT

extension UIControl {
  /// What happens to a control; raw values are those of the SDK.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began in the control again, soon after it was lifted.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch went outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value was changed by its user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed, which ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All that belongs to editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// What applications may use for themselves.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// What the system uses for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is at the moment; raw values are those of the SDK.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and nothing else.
    public static let normal: State = []
    /// A touch is inside.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus; never here.
    public static let focused = State(rawValue: 1 << 3)
    /// What applications may use for themselves.
    public static let application = State(rawValue: 0x00FF_0000)
    /// What the system uses for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
