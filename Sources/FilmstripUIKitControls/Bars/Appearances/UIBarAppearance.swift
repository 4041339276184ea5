// SPDX-License-Identifier: MIT

/// The background of a bar; the classes for each kind of bar add the look of their text.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// What is behind the bar's colours: the material of bars by default; nil for nothing.
  open var backgroundEffect: UIBlurEffect? { didSet { noteChange() } }
  /// Painted over the bar's material; nil, the default, for the material alone.
  open var backgroundColor: UIColor? { didSet { noteChange() } }
  /// Stretched over the bar above its colour; an image without size shows nothing.
  open var backgroundImage: UIImage? { didSet { noteChange() } }
  /// Colour of the line at the bar's edge; nil or clear for none.
  open var shadowColor: UIColor? { didSet { noteChange() } }
  /// Shown in place of the line, in its own height; an image without size shows nothing.
  open var shadowImage: UIImage? { didSet { noteChange() } }

  /// The owner of the appearance.
  weak var owner: (any BarItemOwner)?

  /// The default appearance: the material of bars with a line.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of another appearance, perhaps of another kind of bar: what both have is taken over.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    copyBackground(from: barAppearance)
  }

  /// There are no archives to decode from here: an appearance from a coder is the default one.
  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// The material of bars and a line.
  open func configureWithDefaultBackground() {
    configure(BarColors.material, nil, BarColors.hairline)
  }

  /// The system's background colour and a line.
  open func configureWithOpaqueBackground() {
    configure(nil, .systemBackground, BarColors.hairline)
  }

  /// Nothing: what lies under the bar shows.
  open func configureWithTransparentBackground() { configure(nil, nil, nil) }

  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

  /// What a bar's background shows; `isDark` has the material of black bars.
  func backgroundStyle(isDark: Bool) -> BarBackgroundView.Style {
    let effect =
      isDark && backgroundEffect == BarColors.material ? BarColors.darkMaterial : backgroundEffect
    return BarBackgroundView.Style(
      effect: effect, color: backgroundColor ?? effect?.tint,
      image: Self.visible(backgroundImage),
      hairline: shadowImage == nil ? shadowColor : nil, hairlineImage: Self.visible(shadowImage))
  }

  /// Notifies the owner that the appearance has changed.
  func noteChange() { owner?.barItemDidChange() }

  /// Shows an image in the place of the material and keeps the rest, as an old-style background image
  /// does; the default background without one.
  func replaceMaterial(with image: UIImage?) {
    if image == nil {
      configureWithDefaultBackground()
    } else {
      backgroundEffect = nil
    }
    backgroundImage = image
  }

  /// Takes the background away and keeps what text looks like.
  func dropBackground() { configure(nil, nil, nil) }

  private func configure(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  private func copyBackground(from other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  private static func visible(_ image: UIImage?) -> UIImage? {
    image.flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0 : nil }
  }
}

/// Attributes of text, of which bars take font and colour.
@MainActor
struct BarTextAttributes {
  /// As they were given.
  var given: [NSAttributedString.Key: Any] = [:] {
    didSet {
      let others = given.keys.filter { $0 != .foregroundColor && $0 != .font }
      for name in others.map(\.rawValue).sorted() {
        UnsupportedFeature.report("titleTextAttributes[\(name)]")
      }
    }
  }

  /// The colour; nil where none was given.
  var color: UIColor? { given[.foregroundColor] as? UIColor }
  /// The font; nil where none was given.
  var font: UIFont? { given[.font] as? UIFont }
}
