// SPDX-License-Identifier: MIT

extension Rule {
  /// Work that the stage's clock does not move.
  public static let machineTime = Rule(
    id: "machine-time", severity: .warning,
    sentence: "something runs in the machine's time, not the stage's",
    remedy: "wait by the timers, queues and tasks that UIKit has on the main actor, which run in "
      + "virtual time")
}

extension Finding {
  /// What ran, such as `Thread.sleep`.
  static func machineTime(_ name: String) -> Finding {
    Finding(rule: .machineTime, message: "\(name) is in the machine's time, not the stage's")
  }
}
