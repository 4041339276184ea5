// SPDX-License-Identifier: MIT

extension Rule {
  /// A view in an effect view itself.
  public static let subviewOfEffectView = Rule(
    id: "subview-of-effect-view", severity: .warning,
    sentence: "a subview is added to a UIVisualEffectView itself",
    remedy: "add it to the contentView")
}

extension Finding {
  static func subviewOfEffectView(view: String) -> Finding {
    Finding(
      rule: .subviewOfEffectView,
      message: "\(view) has been added as a subview to a UIVisualEffectView: add it to its "
        + "contentView instead.",
      object: view)
  }
}
