// SPDX-License-Identifier: MIT

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  private init(short: String) { rawValue = "UICTContentSizeCategory" + short }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(short: "XS")
  public static let small = UIContentSizeCategory(short: "S")
  public static let medium = UIContentSizeCategory(short: "M")
  public static let large = UIContentSizeCategory(short: "L")
  public static let extraLarge = UIContentSizeCategory(short: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(short: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(short: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(short: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(short: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(short: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    short: "AccessibilityXXXL")

  private static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var rank: Int? { UIContentSizeCategory.ascending.firstIndex(of: self) }

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the first is smaller; false when one is unspecified.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let left = left.rank, let right = right.rank else { return false }
    return left < right
  }

  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left < right || left == right && left.rank != nil
  }

  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right < left
  }

  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right <= left
  }
}
