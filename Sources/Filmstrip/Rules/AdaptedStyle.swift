// SPDX-License-Identifier: MIT

extension Rule {
  /// An adaptive style to which nothing adapts.
  public static let adaptedStyle = Rule(
    id: "adapted-style", severity: .warning,
    sentence: "a presentation adapts to a style to which no presentation can adapt",
    remedy: "return fullScreen, overFullScreen, pageSheet, formSheet or none from "
      + "adaptivePresentationStyle")
}

extension Finding {
  static func adaptedStyle(rawValue: Int, controller: String) -> Finding {
    Finding(
      rule: .adaptedStyle,
      message: "a presentation can adapt to fullScreen, overFullScreen, a sheet or none, not to "
        + "UIModalPresentationStyle(rawValue: \(rawValue))",
      object: controller)
  }
}
