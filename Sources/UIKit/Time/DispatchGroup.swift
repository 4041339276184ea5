// SPDX-License-Identifier: MIT
public import Dispatch

/// Counts work that is under way, and tells when there is none.
///
/// Stands in for Dispatch's, as the queues do. It cannot be waited for: the wait would be without
/// end on the one thread there is.
public class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var notifications: [(queue: DispatchQueue, item: DispatchWorkItem)] = []

  /// A group of no work.
  public init() {}

  /// Notes that something has begun.
  public func enter() { count += 1 }

  /// Notes that something has ended.
  ///
  /// - Precondition: called no more often than `enter()`.
  public func leave() {
    precondition(count > 0, "DispatchGroup.leave(): called more often than enter()")
    count -= 1
    guard count == 0 else { return }
    let waiting = notifications
    notifications = []
    for notification in waiting { notification.queue.async(execute: notification.item) }
  }

  /// Runs a block on a queue once nothing is under way, now included.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    notify(queue: queue, work: DispatchWorkItem(qos: qos, flags: flags, block: work))
  }

  /// Runs an item on a queue once nothing is under way, now included.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    if count == 0 {
      queue.async(execute: work)
    } else {
      notifications.append((queue, work))
    }
  }
}
