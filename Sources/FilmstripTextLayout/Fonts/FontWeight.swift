// SPDX-License-Identifier: MIT

/// How heavy letters are; raw values are those of OpenType and CSS.
public enum FontWeight: Int, Sendable, CaseIterable, Comparable {
  case thin = 100
  case extraLight = 200
  case light = 300
  /// That of running text.
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case extraBold = 800
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
