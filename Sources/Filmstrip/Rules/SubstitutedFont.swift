// SPDX-License-Identifier: MIT

extension Rule {
  /// A font that is drawn with other letters.
  public static let substitutedFont = Rule(
    id: "substituted-font", severity: .note,
    sentence: "a font is drawn with the letters of another one, whose widths differ",
    remedy: "nothing needs to be done; widths of text are those of the other font")
}

extension Finding {
  static func substitutedFont(_ font: String, by substitute: String) -> Finding {
    Finding(
      rule: .substitutedFont, message: "\(font) is drawn with the letters of \(substitute)",
      object: "UIFont")
  }
}
