// SPDX-License-Identifier: MIT
package import Filmstrip
package import Foundation

/// What traits say about the goldens of the tests inside of them; what none says is decided by each
/// assertion, or by the environment.
package struct GoldenConfiguration: Sendable {
  var record: RecordMode?
  var device: Device?
  var tolerance: PixelTolerance?
  var cellWidth: Int?
  /// What does not count in all tests inside, which traits and arguments add to.
  var ignores: [Ignore] = []
  var audit: GoldenAudit?
  var exactPixels: Bool?
  var form: GoldenForm?
  /// Where goldens are, in place of the folder beside the test's file; for tests of assertions.
  package var goldens: URL?
  /// Where failures go, in place of the run's folder; for tests of assertions.
  package var failures: URL?
  /// The cases that were visited, in place of the process's; for tests of assertions.
  package var cases: GoldenRun?

  @TaskLocal package static var current = GoldenConfiguration()

  /// The mode of an assertion: its argument's, else the traits', else the environment's.
  func record(argument: RecordMode?) throws(RecordModeError) -> RecordMode {
    if let mode = argument ?? record { return mode }
    return try RecordMode(environment: ProcessInfo.processInfo.environment)
  }

  /// Whether pixels have to be equal where only the renderer is another one: as the traits say, else where
  /// `FILMSTRIP_EXACT_PIXELS` is set to anything but 0.
  package func hasExactPixels(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    if let exactPixels { return exactPixels }
    let text = environment["FILMSTRIP_EXACT_PIXELS"] ?? ""
    return !text.isEmpty && text != "0"
  }

  /// What goldens that are written have beside their digests: as the traits say, else as `FILMSTRIP_GOLDEN` does; nil
  /// for what those have that are there.
  func form(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> GoldenForm? {
    if let form { return form }
    guard let word = environment["FILMSTRIP_GOLDEN"], !word.isEmpty else { return nil }
    guard let form = GoldenForm(rawValue: word) else {
      let known = GoldenForm.allCases.map(\.rawValue).joined(separator: ", ")
      throw ConfigurationError(
        description: "FILMSTRIP_GOLDEN: there is no form '\(word)'; choose one of: \(known)")
    }
    return form
  }

  /// The cases that are drawn although they need not be: the traits', else those that `FILMSTRIP_AUDIT`
  /// gives a share of, such as `5%`.
  func auditedCases() throws -> GoldenAudit {
    if let audit { return audit }
    let text = ProcessInfo.processInfo.environment["FILMSTRIP_AUDIT"] ?? ""
    guard !text.isEmpty else { return .none }
    guard let audit = GoldenAudit(text) else {
      throw ConfigurationError(
        description: "FILMSTRIP_AUDIT: '\(text)' is no share of cases; give one such as 5% or 0.05")
    }
    return audit
  }
}

struct ConfigurationError: Error, CustomStringConvertible { let description: String }
