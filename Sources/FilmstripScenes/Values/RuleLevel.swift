// SPDX-License-Identifier: MIT
public import Filmstrip

/// How much the findings of a rule matter in a scene.
public enum RuleLevel: String, Sendable, Codable, CaseIterable {
  /// They are not reported.
  case off
  /// They are reported, and fail nothing.
  case note
  /// They fail a run.
  case warning
  /// They fail a run.
  case error

  /// The severity that findings have then; nil for none.
  public var severity: Rule.Severity? { Rule.Severity(rawValue: rawValue) }
}
