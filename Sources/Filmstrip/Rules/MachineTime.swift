// SPDX-License-Identifier: MIT

extension Rule {
  /// Work that the stage's clock does not move.
  public static let machineTime = Rule(
    id: "machine-time", severity: .warning,
    sentence: "something runs in real time, not in the virtual time of the stage",
    remedy:
      "wait with a timer, a dispatch queue or a task on the main actor, which run in virtual time")
}

extension Finding {
  /// What ran, such as `Thread.sleep`.
  static func machineTime(_ name: String) -> Finding {
    Finding(
      rule: .machineTime, message: "\(name) runs in real time, not in the virtual time of the stage"
    )
  }
}
