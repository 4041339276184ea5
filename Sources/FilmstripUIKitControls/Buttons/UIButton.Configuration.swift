// SPDX-License-Identifier: MIT

extension UIButton {
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum Size: Int, Sendable { case medium, small, mini, large }

    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    enum Style { case plain, gray, tinted, filled }

    let style: Style
    public var title: String?
    /// The title with attributes, of which the letters count and others are reported.
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// At which side of the title the image is; one side alone.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points (approximated after the look of iOS 15).
    public var titlePadding: CGFloat = 1
    /// Where the lines of the title lie; others than automatic are reported.
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var showsActivityIndicator = false
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ style: Style) { self.style = style }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Text in the tint: on a phone as `plain`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Text in the tint on grey: on a phone as `gray`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Text in the tint on a shade of it: on a phone as `tinted`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// White text on the tint: on a phone as `filled`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The configuration as its button's handler left it for its state: itself.
    public func updated(for button: UIButton) -> Configuration { self }

    public mutating func setDefaultContentInsets() { ownInsets = nil }
  }
}

public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
  /// Radius of its corners in points (approximated: what is seen on iOS 15).
  public var cornerRadius: CGFloat = 5.95
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0

  init() {}

  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    background.cornerRadius = 0
    return background
  }
}

extension UIButton.Configuration.Size {
  /// Around the content, in points (approximated from what is seen on iOS 15).
  var insets: NSDirectionalEdgeInsets {
    let (x, y): (CGFloat, CGFloat) =
      switch self {
      case .mini: (10, 4)
      case .small: (10, 4)
      case .medium: (12, 7)
      case .large: (20, 15)
      }
    return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }
}

extension UIButton.Configuration {
  var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

  func reportUnsupported() {
    if titleAlignment != .automatic {
      UnsupportedFeature.report("UIButton.Configuration.titleAlignment other than automatic")
    }
    if let attributedTitle, attributedTitle.runs.contains(where: { $0.attributes != .init() }) {
      UnsupportedFeature.report("UIButton.Configuration.attributedTitle with attributes")
    }
  }

  /// The radius of the corners of a button of some size (approximated after the look of iOS 15, but
  /// for capsules); none for a radius below 0 or without a number.
  func cornerRadius(of size: CGSize) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4
      case .medium: 6
      case .large: 9
      case .capsule: size.height / 2
      }
    return radius > 0 ? min(radius, min(size.width, size.height) / 2) : 0
  }
}

@MainActor
struct ConfiguredLook {
  let fill: UIColor?
  let foreground: UIColor
  let stroke: UIColor?
  let strokeWidth: CGFloat
  let font: UIFont
  let subtitleFont: UIFont
  let opacity: CGFloat

  // Opacities of fills and of pressed buttons are approximated after the look of iOS 15; no
  // measurement is known.
  init(_ configuration: UIButton.Configuration, button: UIButton) {
    let tint: UIColor = button.tintColor
    let base = configuration.baseBackgroundColor
    var fill: UIColor? =
      switch configuration.style {
      case .plain: base
      case .gray: base ?? .secondarySystemFill
      case .tinted: (base ?? tint).withAlphaComponent(0.18)
      case .filled: base ?? tint
      }
    if let own = configuration.background.backgroundColor { fill = own }
    let isFilled = configuration.style == .filled
    foreground =
      button.isEnabled
      ? configuration.baseForegroundColor ?? (isFilled ? .white : tint) : .tertiaryLabel
    if !button.isEnabled, fill != nil { fill = .tertiarySystemFill }
    if button.isHighlighted, let color = fill {
      let alpha = color.cgColor.alpha
      fill = color.withAlphaComponent(alpha * 0.75)
    }
    self.fill = fill
    stroke = configuration.background.strokeColor ?? tint
    let width = configuration.background.strokeWidth
    strokeWidth = width > 0 && width.isFinite ? width : 0
    let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
    let style: UIFont.TextStyle = isSmall ? .subheadline : .body
    let plain = UIFont.preferredFont(forTextStyle: style, compatibleWith: button.traitCollection)
    font =
      isFilled && configuration.buttonSize == .large
      ? UIFont.systemFont(ofSize: plain.pointSize, weight: .semibold) : plain
    subtitleFont = UIFont.preferredFont(
      forTextStyle: .caption1, compatibleWith: button.traitCollection)
    // A pressed button without a background fades as one of the kind `system`, whose alpha was
    // measured (approximated: not measured with a configuration).
    opacity = button.isHighlighted && fill == nil ? 0.2 : 1
  }
}
