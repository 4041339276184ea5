// SPDX-License-Identifier: MIT

extension Rule {
  /// A dismissal that is lost.
  public static let dismissedInTransition = Rule(
    id: "dismissed-in-transition", severity: .error,
    sentence: "a dismissal is asked for while a presentation or a dismissal is in progress",
    remedy: "dismiss in the completion of the one that is in progress")
}

extension Finding {
  static func dismissedInTransition(controller: String) -> Finding {
    Finding(
      rule: .dismissedInTransition,
      message:
        "Attempt to dismiss from view controller \(controller) while a presentation or dismiss "
        + "is in progress",
      object: controller)
  }
}
