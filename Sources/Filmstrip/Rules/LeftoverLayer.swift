// SPDX-License-Identifier: MIT

extension Rule {
  /// A layer that outlives the transition.
  public static let leftoverLayer = Rule(
    id: "leftover-layer", severity: .error,
    sentence: "a view or layer that the transition has added is there after its end",
    remedy: "remove it in the completion, whether the transition was cancelled or not")
}

extension Finding {
  static func leftoverLayer(_ title: String, _ reference: ScreenReference) -> Finding {
    Finding(
      rule: .leftoverLayer,
      message: "\(title) is there after the \(reference.end), and is not \(reference.comparison)",
      object: title)
  }
}
