// SPDX-License-Identifier: MIT

extension UIFont {
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(look: FontLook(), size: fontSize)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(look: FontLook(weight: weight), size: fontSize)
  }

  /// The system's font in a weight; there is only the standard width, others are reported.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    if width != .standard { UnsupportedFeature.report("UIFont.Width other than standard") }
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's font in bold.
  ///
  /// On iOS that is the weight `semibold`: it has long been what `boldSystemFont` gives, as its name
  /// `.SFUI-Semibold` shows.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(look: FontLook(isItalic: true), size: fontSize)
  }

  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    var look = FontLook(weight: weight)
    look.hasMonospacedDigits = true
    return UIFont(look: look, size: fontSize)
  }

  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    var look = FontLook(weight: weight)
    look.design = .monospaced
    return UIFont(look: look, size: fontSize)
  }

  /// Size of labels in points: 17 (documented).
  public class var labelFontSize: CGFloat { 17 }
  /// Size of buttons in points: 18 (documented).
  public class var buttonFontSize: CGFloat { 18 }
  /// Size of small text in points: 12 (documented).
  public class var smallSystemFontSize: CGFloat { 12 }
  /// Size of text in points: 14 (documented).
  public class var systemFontSize: CGFloat { 14 }

  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    var look = FontLook(weight: style.weight)
    look.textStyle = style
    return UIFont(look: look, size: style.size(in: category))
  }
}

extension UIFont.TextStyle {
  /// The weight of the style: headlines are semibold (documented), titles that are larger than large
  /// ones bold (approximated).
  var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The style's size in points in a category; one that is not said counts as `large`.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    return sizes[categories.firstIndex(of: category) ?? 3]
  }

  /// Sizes in points in the twelve categories (documented in Apple's guidelines).
  private var sizes: [CGFloat] {
    switch self {
    // Not in the table: as much larger than large titles as at first (approximated).
    case .extraLargeTitle: UIFont.TextStyle.largeTitle.sizes.map { $0 + 2 }
    case .extraLargeTitle2: UIFont.TextStyle.title1.sizes
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }
}
