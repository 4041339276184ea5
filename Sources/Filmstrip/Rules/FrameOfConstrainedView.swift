// SPDX-License-Identifier: MIT

extension Rule {
  /// A frame that the next layout takes back.
  public static let frameOfConstrainedView = Rule(
    id: "frame-of-constrained-view", severity: .warning,
    sentence: "the frame of a view is set, and constraints place it: the next layout puts it back",
    remedy: "change a constraint, or set the transform")
}

extension Finding {
  /// The view.
  static func frameOfConstrainedView(view: String) -> Finding {
    Finding(
      rule: .frameOfConstrainedView,
      message: "the frame of \(view) was set, but constraints place it: the next layout puts it "
        + "back",
      object: view)
  }
}
