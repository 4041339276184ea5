// SPDX-License-Identifier: MIT

extension Rule {
  /// Constraints that contradict each other.
  public static let unsatisfiableConstraints = Rule(
    id: "unsatisfiable-constraints", severity: .warning,
    sentence: "required constraints cannot hold together, and one is broken",
    remedy: "remove one of them, or give one a priority below required")
}

extension Finding {
  static func unsatisfiableConstraints(
    _ constraints: [String], givenUp: String, view: String
  ) -> Finding {
    Finding(
      rule: .unsatisfiableConstraints,
      message: "Unable to simultaneously satisfy constraints: "
        + "\(constraints.joined(separator: ", ")). Will attempt to recover by breaking constraint \(givenUp)",
      object: view)
  }
}
