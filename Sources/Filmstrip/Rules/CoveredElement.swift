// SPDX-License-Identifier: MIT

extension Rule {
  /// An element that is read and cannot be seen.
  public static let coveredElement = Rule(
    id: "covered-element", severity: .warning,
    sentence:
      "something opaque covers an element after the end of a transition, and VoiceOver reaches it",
    remedy: "remove or hide what is covered, or set its accessibilityElementsHidden")
}
