// SPDX-License-Identifier: MIT
public import Foundation

/// An exception of Objective-C's: raised, it ends the program, as nothing catches one in Swift.
open class NSException: NSObject {
  /// What kind of exception it is.
  public let name: NSExceptionName
  /// Why it is raised.
  public let reason: String?
  /// What belongs to it.
  public let userInfo: [AnyHashable: Any]?

  /// An exception that is not raised.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Ends the program with a reason whose format takes arguments.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  /// Ends the program with the reason.
  open func raise() {
    fatalError("\(name.rawValue): \(reason ?? "no reason")")
  }
}

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// An argument that makes no sense.
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  /// A state that must not be.
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  /// What is not in its bounds.
  public static let rangeException = Self("NSRangeException")
  /// Any other.
  public static let genericException = Self("NSGenericException")
}
