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

  public private(set) var isCancelled = false

  /// Creates an item; quality of service and flags have no influence on the order of virtual time.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.block = block
  }

  public func perform() {
    if !isCancelled { block() }
    isComplete = true
    for notification in notifications { notification.queue.async(execute: notification.item) }
    notifications = []
  }

  public func cancel() { isCancelled = true }

  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping () -> Void
  ) {
    notify(queue: queue, execute: DispatchWorkItem(qos: qos, flags: flags, block: execute))
  }

  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    if isComplete {
      queue.async(execute: execute)
    } else {
      notifications.append((queue, execute))
    }
  }
}
