// SPDX-License-Identifier: MIT

extension Rule {
  /// A custom presentation behind which assistive technologies go on reading.
  public static let reachesBehind = Rule(
    id: "reaches-behind", severity: .warning,
    sentence:
      "VoiceOver reaches elements behind a custom presentation that touches do not reach",
    remedy: "set accessibilityViewIsModal of the presented view")
}
