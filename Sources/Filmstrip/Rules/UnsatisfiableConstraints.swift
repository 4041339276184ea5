// SPDX-License-Identifier: MIT

extension Rule {
  /// Constraints that contradict each other.
  public static let unsatisfiableConstraints = Rule(
    id: "unsatisfiable-constraints", severity: .warning,
    sentence: "required constraints cannot hold together, and one is broken",
    remedy: "remove one of them, or give one a priority below required")
}

extension Finding {
  /// The message names so many constraints beside the one that is broken: a long chain of views has dozens.
  private static let namedCount = 4

  static func unsatisfiableConstraints(
    _ constraints: [String], givenUp: String, view: String
  ) -> Finding {
    let others = constraints.filter { $0 != givenUp }
    // A mask that was not switched off is the usual reason.
    let ordered =
      others.filter { $0.hasPrefix("<NSAutoresizingMask") }
      + others.filter { !$0.hasPrefix("<NSAutoresizingMask") }
    let more = others.count - namedCount
    let named = ordered.prefix(namedCount).joined(separator: ", ")
    return Finding(
      rule: .unsatisfiableConstraints,
      message: "Unable to simultaneously satisfy constraints: breaks \(givenUp), which contradicts "
        + (others.count > 1 ? "together " : "") + named + (more > 0 ? " and \(more) more" : ""),
      object: view)
  }
}
