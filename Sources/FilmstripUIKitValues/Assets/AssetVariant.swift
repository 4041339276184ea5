// SPDX-License-Identifier: MIT

struct AssetVariant {
  let object: [String: Any]

  /// The file; nil for an entry that has none, or names none.
  var filename: String? { (object["filename"] as? String).flatMap { $0.isEmpty ? nil : $0 } }

  /// Pixels in a point; nil for an entry of all scales.
  var scale: CGFloat? {
    guard let text = object["scale"] as? String, text.hasSuffix("x"),
      let scale = Double(text.dropLast()),
      scale > 0, scale <= 16
    else { return nil }
    return CGFloat(scale)
  }

  /// The direction of reading that the entry is meant for; nil for both.
  var direction: UITraitEnvironmentLayoutDirection? {
    switch object["language-direction"] as? String {
    case "left-to-right": .leftToRight
    case "right-to-left": .rightToLeft
    default: nil
    }
  }

  private func appearance(_ name: String) -> String? {
    let list = object["appearances"] as? [Any] ?? []
    let found = list.lazy.compactMap { $0 as? [String: Any] }.first {
      $0["appearance"] as? String == name
    }
    return found?["value"] as? String
  }

  /// How far the entry is from some traits, which specify all; nil where it does not fit.
  ///
  /// Compared from the first number on. That what the user chose comes before the device, and the scale last,
  /// is approximated: Apple's reference has no order. Of two gamuts sRGB's is taken, as that is what frames are
  /// in.
  func distance(in traits: UITraitCollection) -> [CGFloat]? {
    guard let idiom = idiomDistance(traits.userInterfaceIdiom), isForPlatform,
      let luminosity = AssetVariant.distance(
        appearance("luminosity"), traits.userInterfaceStyle == .dark ? "dark" : "light"),
      let contrast = AssetVariant.distance(
        appearance("contrast"), traits.accessibilityContrast == .high ? "high" : "normal"),
      let width = AssetVariant.distance(
        object["width-class"] as? String, traits.horizontalSizeClass.name),
      let height = AssetVariant.distance(
        object["height-class"] as? String, traits.verticalSizeClass.name)
    else { return nil }
    let reading: CGFloat = direction.map { $0 == traits.layoutDirection ? 0 : 2 } ?? 1
    let isWide = object["display-gamut"] as? String == "display-P3"
    let special = ["subtype", "screen-width", "memory", "graphics-feature-set"].contains {
      object[$0] != nil
    }
    return [
      luminosity, contrast, idiom, reading, width, height, isWide ? 1 : 0, special ? 1 : 0,
      scaleDistance(traits.displayScale),
    ]
  }

  /// 0 for the screen's own scale and for all scales, then larger ones, then smaller ones.
  private func scaleDistance(_ screen: CGFloat) -> CGFloat {
    guard let scale else { return 0 }
    return scale >= screen ? scale - screen : 100 + screen - scale
  }

  private func idiomDistance(_ device: UIUserInterfaceIdiom) -> CGFloat? {
    switch (object["idiom"] as? String ?? "universal", device) {
    case ("universal", _): 1
    case ("iphone", .phone), ("ipad", .pad), ("mac", .mac), ("tv", .tv), ("car", .carPlay),
      ("vision", .vision):
      0
    // An app without entries for a device was made for the iPhone.
    case ("iphone", .pad): 2
    // The icon that a shop shows.
    case ("ios-marketing", .phone), ("ios-marketing", .pad): 3
    default: nil
    }
  }

  /// An icon's entry may be another system's.
  private var isForPlatform: Bool { ["ios", nil].contains(object["platform"] as? String) }

  /// 0 for what is meant for a value, 1 for what is meant for any; nil for another one.
  private static func distance(_ meant: String?, _ value: String) -> CGFloat? {
    meant.map { $0 == value ? 0 : nil } ?? 1
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var name: String { self == .compact ? "compact" : "regular" }
}
