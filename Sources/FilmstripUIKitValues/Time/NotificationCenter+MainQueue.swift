// SPDX-License-Identifier: MIT

extension NotificationCenter {
  /// Adds an observer whose block runs on a queue; that of `.main` runs at once where the notification is posted on the
  /// main queue.
  ///
  /// As on iOS. Foundation on Linux adds an operation to the queue and waits for it: on the main queue, which a stage
  /// runs on, it would wait for itself. The queue is not optional here, so that calls which name one get this method.
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue === OperationQueue.main else {
      let other: OperationQueue? = queue
      return addObserver(forName: name, object: obj, queue: other, using: block)
    }
    let none: OperationQueue? = nil
    return addObserver(forName: name, object: obj, queue: none) { notification in
      if EngineThread.isCurrent { return block(notification) }
      nonisolated(unsafe) let notification = notification
      queue.addOperations([BlockOperation { block(notification) }], waitUntilFinished: true)
    }
  }
}
