// SPDX-License-Identifier: MIT

extension Rule {
  /// A completion speed that is not positive.
  public static let completionSpeed = Rule(
    id: "completion-speed", severity: .warning,
    sentence: "the completion speed of an interactive transition is not above 0",
    remedy: "return a completionSpeed above 0; 1 is the usual pace")
}

extension Finding {
  static func completionSpeed(transition: String) -> Finding {
    Finding(
      rule: .completionSpeed, message: "completionSpeed must be above 0; 1 is used instead",
      object: transition, property: "completionSpeed")
  }
}
