// SPDX-License-Identifier: MIT

extension Rule {
  /// Texts that lie on one another at the largest size.
  public static let overlappingTexts = Rule(
    id: "overlapping-texts", severity: .warning,
    sentence: "two texts that are apart at the usual text size overlap at the largest one",
    remedy: "constrain texts to one another, not to fixed places, and let the screen scroll")
}

extension Finding {
  static func overlappingTexts(_ first: String, _ second: String, _ time: String) -> Finding {
    Finding(
      rule: .overlappingTexts,
      message: "\(first) and \(second) overlap at the largest text size \(time), and are apart at "
        + "the usual size", object: second, property: "frame")
  }
}
