// SPDX-License-Identifier: MIT

/// A colour in gamma-encoded sRGB, or one that is another in each appearance.
///
/// A colour is resolved in the traits of the place where it is shown: views do so for their
/// background and tint, and again when the traits change.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()
  private enum Source {
    case fixed(CGColor)
    case provided((UITraitCollection) -> UIColor)
    case named(ColorSet)
    case faded(UIColor, alpha: CGFloat)
  }

  private let source: Source

  /// A colour that paints nothing.
  ///
  /// Approximated: on iOS it is a placeholder for which nothing is documented, and code that uses it draws nothing of it.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// A colour that a closure gives for the traits of the place where it is shown; what it gives may
  /// be such a colour, too.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provided(dynamicProvider)
    super.init()
  }

  init(set: ColorSet) {
    source = .named(set)
    super.init()
  }

  private init(_ base: UIColor, alpha: CGFloat) {
    source = .faded(base, alpha: alpha)
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  open var cgColor: CGColor {
    if case .fixed(let color) = source { return color }
    return fixed(in: .current)
  }

  package var isDynamic: Bool {
    if case .fixed = source { return false }
    return true
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: fixed(in: traitCollection)) : self
  }

  private func fixed(in traits: UITraitCollection) -> CGColor {
    var (color, alpha): (UIColor, CGFloat?) = (self, nil)
    for _ in 0..<UIColor.longestChain {
      switch color.source {
      case .fixed(let fixed): return alpha.flatMap { fixed.copy(alpha: $0) } ?? fixed
      case .faded(let base, let own):
        alpha = alpha ?? own
        color = base
      case .provided(let provider): color = provider(traits)
      case .named(let set): color = set.color(in: traits) ?? .clear
      }
    }
    UnsupportedFeature.report("UIColor.init(dynamicProvider:) that leads back to itself")
    return CGColor(gray: 0, alpha: 0)
  }

  /// So many colours may give each other until one is found; more are taken for a circle.
  private static let longestChain = 100

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let color) = source {
      return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    }
    return UIColor(self, alpha: alpha)
  }

  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }

  @preconcurrency @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  @preconcurrency @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether all components are equal; a dynamic colour is equal to itself alone, and one of an asset catalog to
  /// those of the same name.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.fixed(let own), .fixed(let others)): return own == others
    case (.faded(let own, let alpha), .faded(let others, let othersAlpha)):
      return alpha == othersAlpha && own.isEqual(others)
    case (.named(let own), .named(let others)): return own === others
    default: return self === other
    }
  }

  public override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .faded(let base, let alpha): base.hash ^ alpha.hashValue
    case .provided: ObjectIdentifier(self).hashValue
    case .named(let set): ObjectIdentifier(set).hashValue
    }
  }
}

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}
