// SPDX-License-Identifier: MIT

/// How heavy letters are; raw values are those of OpenType and CSS.
public enum FontWeight: Int, Sendable, CaseIterable, Comparable {
  /// The lightest.
  case thin = 100
  /// Between thin and light.
  case extraLight = 200
  /// Light.
  case light = 300
  /// That of running text.
  case regular = 400
  /// A little heavier than running text.
  case medium = 500
  /// Between medium and bold.
  case semibold = 600
  /// Bold.
  case bold = 700
  /// Heavier than bold.
  case extraBold = 800
  /// The heaviest.
  case black = 900

  /// Whether the first is lighter.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }

  /// What Inter's files call it; `Italic` is added for italics, and stands alone for the regular one.
  var interName: String {
    switch self {
    case .thin: "Thin"
    case .extraLight: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .extraBold: "ExtraBold"
    case .black: "Black"
    }
  }
}
