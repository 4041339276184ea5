// SPDX-License-Identifier: MIT
internal import FilmstripTextLayout

open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a dictionary of `AttributeName.featureSettings`, which has no effect and is reported.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    @available(*, deprecated, renamed: "type")
    public static let featureIdentifier = type
    @available(*, deprecated, renamed: "selector")
    public static let typeIdentifier = selector
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A design by the SDK's name; an unknown one looks like the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends; drawn as the plain one.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let look: FontLook
  public let pointSize: CGFloat

  init(look: FontLook, size: CGFloat) {
    self.look = look
    pointSize = size.isFinite ? max(size, 0) : 0
    super.init()
  }

  /// A descriptor from attributes; those that fonts here do not have are reported.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(look: FontLook(), size: 0)
    let full = plain.addingAttributes(attributes)
    self.init(look: full.look, size: full.pointSize)
  }

  /// A descriptor of a font by its name; of an unknown one that of the system's font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var postscriptName: String { look.fontName }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if look.isItalic { traits.insert(.traitItalic) }
    if look.weight.fontWeight >= .semibold { traits.insert(.traitBold) }
    if look.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .name: look.fontName, .family: look.familyName,
      .traits: [
        TraitKey.weight: look.weight.rawValue, .symbolic: symbolicTraits.rawValue,
      ] as [TraitKey: Any],
    ]
    if pointSize > 0 { attributes[.size] = pointSize }
    attributes[.textStyle] = look.textStyle
    return attributes
  }

  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(look: look, size: newPointSize)
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    for (trait, name) in [
      (SymbolicTraits.traitExpanded, "traitExpanded"), (.traitCondensed, "traitCondensed"),
      (.traitTightLeading, "traitTightLeading"), (.traitLooseLeading, "traitLooseLeading"),
    ] where symbolicTraits.contains(trait) {
      UnsupportedFeature.report("UIFontDescriptor.SymbolicTraits.\(name)")
    }
    var look = look
    look.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = look.weight.fontWeight >= .semibold
    if symbolicTraits.contains(.traitBold) != isBold { look.weight = isBold ? .regular : .bold }
    if symbolicTraits.contains(.traitMonoSpace) {
      look.design = .monospaced
    } else if look.design == .monospaced {
      look.design = .default
    }
    return UIFontDescriptor(look: look, size: pointSize)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard [.default, .rounded, .serif, .monospaced].contains(design) else { return nil }
    if design == .rounded {
      ContentFact.substitutedFont("the rounded system font", by: "Inter").report()
    }
    var look = look
    look.design = design
    return UIFontDescriptor(look: look, size: pointSize)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var look = look
    var size = pointSize
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      if let named = FontLook(named: name) {
        look = named
      } else {
        ContentFact.missingFont(name: name, call: nil).report()
      }
    }
    if let given = UIFontDescriptor.number(attributes[.size]) { size = given }
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      look.textStyle = style
      look.weight = style.weight
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight {
        look.weight = weight
      } else if let weight = UIFontDescriptor.number(traits[.weight]) {
        look.weight = UIFont.Weight(weight)
      }
      if let slant = UIFontDescriptor.number(traits[.slant]) { look.isItalic = slant > 0 }
      if traits[.width] != nil { UnsupportedFeature.report("UIFontDescriptor.TraitKey.width") }
    }
    if attributes[.featureSettings] != nil {
      UnsupportedFeature.report("UIFontDescriptor.AttributeName.featureSettings")
    }
    return UIFontDescriptor(look: look, size: size)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.look == look && other.pointSize == pointSize
  }

  open override var hash: Int { look.hashValue ^ pointSize.hashValue }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
