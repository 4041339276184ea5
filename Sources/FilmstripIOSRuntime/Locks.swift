// SPDX-License-Identifier: MIT
internal import Foundation

// The lock of Apple's platforms that Foundation on Linux does not have. In the C library a mutex of zeros is an open one.

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

/// A lock with what it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var mutex = os_unfair_lock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// An open lock of a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// An open lock of a state that may be used by the thread that has the lock.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Closes the lock while a closure has the state.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Closes the lock while a closure has the state.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    os_unfair_lock_lock(&storage.mutex)
    defer { os_unfair_lock_unlock(&storage.mutex) }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// An open lock.
  public init() { self.init(uncheckedState: ()) }
  /// Waits for the lock and closes it.
  public func lock() { os_unfair_lock_lock(&storage.mutex) }
  /// Opens the lock.
  public func unlock() { os_unfair_lock_unlock(&storage.mutex) }
}
