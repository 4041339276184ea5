// SPDX-License-Identifier: MIT

extension Rule {
  /// Constraints that do not say where a view is.
  public static let ambiguousLayout = Rule(
    id: "ambiguous-layout", severity: .warning,
    sentence: "constraints do not determine the position or the size of a view",
    remedy: "add the missing constraints, or give the views different priorities")
}

extension Finding {
  static func ambiguousLayout(view: String, numbers: [String]) -> Finding {
    Finding(
      rule: .ambiguousLayout,
      message: "the layout of \(view) is ambiguous: constraints do not determine its "
        + "\(numbers.joined(separator: ", "))",
      object: view)
  }
}
