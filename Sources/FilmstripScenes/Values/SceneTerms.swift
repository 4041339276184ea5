// SPDX-License-Identifier: MIT
public import UIKit

/// The appearance that the user has set on a scene's device.
public enum SceneAppearance: String, Sendable, Hashable, Codable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark

  /// The same for a stage.
  public var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// The text size that the user has set on a scene's device, by the names that UIKit's constants have.
public enum SceneTextSize: String, Sendable, Hashable, Codable, CaseIterable {
  /// The smallest.
  case extraSmall
  /// Smaller than medium.
  case small
  /// Smaller than the default.
  case medium
  /// The default of devices.
  case large
  /// Larger than the default.
  case extraLarge
  /// Still larger.
  case extraExtraLarge
  /// The largest but for the accessibility sizes.
  case extraExtraExtraLarge
  /// AX1, the smallest accessibility size.
  case accessibility1
  /// AX2.
  case accessibility2
  /// AX3.
  case accessibility3
  /// AX4.
  case accessibility4
  /// AX5, the largest of all.
  case accessibility5

  /// The same for a stage; Settings calls the accessibility sizes AX1 to AX5.
  public var category: UIContentSizeCategory {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }

  /// What the name of a golden has for it, as snapshots have: such as `text-AccessibilityXL`.
  var suffix: String { "text-" + category.rawValue.replacing("UICTContentSizeCategory", with: "") }
}

/// The direction in which a scene's interface is laid out.
public enum SceneDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft

  init(of language: String) {
    let direction = UIUserInterfaceLayoutDirection(of: language)
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The same for a stage.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
