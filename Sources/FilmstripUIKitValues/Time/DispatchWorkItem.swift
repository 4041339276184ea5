// SPDX-License-Identifier: MIT
public import Dispatch

/// A block that can be cancelled before a queue runs it.
///
/// Replaces Dispatch's, as the queues do. It has no `wait()`: on the only thread, that would never
/// return.
public class DispatchWorkItem: @unchecked Sendable {
  private let block: () -> Void
  private var notifications: [(queue: DispatchQueue, item: DispatchWorkItem)] = []
  private var isComplete = false

  /// Whether the item was cancelled; a cancelled one does nothing when it is run.
  public private(set) var isCancelled = false

  /// Creates an item; quality of service and flags have no influence on the order of virtual time.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.block = block
  }

  /// Runs the block now, unless the item was cancelled.
  public func perform() {
    if !isCancelled { block() }
    isComplete = true
    for notification in notifications { notification.queue.async(execute: notification.item) }
    notifications = []
  }

  /// Makes the item do nothing; a block that is running continues.
  public func cancel() { isCancelled = true }

  /// Runs a block on a queue once the item has been run, or was to be and is cancelled.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping () -> Void
  ) {
    notify(queue: queue, execute: DispatchWorkItem(qos: qos, flags: flags, block: execute))
  }

  /// Runs another item on a queue once this one has been run, or was to be and is cancelled.
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    if isComplete {
      queue.async(execute: execute)
    } else {
      notifications.append((queue, execute))
    }
  }
}
