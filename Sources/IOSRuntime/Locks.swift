// SPDX-License-Identifier: MIT
public import Foundation

// Locks and exceptions of Apple's platforms that are not in Foundation on Linux.

/// A lock that threads wait for.
public struct os_unfair_lock {
  fileprivate var mutex = pthread_mutex_t()
  /// An open lock.
  public init() {}
}

/// The lock's name in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// A place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for the lock and closes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(&lock.pointee.mutex)
}

/// Opens the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(&lock.pointee.mutex)
}

/// Closes the lock if it is open; returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

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

  /// Ends the program with the reason.
  open func raise() -> Never {
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
