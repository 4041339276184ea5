// SPDX-License-Identifier: MIT

/// A transaction's completion block, and the animations it waits for.
final class TransactionCompletion {
  let block: () -> Void
  /// One object may run on several layers.
  private var waiting: [ObjectIdentifier: Int] = [:]
  private var isClosed = false

  private let scheduler: LayerScheduler

  init(_ block: @escaping () -> Void, scheduler: LayerScheduler) {
    self.block = block
    self.scheduler = scheduler
  }

  func wait(for animation: CAAnimation) { waiting[ObjectIdentifier(animation), default: 0] += 1 }

  /// The transaction is over: nothing more to wait for comes.
  ///
  /// From here on the clock knows of it: of several that are due at once, the inner one runs first.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    scheduler.transactionCompletions.append(self)
  }

  func ended(_ animation: CAAnimation) {
    guard let count = waiting[ObjectIdentifier(animation)] else { return }
    waiting[ObjectIdentifier(animation)] = count > 1 ? count - 1 : nil
  }

  var isDue: Bool { isClosed && waiting.isEmpty }
}
