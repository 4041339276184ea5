// SPDX-License-Identifier: MIT
internal import Wording

/// Something a recording shows that its author should know.
public struct Finding: Sendable, Codable, Equatable {
  /// What kind of thing it is.
  public enum Rule: String, Sendable, Codable {
    /// A transition is open and nothing is under way that could complete it.
    case neverCompletes = "never-completes"
    /// Something was still moving when the recording's limit was reached.
    case doesNotSettle = "does-not-settle"
    /// A transition did something out of order.
    case transition
    /// A finger came down where, or when, nothing could be touched.
    case lostTouch = "lost-touch"
    /// An API was used that is not supported yet.
    case unsupportedFeature = "unsupported-feature"
  }

  /// Which kind, for filters and reports.
  public let rule: Rule
  /// What was found, in a sentence without a full stop, on one line.
  public let message: String

  /// Creates a finding; the message is a sentence without a full stop.
  ///
  /// Names of files and the like in it are spelled out where they are not printable.
  public init(rule: Rule, message: String) {
    self.rule = rule
    self.message = message.printable
  }
}
