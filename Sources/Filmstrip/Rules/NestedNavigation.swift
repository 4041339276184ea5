// SPDX-License-Identifier: MIT

extension Rule {
  /// A stack that changes while it changes.
  public static let nestedNavigation = Rule(
    id: "nested-navigation", severity: .warning,
    sentence: "a navigation stack is changed during the transition of an earlier change",
    remedy: "make the change in the completion of the transition coordinator or in didShow")
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
