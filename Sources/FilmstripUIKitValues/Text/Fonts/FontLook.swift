// SPDX-License-Identifier: MIT
internal import FilmstripTextLayout

struct FontLook: Hashable {
  var weight = UIFont.Weight.regular
  var isItalic = false
  var design = UIFontDescriptor.SystemDesign.default
  var hasMonospacedDigits = false
  /// The text style that the font was made for; its size follows the user's preference.
  var textStyle: UIFont.TextStyle?
  /// Another name than the system's font has, as it was asked for.
  var givenName: String?
  /// The font of the application that it is; nil for one of the package's.
  var applicationFont: ApplicationFont?

  init(_ font: ApplicationFont) {
    let style = font.styleName.lowercased()
    isItalic = style.contains("italic") || style.contains("oblique")
    weight = style.contains("bold") ? .bold : .regular
    givenName = font.postScriptName
    applicationFont = font
  }

  /// Whether the font is the system's in one of its designs.
  var isSystemFont: Bool { givenName == nil || givenName?.hasPrefix("Inter") == true }

  init(weight: UIFont.Weight = .regular, isItalic: Bool = false) {
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The look of a font that iOS has; nil for any other name.
  init?(named name: String) {
    let plain = name.filter { $0 != " " }
    let family = plain.prefix { $0 != "-" }
    let isSystemFont = family.hasPrefix(".SF") || family.hasPrefix(".AppleSystem")
    guard isSystemFont || FontLook.families.contains(String(family)) else { return nil }
    let font = TextFont(named: plain, size: 1)
    weight = UIFont.Weight(font.weight)
    isItalic = font.isItalic
    design =
      switch font.design {
      case .standard: .default
      case .monospaced: .monospaced
      case .serif: .serif
      }
    givenName = isSystemFont ? nil : name
  }

  /// Families of iOS that are asked for in code, and the package's own (chosen).
  private static let families: Set<String> = [
    "Inter", "Helvetica", "HelveticaNeue", "Arial", "ArialMT", "ArialRoundedMTBold", "Avenir",
    "AvenirNext", "AvenirNextCondensed", "Futura", "GillSans", "Optima", "Verdana", "TrebuchetMS",
    "Menlo", "Courier", "CourierNew", "CourierNewPSMT", "CourierNewPS", "AmericanTypewriter",
    "Georgia", "TimesNewRomanPSMT", "TimesNewRomanPS", "TimesNewRoman", "Palatino", "Baskerville",
    "Didot", "HoeflerText", "Cochin", "Charter", "BodoniSvtyTwoITCTT", "DINAlternate",
    "DINCondensed", "Copperplate", "AppleSDGothicNeo", "PingFangSC", "PingFangTC", "HiraginoSans",
  ]

  func font(size: CGFloat) -> TextFont {
    let textDesign: TextFont.Design =
      switch design {
      case .monospaced: .monospaced
      case .serif: .serif
      default: .standard
      }
    var font = TextFont(
      size: size, weight: weight.fontWeight, isItalic: isItalic, design: textDesign,
      hasMonospacedDigits: hasMonospacedDigits)
    font.applicationFont = applicationFont
    return font
  }

  /// The package's font in place of this one.
  var substitute: String {
    switch design {
    case .monospaced: "DejaVu Sans Mono"
    case .serif: "DejaVu Serif"
    default: "Inter"
    }
  }

  // The system's cut of iOS is called `.SFUI` (measured); names of the other designs are as seen in
  // applications' logs (approximated).
  var fontName: String {
    if let givenName { return givenName }
    let cut =
      switch design {
      case .monospaced: ".SFUIMono"
      case .serif: ".NewYork"
      case .rounded: ".SFUIRounded"
      default: ".SFUI"
      }
    return "\(cut)-\(weight.name)\(isItalic ? "Italic" : "")"
  }

  var familyName: String {
    if let applicationFont { return applicationFont.familyName }
    if let givenName { return String(givenName.prefix { $0 != "-" }) }
    return switch design {
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .serif: ".AppleSystemUIFontSerif"
    case .rounded: ".AppleSystemUIFontRounded"
    default: ".AppleSystemUIFont"
    }
  }
}

extension UIFont.Weight {
  private static let all: [(UIFont.Weight, FontWeight, String)] = [
    (.ultraLight, .thin, "Ultralight"), (.thin, .extraLight, "Thin"), (.light, .light, "Light"),
    (.regular, .regular, "Regular"), (.medium, .medium, "Medium"),
    (.semibold, .semibold, "Semibold"), (.bold, .bold, "Bold"), (.heavy, .extraBold, "Heavy"),
    (.black, .black, "Black"),
  ]

  init(_ weight: FontWeight) { self = UIFont.Weight.all.first { $0.1 == weight }?.0 ?? .regular }

  private var nearest: (UIFont.Weight, FontWeight, String) {
    guard rawValue.isFinite else { return UIFont.Weight.all[3] }
    return UIFont.Weight.all.min {
      abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
    } ?? UIFont.Weight.all[3]
  }

  var fontWeight: FontWeight { nearest.1 }
  var name: String { nearest.2 }
}
