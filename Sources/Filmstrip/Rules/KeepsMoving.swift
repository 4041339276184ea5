// SPDX-License-Identifier: MIT

extension Rule {
  /// Dynamics that do not come to rest.
  public static let keepsMoving = Rule(
    id: "keeps-moving", severity: .warning,
    sentence: "a dynamic animator has moved items for seconds without coming to rest",
    remedy: "give the items resistance and angularResistance, or remove the behaviors in an action "
      + "when the item has left the view")
}

extension Finding {
  /// What an animator moves, how fast and by which behaviors, after seconds without rest.
  static func keepsMoving(seconds: Double, work: String, item: String) -> Finding {
    Finding(
      rule: .keepsMoving, message: "after \(seconds) s without rest: \(work)", object: item)
  }
}
