// SPDX-License-Identifier: MIT

extension Rule {
  /// An interaction controller that is used too early or too late.
  public static let idleDriver = Rule(
    id: "idle-driver", severity: .error,
    sentence:
      "update(_:), finish() or cancel() is called on a percent-driven transition that drives "
      + "nothing",
    remedy: "begin the push, pop, presentation or dismissal first, and return the object as "
      + "interaction controller")
}

extension Finding {
  /// A call, such as `finish()`, of an interaction controller of a class.
  static func idleDriver(call: String, driver: String) -> Finding {
    Finding(
      rule: .idleDriver,
      message:
        "UIPercentDrivenInteractiveTransition.\(call) was called while it drives no transition",
      object: driver)
  }
}
