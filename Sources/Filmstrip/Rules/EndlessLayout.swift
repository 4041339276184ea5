// SPDX-License-Identifier: MIT

extension Rule {
  /// Layout that asks for layout.
  public static let endlessLayout = Rule(
    id: "endless-layout", severity: .error,
    sentence: "a layout pass requests another one, without end",
    remedy: "do not call setNeedsLayout in layoutSubviews, nor change there what requests layout")
}

extension Finding {
  /// Passes of layout, after which the stage continued, and the views that requested more.
  static func endlessLayout(passes: Int, views: [String]) -> Finding {
    let source = views.isEmpty ? "" : ", by the layout of \(views.joined(separator: ", "))"
    return Finding(
      rule: .endlessLayout,
      message: "views still requested layout after \(passes) passes\(source)",
      object: views.first)
  }
}
