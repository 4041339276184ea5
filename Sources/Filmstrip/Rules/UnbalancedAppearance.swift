// SPDX-License-Identifier: MIT

extension Rule {
  /// A container with unbalanced appearance calls for its children.
  public static let unbalancedAppearance = Rule(
    id: "unbalanced-appearance", severity: .warning,
    sentence: "a call to begin or end an appearance transition of a child has no counterpart",
    remedy: "call beginAppearanceTransition and endAppearanceTransition once each, in this order")
}

extension Finding {
  static func unbalancedAppearance(controller: String) -> Finding {
    Finding(
      rule: .unbalancedAppearance,
      message: "Unbalanced calls to begin/end appearance transitions for \(controller)",
      object: controller)
  }
}
