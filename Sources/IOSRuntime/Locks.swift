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
