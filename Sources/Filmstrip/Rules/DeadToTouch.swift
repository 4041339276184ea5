// SPDX-License-Identifier: MIT

extension Rule {
  /// A screen that touches no longer reach.
  public static let deadToTouch = Rule(
    id: "dead-to-touch", severity: .error,
    sentence:
      "touches do not reach the views of the screen after the end of a transition as they do "
      + "without it",
    remedy: "remove views that lie over the screen, and end what ignores touches in the completion")
}
