// SPDX-License-Identifier: MIT
public import Dispatch
internal import Synchronization
internal import FilmstripWording

/// Counts work in progress, and runs blocks when there is none.
///
/// Replaces Dispatch's, as the queues do. It has no `wait()`: on the only thread, that would never
/// return.
public class DispatchGroup: @unchecked Sendable {
  private struct State {
    var count = 0
    var notifications: [(queue: DispatchQueue, item: DispatchWorkItem)] = []
  }

  // Locked, because work on other threads enters and leaves as well.
  private let state = Mutex(State())

  public init() {}

  public func enter() { state.withLock { $0.count += 1 } }

  public func leave() {
    let due = state.withLock { state in
      require(state.count > 0, "DispatchGroup.leave(): called more often than enter()")
      state.count -= 1
      guard state.count == 0 else { return [(queue: DispatchQueue, item: DispatchWorkItem)]() }
      defer { state.notifications = [] }
      return state.notifications
    }
    for notification in due { notification.queue.async(execute: notification.item) }
  }

  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    notify(queue: queue, work: DispatchWorkItem(qos: qos, flags: flags, block: work))
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    let isDone = state.withLock {
      if $0.count > 0 { $0.notifications.append((queue, work)) }
      return $0.count == 0
    }
    if isDone { queue.async(execute: work) }
  }
}
