// SPDX-License-Identifier: MIT

extension Rule {
  /// Text that is not shown as it should be.
  public static let incompleteText = Rule(
    id: "incomplete-text", severity: .warning,
    sentence: "text is cut, or shown without the font that it needs",
    remedy: "install the package that the message names, or shorten the text")
}

extension Finding {
  static func incompleteText(_ sentence: String) -> Finding {
    Finding(rule: .incompleteText, message: sentence)
  }
}
