// SPDX-License-Identifier: MIT

extension Rule {
  /// A frame that a layout puts back.
  public static let frameOfConstrainedView = Rule(
    id: "frame-of-constrained-view", severity: .warning,
    sentence:
      "the frame of a view is set, and the next layout pass replaces it with the frame that the constraints give",
    remedy: "change a constraint, or set the transform")
}

extension Finding {
  static func frameOfConstrainedView(view: String) -> Finding {
    Finding(
      rule: .frameOfConstrainedView,
      message:
        "the frame of \(view) was set, and the next layout pass replaced it with the frame that the constraints give",
      object: view)
  }
}
