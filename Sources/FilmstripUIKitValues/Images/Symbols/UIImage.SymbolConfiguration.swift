// SPDX-License-Identifier: MIT

extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {
    package override init() { super.init() }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// Width of lines against those of `regular` (approximated).
    var lineFactor: CGFloat {
      switch self {
      case .ultraLight: 0.4
      case .thin: 0.55
      case .light: 0.8
      case .unspecified, .regular: 1
      case .medium: 1.15
      case .semibold: 1.3
      case .bold: 1.5
      case .heavy: 1.7
      case .black: 1.9
      }
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large

    /// Size against that of `medium` (documented: about 20 % smaller and 30 % larger; 0.79 and 1.29
    /// in Apple's published grid).
    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .large: 1.29
      case .default, .unspecified, .medium: 1
      }
    }
  }

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    enum Paint: Equatable {
      case monochrome
      case hierarchical(UIColor)
      case palette([UIColor])

      var colors: [UIColor] {
        switch self {
        case .monochrome: []
        // Opacities of the levels (approximated: those of secondary and tertiary styles).
        case .hierarchical(let color):
          [1, 0.5, 0.25].map { color.withAlphaComponent(color.cgColor.alpha * $0) }
        case .palette(let colors): colors
        }
      }

      var isDynamic: Bool {
        switch self {
        case .monochrome: false
        case .hierarchical(let color): color.isDynamic
        case .palette(let colors): colors.contains { $0.isDynamic }
        }
      }

      func mapped(_ change: (UIColor) -> UIColor) -> Paint {
        switch self {
        case .monochrome: self
        case .hierarchical(let color): .hierarchical(change(color))
        case .palette(let colors): .palette(colors.map(change))
        }
      }
    }

    var pointSize: CGFloat?
    var weight: SymbolWeight?
    var scale: SymbolScale?
    var textStyle: UIFont.TextStyle?
    var paint: Paint?

    package override init() { super.init() }

    private func with(_ change: (SymbolConfiguration) -> Void) -> SymbolConfiguration {
      let copy = SymbolConfiguration()
      (copy.pointSize, copy.weight, copy.scale) = (pointSize, weight, scale)
      (copy.textStyle, copy.paint) = (textStyle, paint)
      change(copy)
      return copy
    }

    // MARK: Size and weight

    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }

    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }

    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
      self.textStyle = textStyle
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }

    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: SymbolWeight(font.look.weight))
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }

    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    // MARK: Colours

    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      paint = .hierarchical(hierarchicalColor)
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init()
      paint = .palette(paletteColors)
    }

    public class func preferringMonochrome() -> Self {
      let result = SymbolConfiguration()
      result.paint = .monochrome
      return unsafeDowncast(result, to: self)
    }

    /// A symbol in colours of its own: the set has none, so that it is reported and has one tint.
    public class func preferringMulticolor() -> Self {
      UnsupportedFeature.report("UIImage.SymbolConfiguration.preferringMulticolor()")
      return preferringMonochrome()
    }

    // MARK: Combining

    public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other = otherConfiguration else { return self }
      return with { result in
        if other.pointSize != nil || other.textStyle != nil {
          (result.pointSize, result.textStyle) = (other.pointSize, other.textStyle)
        }
        result.weight = other.weight ?? weight
        result.scale = other.scale ?? scale
        result.paint = other.paint ?? paint
      }
    }

    public func withoutTextStyle() -> SymbolConfiguration { with { $0.textStyle = nil } }
    public func withoutScale() -> SymbolConfiguration { with { $0.scale = nil } }
    public func withoutWeight() -> SymbolConfiguration { with { $0.weight = nil } }

    public func withoutPointSizeAndWeight() -> SymbolConfiguration {
      with { ($0.pointSize, $0.weight) = (nil, nil) }
    }

    public func isEqual(to configuration: SymbolConfiguration?) -> Bool {
      guard let other = configuration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && textStyle == other.textStyle && paint == other.paint
    }
  }
}

extension UIImage.SymbolWeight {
  /// The weight of symbols beside text of a font's weight: the nearest (documented: symbols have the
  /// nine weights of the system font).
  package init(_ weight: UIFont.Weight) {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let distances = weights.map { abs($0.rawValue - weight.rawValue) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
    self = Self(rawValue: nearest + 1) ?? .regular
  }

  public func fontWeight() -> UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .unspecified, .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
