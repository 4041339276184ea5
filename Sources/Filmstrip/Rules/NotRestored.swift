// SPDX-License-Identifier: MIT

extension Rule {
  /// An animator that leaves its changes after a cancel.
  public static let notRestored = Rule(
    id: "not-restored-on-cancel", severity: .error,
    sentence: "a cancelled transition leaves the view of the outgoing controller changed",
    remedy: "put back what the animator changed when transitionWasCancelled is true")
}

extension Finding {
  static func notRestored(
    transition: String, properties: [String], controller: String
  ) -> Finding {
    Finding(
      rule: .notRestored,
      message:
        "the cancelled \(transition) left the \(properties.joined(separator: " and ")) of the "
        + "view of \(controller) changed; put it back when transitionWasCancelled",
      object: controller, property: properties.joined(separator: ", "))
  }
}
