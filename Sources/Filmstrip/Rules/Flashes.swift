// SPDX-License-Identifier: MIT

extension Rule {
  /// More than three flashes within a second.
  public static let flashes = Rule(
    id: "flashes", severity: .warning,
    sentence:
      "a quarter of what is seen at once flashes more than three times within a second (WCAG "
      + "2.2, 2.3.1)",
    remedy: "flash less often, in a smaller area or with less contrast, and not in saturated red")
}
