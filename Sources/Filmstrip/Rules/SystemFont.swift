// SPDX-License-Identifier: MIT

extension Rule {
  /// Letters come from a font of the system, which another system may have in another version.
  public static let systemFont = Rule(
    id: "system-font", severity: .note,
    sentence: "letters that Filmstrip's fonts lack are drawn with a font of the system",
    remedy:
      "nothing needs to be done if each system has the font in one version; else add a font to the app"
  )
}

extension Finding {
  static func systemFont(_ file: String) -> Finding {
    Finding(
      rule: .systemFont,
      message:
        "text is drawn with \(file) of this system, which other systems may lack or have in another version",
      object: file)
  }
}
