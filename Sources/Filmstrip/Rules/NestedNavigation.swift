// SPDX-License-Identifier: MIT

extension Rule {
  /// A stack that changes while it changes.
  public static let nestedNavigation = Rule(
    id: "nested-navigation", severity: .warning,
    sentence: "a navigation stack is changed while a change of it is shown",
    remedy: "wait for the transition to end, in its coordinator's completion or in didShow")
}

extension Finding {
  static func nestedNavigation(isPush: Bool, controller: String) -> Finding {
    Finding(
      rule: .nestedNavigation,
      message: isPush
        ? "nested push animation can result in corrupted navigation bar"
        : "Finishing up a navigation transition in an unexpected state. Navigation Bar subview "
          + "tree might get corrupted",
      object: controller)
  }
}
