// SPDX-License-Identifier: MIT

extension Rule {
  /// A controller that a transition keeps after it was dismissed.
  public static let keptAfterDismissal = Rule(
    id: "kept-after-dismissal", severity: .warning,
    sentence:
      "a controller that was dismissed or popped exists until the next transition, and does not"
      + " without animation",
    remedy:
      "set to nil at the end what the animator or its delegate keeps of the transition, and its"
      + " context")
}
