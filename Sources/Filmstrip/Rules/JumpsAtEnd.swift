// SPDX-License-Identifier: MIT

extension Rule {
  /// A transition that ends on another picture than its last frame leads to.
  public static let jumpsAtEnd = Rule(
    id: "jumps-at-end", severity: .error,
    sentence:
      "the last animated frame of a transition does not lead to the settled screen: a layer or "
      + "the drawing jumps",
    remedy:
      "let the animation end where the completion puts the views, and swap snapshots for views "
      + "only when they look alike")
}
