// SPDX-License-Identifier: MIT

/// What a file's author has to know: that something cannot be lowered, or what was left out.
public struct LoweringProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// The file cannot be used as it is.
    case error
    /// The file can be used, and does not do all that it says.
    case warning
    /// Something was left out that is not needed here.
    case note
  }

  /// How bad it is.
  public let severity: Severity
  /// The file.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in bytes.
  public let column: Int
  /// What is the matter, and what to do.
  public let message: String

  init(_ severity: Severity, _ file: SourceFile, at offset: Int, _ message: String) {
    self.severity = severity
    path = file.path
    (line, column) = file.place(of: offset)
    self.message = message
  }

  /// As a compiler prints it.
  public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
