// SPDX-License-Identifier: MIT

extension Rule {
  /// A transition that rests while it is in progress.
  public static let stalls = Rule(
    id: "stalls", severity: .warning,
    sentence:
      "nothing moves for a tenth of a second or longer while a transition is in progress, and "
      + "touches wait",
    remedy: "remove the delay, or complete the transition when the last animation has ended")
}
