// SPDX-License-Identifier: MIT

extension UIImage {
  /// What an image is adapted to.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() { super.init() }
  }

  /// How heavy a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// As the symbol is: `regular`.
    case unspecified
    /// Weight 100.
    case ultraLight
    /// Weight 200.
    case thin
    /// Weight 300.
    case light
    /// Weight 400.
    case regular
    /// Weight 500.
    case medium
    /// Weight 600.
    case semibold
    /// Weight 700.
    case bold
    /// Weight 800.
    case heavy
    /// Weight 900.
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

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The default: `medium`.
    case `default` = -1
    /// Unspecified.
    case unspecified
    /// Smaller than letters' height and depth.
    case small
    /// The size that a symbol has by default.
    case medium
    /// Larger than letters.
    case large

    /// Size against that of `medium` (approximated from Apple's published grid: 0.79 and 1.29).
    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .large: 1.29
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// Size and weight of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: SymbolScale?

    private init(_ pointSize: CGFloat?, _ weight: SymbolWeight?, _ scale: SymbolScale?) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
      super.init()
    }

    /// A symbol beside text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize, nil, nil) }

    /// A symbol beside text of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight, nil)
    }

    /// A symbol beside text of a size in points and a weight, larger or smaller than that.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }

    /// A symbol larger or smaller than usual.
    public convenience init(scale: SymbolScale) { self.init(nil, nil, scale) }

    /// A symbol of a weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, nil) }

    /// This configuration, overridden by what another one specifies.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        otherConfiguration.pointSize ?? pointSize, otherConfiguration.weight ?? weight,
        otherConfiguration.scale ?? scale)
    }
  }

  /// A symbol by its name in Apple's collection.
  ///
  /// Simple forms replace a few dozen of them; any other name is reported and gives an image that
  /// is empty and has the size of a symbol, so that layouts stay the same.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol by its name in a size and a weight; see `init(systemName:)`.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let configuration = configuration as? SymbolConfiguration
    var look = Look()
    look.symbol = (name, configuration)
    let scale = UITraitCollection.predictedScale
    self.init(
      image: SymbolShape.image(of: name, configuration: configuration, scale: scale), scale: scale,
      look: look)
  }

  /// The symbol in another size or weight; an image that is no symbol stays as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = look.symbol else { return self }
    let combined = symbol.configuration?.applying(configuration) ?? configuration
    var look = look
    look.symbol = (symbol.name, combined)
    return UIImage(
      image: SymbolShape.image(of: symbol.name, configuration: combined, scale: scale),
      scale: scale, look: look)
  }

  /// The image adapted to a configuration: a symbol in its size and weight.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
  }

  /// What a symbol is adapted to; nil where nothing was specified.
  public var symbolConfiguration: SymbolConfiguration? { look.symbol?.configuration }
}
