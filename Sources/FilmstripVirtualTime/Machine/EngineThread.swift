// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import Synchronization

/// The one thread on which stages, layers and views live: whichever runs the main queue.
///
/// On Linux that need not be the process's first thread, and changes when an asynchronous test is
/// resumed; while a stage is being driven it does not. Atomic, because any thread may ask.
package enum EngineThread {
  private static let driver = Atomic<UInt>(0)
  struct Drive {
    let scope: StageScope
    /// The number of the task that drives it; 0 outside of any.
    let task: UInt64
  }

  // Read and written only by the thread that drives.
  private nonisolated(unsafe) static var innermostDrive: Drive?
  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling thread is driving a stage right now.
  package static var isDriving: Bool { driver.load(ordering: .acquiring) == UInt(pthread_self()) }

  /// Whether the calling thread may use stages: it drives one, or runs the main queue.
  package static var isCurrent: Bool {
    isDriving || Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
  }

  /// The stage that the calling thread is driving right now; nil when it drives none.
  static var drive: Drive? { isDriving ? innermostDrive : nil }

  /// Runs `body`, which drives a stage, on the calling thread; calls nest.
  static func drive<Result>(_ scope: StageScope, _ body: () throws -> Result) rethrows -> Result {
    let previous = driver.exchange(UInt(pthread_self()), ordering: .acquiringAndReleasing)
    let outer = innermostDrive
    innermostDrive = Drive(scope: scope, task: RunningTask.number)
    defer {
      innermostDrive = outer
      driver.store(previous, ordering: .releasing)
    }
    return try body()
  }

  /// Runs `body` now if the calling thread may use stages, else on the main queue.
  package static func onMainQueueOrNow(_ body: @escaping @Sendable () -> Void) {
    if isCurrent { body() } else { onMainQueue(body) }
  }

  /// Runs `body` on the machine's main queue, at a time unrelated to virtual time.
  package static func onMainQueue(_ body: @escaping @Sendable () -> Void) {
    // The key has to be there before the first block that asks for it.
    _ = mainQueueKey
    DispatchQueue.main.async(execute: body)
  }

  /// Runs `body` on the machine's main queue and waits for it.
  package static func onMainQueueAndWait<Result>(_ body: () throws -> Result) rethrows -> Result {
    _ = mainQueueKey
    return try DispatchQueue.main.sync(execute: body)
  }
}
