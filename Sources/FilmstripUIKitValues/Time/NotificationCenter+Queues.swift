// SPDX-License-Identifier: MIT

extension NotificationCenter {
  /// Adds an observer whose block runs on a queue, at once where the notification is posted on the stage's thread.
  ///
  /// As on iOS, where posting waits for the queue. The queue is not optional here, so that calls with `nil` get
  /// Foundation's method.
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let none: Foundation.OperationQueue? = nil
    return addObserver(forName: name, object: obj, queue: none) { notification in
      if EngineThread.isCurrent { return queue.running { block(notification) } }
      nonisolated(unsafe) let notification = notification
      EngineThread.onMainQueueAndWait { queue.running { block(notification) } }
    }
  }

  @_disfavoredOverload
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    if let queue { return addObserver(forName: name, object: obj, queue: queue, using: block) }
    let none: Foundation.OperationQueue? = nil
    return addObserver(forName: name, object: obj, queue: none, using: block)
  }
}
