// SPDX-License-Identifier: MIT

/// What a combination of keys does; there is no keyboard here, so that only code performs it.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = Self(rawValue: 1 << 16)
    public static let shift = Self(rawValue: 1 << 17)
    public static let control = Self(rawValue: 1 << 18)
    public static let alternate = Self(rawValue: 1 << 19)
    public static let command = Self(rawValue: 1 << 20)
    public static let numericPad = Self(rawValue: 1 << 21)
  }

  public let input: String?
  public let modifierFlags: ModifierFlags
  /// Whether the command comes before the system's; reported, as there is no keyboard here.
  open var wantsPriorityOverSystemBehavior = false {
    didSet {
      if wantsPriorityOverSystemBehavior {
        UnsupportedFeature.report("UIKeyCommand.wantsPriorityOverSystemBehavior")
      }
    }
  }
  public let action: Selector?
  open var discoverabilityTitle: String?

  public init(input: String, modifierFlags: ModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init(title: "", image: nil)
  }

  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
}
