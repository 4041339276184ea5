// SPDX-License-Identifier: MIT
import FilmstripIOSRuntime
import Testing

/// Names of Apple's platforms that Foundation on Linux does not have.
@MainActor
@Suite struct LockTests {
  @Test func aLockIsClosedAndOpened() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  @Test func anExceptionSaysWhatItIs() {
    let exception = NSException(
      name: .internalInconsistencyException, reason: "no cell", userInfo: nil)
    #expect(exception.name.rawValue == "NSInternalInconsistencyException")
    #expect(exception.reason == "no cell")
  }

  @Test func aClassDescribesItself() {
    #expect(UILabel.description() == "UILabel")
    #expect(object_getClass(UILabel()) == UILabel.self)
  }
}
