// SPDX-License-Identifier: MIT

/// Which goldens a run writes.
///
/// Writing one fails the test, so that no run passes without a comparison.
public enum RecordMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// All of them.
  case all
  /// Those that are missing.
  case missing
  /// Those that are missing, and those that a recording does not match.
  case failed
  /// None.
  case never

  /// What the environment asks for: `FILMSTRIP_RECORD`, else `SNAPSHOT_TESTING_RECORD`; without either
  /// ``never`` where `CI` is set and not `false` or `0`, and ``missing`` elsewhere.
  ///
  /// - Parameter environment: The variables of a process.
  /// - Throws: ``RecordModeError`` for another word in one of the first two.
  public init(environment: [String: String]) throws(RecordModeError) {
    for name in ["FILMSTRIP_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let word = environment[name], !word.isEmpty else { continue }
      guard let mode = RecordMode(rawValue: word) else {
        throw RecordModeError(variable: name, word: word)
      }
      self = mode
      return
    }
    let isContinuousIntegration = !["", "0", "false"].contains(environment["CI"] ?? "")
    self = isContinuousIntegration ? .never : .missing
  }
}

/// A record mode of a name that there is none of.
public struct RecordModeError: Error, Equatable, CustomStringConvertible {
  /// The variable of the environment.
  public let variable: String
  /// What it says.
  public let word: String

  /// One line that names the variable, and what it may say.
  public var description: String {
    "\(variable): there is no record mode '\(word)'; choose one of: "
      + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
