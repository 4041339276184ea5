// SPDX-License-Identifier: MIT
public import QuartzCore

/// What a combination of keys does; there is no keyboard here, so that only code performs it.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// Keys that are held down beside another one.
  public struct ModifierFlags: OptionSet, Sendable {
    /// The flags as a number, as in the SDK.
    public let rawValue: Int
    /// Flags from their number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = Self(rawValue: 1 << 16)
    /// Shift.
    public static let shift = Self(rawValue: 1 << 17)
    /// Control.
    public static let control = Self(rawValue: 1 << 18)
    /// Option.
    public static let alternate = Self(rawValue: 1 << 19)
    /// Command.
    public static let command = Self(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = Self(rawValue: 1 << 21)
  }

  /// The key.
  public let input: String?
  /// What is held down with it.
  public let modifierFlags: ModifierFlags
  /// Whether the command comes before the system's; reported, as there is no keyboard here.
  open var wantsPriorityOverSystemBehavior = false {
    didSet {
      if wantsPriorityOverSystemBehavior {
        UnsupportedFeature.report("UIKeyCommand.wantsPriorityOverSystemBehavior")
      }
    }
  }
  /// The method that is called.
  public let action: Selector?
  /// What describes the command where commands are listed.
  open var discoverabilityTitle: String?

  /// A command that calls a method of the first in the responder chain that has it.
  public init(input: String, modifierFlags: ModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init(title: "", image: nil)
  }

  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The up arrow.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
}
