// SPDX-License-Identifier: MIT

extension Rule {
  /// A font that is not known.
  public static let missingFont = Rule(
    id: "missing-font", severity: .warning,
    sentence: "there is no font of the requested name",
    remedy: "use a font of the system, or one of the names in docs/text.md")
}

extension Finding {
  static func missingFont(name: String, call: String?) -> Finding {
    let result = call.map { "; \($0) gave nil" } ?? ""
    return Finding(
      rule: .missingFont, message: "there is no font named '\(name)'\(result)", object: "UIFont")
  }
}
