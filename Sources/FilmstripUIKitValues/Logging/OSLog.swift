// SPDX-License-Identifier: MIT

/// Where messages of an application go: on a stage into the events of a recording, at their virtual time.
///
/// The SDK has it in the module `os`. A module of that name would make packages that ask
/// `#if canImport(os)` believe that they run on Apple's systems, so that these names are here.
public final class OSLog: Sendable, Hashable {
  let subsystem: String
  let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "default")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Whether messages of a type are kept: all are, but for those of `disabled`.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  public static func == (left: OSLog, right: OSLog) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func write(_ message: String) {
    guard isEnabled(type: .default) else { return }
    // An application's message names who wrote it by its category, as callbacks name their receiver.
    let writer = category
    EngineLog.note(message, of: writer)
  }
}

/// How important a message is; all are kept.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) { log.write(LogFormat.text(message.description, args)) }

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) { log.write(LogFormat.text(message.description, args)) }
