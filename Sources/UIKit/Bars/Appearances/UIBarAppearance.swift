// SPDX-License-Identifier: MIT

/// What a bar stands on; the classes for each kind of bar add what their text looks like.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// Where the looks come from that were not set one by one.
  enum Base {
    case material
    case opaque
    case transparent
  }

  /// Painted over the bar's material; nil, the default, for the material alone.
  open var backgroundColor: UIColor? { didSet { noteChange() } }
  /// Stretched over the bar above its colour; an image without size shows nothing.
  open var backgroundImage: UIImage? { didSet { noteChange() } }
  /// Colour of the line at the bar's edge; nil or clear for none.
  open var shadowColor: UIColor? { didSet { noteChange() } }
  /// Shown in place of the line, in its own height; an image without size shows nothing.
  open var shadowImage: UIImage? { didSet { noteChange() } }

  /// Who holds the appearance.
  weak var owner: (any BarItemOwner)?
  private(set) var base = Base.material

  /// The default appearance: the material of bars with a line.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of another appearance, perhaps of another kind of bar: what both have is taken over.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    takeBackground(of: barAppearance)
  }

  /// There are no archives to decode from here: an appearance from a coder is the default one.
  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// The material of bars, which is not translucent here, and a line.
  open func configureWithDefaultBackground() { configure(.material, nil, BarColors.hairline) }

  /// The system's background colour and a line.
  open func configureWithOpaqueBackground() {
    configure(.opaque, .systemBackground, BarColors.hairline)
  }

  /// Nothing: what lies under the bar shows.
  open func configureWithTransparentBackground() { configure(.transparent, nil, nil) }

  /// An appearance of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

  /// What a bar's background shows; `isDark` has the material of black bars.
  func backgroundStyle(isDark: Bool) -> BarBackgroundView.Style {
    let material = isDark ? BarColors.darkMaterial : BarColors.material
    return BarBackgroundView.Style(
      color: backgroundColor ?? (base == .material ? material : nil),
      image: Self.visible(backgroundImage),
      hairline: shadowImage == nil ? shadowColor : nil, hairlineImage: Self.visible(shadowImage))
  }

  /// Tells the holder that the appearance is to be shown anew.
  func noteChange() { owner?.barItemDidChange() }

  /// Makes the base transparent and keeps the rest, as an old-style background image does.
  func dropMaterial() { base = .transparent }

  /// Takes the background away and keeps what text looks like.
  func dropBackground() { configure(.transparent, nil, nil) }

  private func configure(_ base: Base, _ color: UIColor?, _ shadow: UIColor?) {
    self.base = base
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  private func takeBackground(of other: UIBarAppearance) {
    base = other.base
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  private static func visible(_ image: UIImage?) -> UIImage? {
    image.flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0 : nil }
  }
}

extension NSAttributedString.Key {
  /// Colour of the letters: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

/// Attributes of text, of which bars take the colour.
@MainActor
struct BarTextAttributes {
  /// As they were given.
  var given: [NSAttributedString.Key: Any] = [:] {
    didSet {
      let others = given.keys.filter { $0 != .foregroundColor }.map(\.rawValue).sorted()
      for name in others { UnsupportedFeature.report("titleTextAttributes[\(name)]") }
    }
  }

  /// The colour; nil where none was given.
  var color: UIColor? { given[.foregroundColor] as? UIColor }
}
