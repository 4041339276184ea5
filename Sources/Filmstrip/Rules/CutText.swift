// SPDX-License-Identifier: MIT

extension Rule {
  /// Text of which a part is missing at the largest size.
  public static let cutText = Rule(
    id: "cut-text", severity: .warning,
    sentence: "a text that is whole at the usual text size is cut at the largest one",
    remedy: "set numberOfLines to 0, let the height follow from the text, and let the screen scroll"
  )
}

extension Finding {
  static func cutText(_ title: String, _ time: String) -> Finding {
    Finding(
      rule: .cutText,
      message:
        "\(title) shows only a part of its text at the largest text size \(time), and all of "
        + "it at the usual size", object: title, property: "text")
  }
}
