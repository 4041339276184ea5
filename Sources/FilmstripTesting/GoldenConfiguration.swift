// SPDX-License-Identifier: MIT
internal import Diff
internal import Filmstrip
internal import Foundation

/// What traits say about the goldens of the tests inside of them; what none says is decided by each
/// assertion, or by the environment.
struct GoldenConfiguration: Sendable {
  var record: RecordMode?
  var device: Device?
  var tolerance: PixelTolerance?
  var audit: GoldenAudit?

  /// That of the test that runs.
  @TaskLocal static var current = GoldenConfiguration()

  /// The mode of an assertion: its argument's, else the traits', else the environment's.
  func record(argument: RecordMode?) throws(RecordModeError) -> RecordMode {
    if let mode = argument ?? record { return mode }
    return try RecordMode(environment: ProcessInfo.processInfo.environment)
  }

  /// The cases that are drawn although they need not be: the traits', else those that `FILMSTRIP_AUDIT`
  /// gives a share of, such as `5%`.
  var auditedCases: GoldenAudit {
    audit
      ?? ProcessInfo.processInfo.environment["FILMSTRIP_AUDIT"].flatMap { GoldenAudit($0) } ?? .none
  }
}
