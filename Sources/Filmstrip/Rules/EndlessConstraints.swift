// SPDX-License-Identifier: MIT

extension Rule {
  /// Layout that changes constraints.
  public static let endlessConstraints = Rule(
    id: "endless-constraints", severity: .error,
    sentence: "layout changes constraints, or requests their update, without end",
    remedy: "change constraints in updateConstraints, and not to another value in each layout")
}

extension Finding {
  static func endlessConstraints(rounds: Int, views: [String]) -> Finding {
    let source = views.isEmpty ? "" : ", in \(views.joined(separator: ", "))"
    return Finding(
      rule: .endlessConstraints,
      message: "constraints were still changing after \(rounds) rounds of layout\(source)",
      object: views.first)
  }
}
