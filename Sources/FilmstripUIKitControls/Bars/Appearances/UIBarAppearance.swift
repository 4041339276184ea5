// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  open var backgroundEffect: UIBlurEffect? { didSet { noteChange() } }
  open var backgroundColor: UIColor? { didSet { noteChange() } }
  open var backgroundImage: UIImage? { didSet { noteChange() } }
  open var shadowColor: UIColor? { didSet { noteChange() } }
  open var shadowImage: UIImage? { didSet { noteChange() } }

  weak var owner: (any BarItemOwner)?

  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init()
    copyBackground(from: barAppearance)
  }

  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  open func configureWithDefaultBackground() {
    configure(BarColors.material, nil, BarColors.hairline)
  }

  open func configureWithOpaqueBackground() {
    configure(nil, .systemBackground, BarColors.hairline)
  }

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
  var given: [NSAttributedString.Key: Any] = [:] {
    didSet {
      let others = given.keys.filter { $0 != .foregroundColor && $0 != .font }
      for name in others.map(\.rawValue).sorted() {
        UnsupportedFeature.report("titleTextAttributes[\(name)]")
      }
    }
  }

  var color: UIColor? { given[.foregroundColor] as? UIColor }
  var font: UIFont? { given[.font] as? UIFont }
}
