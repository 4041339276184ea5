// SPDX-License-Identifier: MIT

extension Rule {
  /// A detent whose height is no number.
  public static let unresolvedDetent = Rule(
    id: "unresolved-detent", severity: .warning,
    sentence: "the resolver of a detent returns NaN",
    remedy: "return a height, or nil to make the detent inactive")
}

extension Finding {
  static func unresolvedDetent(identifier: String, controller: String) -> Finding {
    Finding(
      rule: .unresolvedDetent,
      message: "the resolver of detent \(identifier) returned NaN; it is inactive",
      object: controller, property: "detents")
  }
}
