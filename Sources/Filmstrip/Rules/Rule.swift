// SPDX-License-Identifier: MIT

/// What can be wrong with a transition, or with what it was recorded from: the subject of
/// ``Finding``s.
///
/// Each rule is a constant of this type, in a file of its own in this folder, with the function that
/// words its findings; ``all`` lists them, and so does `docs/rules.md`.
public struct Rule: Sendable, Hashable, Identifiable {
  /// How much a finding matters, by the names of SARIF's levels.
  public enum Severity: String, Sendable, Codable {
    /// The transition is broken: on iOS it would be, too, or the recording does not show it.
    case error
    /// What is shown may not be what was meant.
    case warning
    /// Good to know; nothing is wrong.
    case note
  }

  /// What filters, `timeline.json` and the command line call the rule: words joined by hyphens,
  /// never used again for another rule.
  public let id: String
  /// How much its findings matter.
  public let severity: Severity
  /// What its findings say, in general and without a full stop.
  public let sentence: String
  /// What to do, without a full stop.
  public let remedy: String

  /// The rule that the identifier names; nil when there is none.
  ///
  /// - Parameter id: An identifier such as `never-completes`.
  /// - Returns: The rule.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

extension Rule: Codable {
  /// Reads an identifier; one of another version gives a rule that says only so.
  public init(from decoder: any Decoder) throws {
    let id = try decoder.singleValueContainer().decode(String.self)
    self =
      Rule.named(id)
      ?? Rule(
        id: id, severity: .warning, sentence: "a rule of another version of filmstrip",
        remedy: "see the documentation of the version that wrote it")
  }

  /// Writes the identifier, which says all.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}
