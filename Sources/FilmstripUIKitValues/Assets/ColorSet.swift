// SPDX-License-Identifier: MIT

final class ColorSet {
  private var variants: [AssetVariant] = []
  private var colors: [UIColor] = []

  /// Reads all colors of a set; one that cannot be read is reported and left out.
  init(_ contents: AssetContents) throws(AssetProblem) {
    var flaws: [AssetProblem] = []
    // An entry without a color has not been filled in.
    for variant in try contents.variants("colors") {
      guard let value = variant.object["color"] as? [String: Any] else { continue }
      switch ColorSet.color(value) {
      case .success(let color):
        variants.append(variant)
        colors.append(color)
      case .failure(let flaw): flaws.append(AssetProblem(path: contents.path, reason: flaw.reason))
      }
    }
    guard !variants.isEmpty else {
      throw flaws.first ?? AssetProblem(path: contents.path, reason: "has no color; add one")
    }
    for flaw in flaws { flaw.report() }
  }

  func color(in traits: UITraitCollection) -> UIColor? {
    variants.best(in: traits).map { colors[$0] }
  }

  // MARK: Colors

  private struct Flaw: Error { let reason: String }

  private static func color(_ value: [String: Any]) -> Result<UIColor, Flaw> {
    if let name = value["reference"] as? String {
      guard let color = UIColor.systemColor(named: name) else {
        return .failure(
          Flaw(reason: "refers to \"\(name)\", which is no system color; give components"))
      }
      return .success(color)
    }
    let space = value["color-space"] as? String ?? "srgb"
    guard let kind = spaces[space] else {
      return .failure(
        Flaw(
          reason:
            "has the color space \"\(space)\", which is not known; use srgb, display-p3, extended-srgb, "
            + "extended-linear-srgb, gray-gamma-22 or extended-gray"))
    }
    let components = value["components"] as? [String: Any] ?? [:]
    var numbers: [CGFloat] = []
    for key in (kind.isGray ? ["white"] : ["red", "green", "blue"]) + ["alpha"] {
      guard let number = number(components[key], isAlpha: key == "alpha"),
        kind.isExtended && key != "alpha" || (0...1).contains(number)
      else {
        let given = components[key].map { "is \($0)" } ?? "is missing"
        return .failure(
          Flaw(
            reason:
              "has a color whose component \"\(key)\" \(given); it should be a number, such as 0.5, 128 or "
              + "0x80"))
      }
      numbers.append(number)
    }
    guard let space = CGColorSpace(name: kind.name) else {
      return .failure(Flaw(reason: "has the color space \"\(space)\", which is not known"))
    }
    // In sRGB, whose components may be outside of 0 to 1 then.
    return .success(UIColor(cgColor: CGColor(CGColor(space: space, components: numbers).color)))
  }

  /// The color spaces of the format (Apple's Asset Catalog Format Reference, and what Xcode writes).
  private static let spaces: [String: (name: CFString, isGray: Bool, isExtended: Bool)] = [
    "srgb": (CGColorSpace.sRGB, false, false),
    "display-p3": (CGColorSpace.displayP3, false, false),
    "extended-srgb": (CGColorSpace.extendedSRGB, false, true),
    "extended-linear-srgb": (CGColorSpace.extendedLinearSRGB, false, true),
    "gray-gamma-22": (CGColorSpace.genericGrayGamma2_2, true, false),
    "extended-gray": (CGColorSpace.extendedGray, true, true),
  ]

  /// A component as Xcode writes it, in text: `0.502`, `128` of 255, or `0x80`.
  ///
  /// Alpha is never of 255 unless it is hexadecimal. A number of JSON is from 0 to 1 (the reference).
  private static func number(_ value: Any?, isAlpha: Bool) -> CGFloat? {
    if let text = value as? String {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      if !isAlpha, let whole = Int(text) { return CGFloat(whole) / 255 }
      return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
    guard let number = value as? NSNumber else { return nil }
    return number.doubleValue.isFinite ? CGFloat(number.doubleValue) : nil
  }
}

extension UIColor {
  fileprivate static func systemColor(named name: String) -> UIColor? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return systemColors[stem]
  }

  private static let systemColors: [String: UIColor] = [
    "systemRed": systemRed, "systemGreen": systemGreen, "systemBlue": systemBlue,
    "systemOrange": systemOrange,
    "systemYellow": systemYellow, "systemPink": systemPink, "systemPurple": systemPurple,
    "systemIndigo": systemIndigo, "systemBrown": systemBrown, "systemMint": systemMint,
    "systemCyan": systemCyan, "systemTeal": systemTeal, "systemGray": systemGray,
    "systemGray2": systemGray2,
    "systemGray3": systemGray3, "systemGray4": systemGray4, "systemGray5": systemGray5,
    "systemGray6": systemGray6, "tint": tintColor, "label": label, "secondaryLabel": secondaryLabel,
    "tertiaryLabel": tertiaryLabel, "quaternaryLabel": quaternaryLabel,
    "placeholderText": placeholderText,
    "link": link, "separator": separator, "opaqueSeparator": opaqueSeparator,
    "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill, "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill, "systemBackground": systemBackground,
    "secondarySystemBackground": secondarySystemBackground,
    "tertiarySystemBackground": tertiarySystemBackground,
    "systemGroupedBackground": systemGroupedBackground,
    // The name that it had before iOS 13 (documented).
    "groupTableViewBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground, "lightText": lightText,
    "darkText": darkText, "black": black, "white": white, "clear": clear, "gray": gray,
    "darkGray": darkGray,
    "lightGray": lightGray, "red": red, "green": green, "blue": blue, "cyan": cyan,
    "yellow": yellow,
    "magenta": magenta, "orange": orange, "purple": purple, "brown": brown,
  ]
}
