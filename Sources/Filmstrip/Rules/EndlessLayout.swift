// SPDX-License-Identifier: MIT

extension Rule {
  /// Layout that asks for layout.
  public static let endlessLayout = Rule(
    id: "endless-layout", severity: .error,
    sentence: "a layout pass asks for another one, without end",
    remedy: "do not call setNeedsLayout, nor change what asks for it, in layoutSubviews")
}

extension Finding {
  static func endlessLayout(passes: Int, views: [String]) -> Finding {
    let source = views.isEmpty ? "" : ", by the layout of \(views.joined(separator: ", "))"
    return Finding(
      rule: .endlessLayout,
      message: "layout was still being asked for after \(passes) passes\(source)",
      object: views.first)
  }
}
