// SPDX-License-Identifier: MIT

extension Rule {
  /// A layer that the transition has taken away.
  public static let lostLayer = Rule(
    id: "lost-layer", severity: .error,
    sentence: "a view or layer of the screen is gone after the end of the transition",
    remedy:
      "put it back where it was in the completion, or show the screen that the transition leads to")
}

extension Finding {
  static func lostLayer(_ title: String, _ reference: ScreenReference) -> Finding {
    Finding(
      rule: .lostLayer,
      message: "\(title) is gone after the \(reference.end), and is there \(reference.comparison)",
      object: title)
  }
}
