// SPDX-License-Identifier: MIT

/// What an element is like for those who cannot see it; bits are those of the SDK.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// Behaves like a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Opens a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Behaves like a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Is text that cannot be changed.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up what the screen shows.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Is where text is searched for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts something that speech would disturb.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that can be changed step by step.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Handles touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns to the next page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// How the elements of a container are gone through.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the technology decides.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// As one.
  case combined = 2
}

/// An action that assistive technologies offer for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; returns whether it succeeded.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What users choose it by.
  open var name: String
  /// Shown beside the name by some technologies.
  open var image: UIImage?
  /// Performs the action.
  open var actionHandler: ActionHandler?

  /// An action with a name and what it does.
  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
