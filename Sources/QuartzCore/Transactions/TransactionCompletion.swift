// SPDX-License-Identifier: MIT

/// A transaction's completion block, and how many animations it waits for.
final class TransactionCompletion {
  let block: () -> Void
  private var waitingCount = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  /// Waits for one animation more.
  func waitForAnimation() { waitingCount += 1 }

  /// The transaction is over: no more animations are added to it.
  ///
  /// From here on the scheduler knows of it: of several that are due at once, the inner one runs
  /// first.
  func close(in scheduler: LayerScheduler?) {
    guard !isClosed else { return }
    isClosed = true
    scheduler?.transactionCompletions.append(self)
  }

  /// Notes that an animation has ended, on whichever stage its layer is.
  func animationEnded() { waitingCount -= 1 }

  var isDue: Bool { isClosed && waitingCount == 0 }
}
