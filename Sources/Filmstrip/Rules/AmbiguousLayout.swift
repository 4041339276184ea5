// SPDX-License-Identifier: MIT

extension Rule {
  /// Constraints that do not say where a view is.
  public static let ambiguousLayout = Rule(
    id: "ambiguous-layout", severity: .warning,
    sentence: "the constraints of a view leave its place or its size open",
    remedy: "add a constraint for what is open, or give views different priorities")
}

extension Finding {
  static func ambiguousLayout(view: String, numbers: [String]) -> Finding {
    Finding(
      rule: .ambiguousLayout,
      message: "the layout of \(view) is ambiguous: constraints leave open its "
        + "\(numbers.joined(separator: ", "))",
      object: view)
  }
}
