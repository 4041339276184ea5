// SPDX-License-Identifier: MIT

/// Writes messages to a log, as events of a recording.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger without a subsystem.
  public init() { log = .default }

  /// A logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// A logger of a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message that is of use while something is made.
  public func trace(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message for finding mistakes.
  public func debug(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message that is helpful, not essential.
  public func info(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes that something went wrong and was mended.
  public func warning(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes that something went wrong here.
  public func error(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes that something went wrong in the application.
  public func critical(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes that something went wrong in the system.
  public func fault(_ message: OSLogMessage) { log.write(message.text) }
}

/// Whether a value in a message can be read in the log; here it always can.
public struct OSLogPrivacy: Sendable {
  /// Shown in every log.
  public static let `public` = OSLogPrivacy()
  /// Shown only while debugging.
  public static let `private` = OSLogPrivacy()
  /// Never shown.
  public static let sensitive = OSLogPrivacy()
  /// As the value's type prescribes.
  public static let auto = OSLogPrivacy()

  private init() {}
}

/// The text of a message, written as a literal.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }

  /// A message with values.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Puts values into a message.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }
  }
}
