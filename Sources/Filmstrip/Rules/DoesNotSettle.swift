// SPDX-License-Identifier: MIT

extension Rule {
  /// A recording that ended at its limit.
  public static let doesNotSettle = Rule(
    id: "does-not-settle", severity: .warning,
    sentence: "something was still in progress when the limit of the recording was reached",
    remedy: "stop what repeats, or record with a higher limit")
}

extension Finding {
  /// What was still in progress, in words, after seconds of the recording.
  static func doesNotSettle(_ work: String, after seconds: Double) -> Finding {
    Finding(rule: .doesNotSettle, message: "\(work) after \(seconds) s")
  }
}
