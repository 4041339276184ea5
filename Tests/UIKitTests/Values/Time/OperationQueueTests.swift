// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import SeededNumbers
import Synchronization
import Testing
import UIKit

/// `OperationQueue` on a stage's clock.
@MainActor
@Suite struct OperationQueueTests {
  private let stage = Stage()

  init() { stage.advance(by: 0) }

  @Test func theMainQueueRunsBlocksLaterInTheSameStepInOrder() {
    nonisolated(unsafe) var log: [String] = []
    UIKit.OperationQueue.main.addOperation { log.append("first") }
    UIKit.OperationQueue.main.addOperation { log.append("second at \(CACurrentMediaTime())") }
    log.append("caller")
    stage.advance(by: 0)
    #expect(log == ["caller", "first", "second at 0.0"])
  }

  /// Documented for `maxConcurrentOperationCount` and `isAsynchronous`.
  @Test func operationsThatTakeTimeFollowOneAnother() {
    let queue = UIKit.OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let operations = (0..<3).map { _ in Waiting(seconds: 0.2) }
    queue.addOperations(operations, waitUntilFinished: false)
    nonisolated(unsafe) var end: TimeInterval?
    queue.addBarrierBlock { end = CACurrentMediaTime() }
    stage.advance(to: 1)
    for (operation, start) in zip(operations, [0, 0.2, 0.4]) {
      #expect(abs(operation.begin - start) < 1e-9)
    }
    #expect(end.map { abs($0 - 0.6) < 1e-9 } == true)
    #expect(queue.operationCount == 0)
  }

  @Test func operationsWithoutALimitBeginTogether() {
    let operations = (0..<3).map { _ in Waiting(seconds: 0.2) }
    UIKit.OperationQueue().addOperations(operations, waitUntilFinished: false)
    stage.advance(to: 1)
    #expect(operations.map(\.begin) == [0, 0, 0])
  }

  /// Documented for `cancel()`: an operation that has not begun is removed, and its completion block runs.
  @Test func aCancelledOperationDoesNotRunItsWork() {
    let queue = UIKit.OperationQueue()
    queue.maxConcurrentOperationCount = 1
    nonisolated(unsafe) var log: [String] = []
    let cancelled = UIKit.BlockOperation { log.append("work") }
    cancelled.completionBlock = { log.append("completion") }
    queue.addOperation(Waiting(seconds: 0.5))
    queue.addOperation(cancelled)
    cancelled.cancel()
    stage.advance(to: 1)
    #expect(log == ["completion"])
    #expect(cancelled.isFinished && cancelled.isCancelled)
  }

  @Test func aSuspendedQueueBeginsNothing() {
    let queue = UIKit.OperationQueue()
    queue.isSuspended = true
    nonisolated(unsafe) var begins: [TimeInterval] = []
    queue.addOperation { begins.append(CACurrentMediaTime()) }
    stage.advance(to: 1)
    #expect(begins == [])
    queue.isSuspended = false
    stage.advance(to: 2)
    #expect(begins == [1])
  }

  @Test func waitingRunsWhatCanRunNow() {
    let queue = UIKit.OperationQueue()
    nonisolated(unsafe) var log: [String] = []
    let (first, second) = (
      UIKit.BlockOperation { log.append("first") }, UIKit.BlockOperation { log.append("second") }
    )
    first.addDependency(second)
    queue.addOperations([first, second], waitUntilFinished: true)
    log.append("caller")
    #expect(log == ["second", "first", "caller"])
  }

  @Test func waitingForWhatTakesTimeIsAFinding() {
    let recording = stage.record("wait") {
      let queue = UIKit.OperationQueue()
      queue.addOperation(Waiting(seconds: 0.5))
      queue.waitUntilAllOperationsAreFinished()
    }
    #expect(recording.findings.map(\.rule) == [.unsupportedFeature])
    #expect(
      recording.findings.first?.message.contains("waitUntilAllOperationsAreFinished") == true)
  }

  /// An operation that says nothing of executing is started once all the same.
  @Test func waitingStartsNothingTwice() {
    let queue = UIKit.OperationQueue()
    let silent = Silent()
    queue.addOperations([silent], waitUntilFinished: true)
    stage.advance(to: 1)
    #expect(silent.startCount == 1 && queue.operations == [silent])
  }

  @Test func aNotificationArrivesOnItsQueueAtOnce() {
    let queue = UIKit.OperationQueue()
    let name = Notification.Name("Notice")
    nonisolated(unsafe) var queues: [UIKit.OperationQueue?] = []
    let observers = [queue, UIKit.OperationQueue.main].map {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: $0) { _ in
        queues.append(UIKit.OperationQueue.current)
      }
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(Set(queues.compactMap(\.self)) == [queue, .main])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Graphs of operations with priorities run in the order in which Foundation's own queue runs them.
  @Test func theOrderIsFoundations() async {
    var numbers = SeededNumbers(seed: 33)
    for _ in 0..<100 {
      let count = Int.random(in: 2...9, using: &numbers)
      let priorities: [UIKit.Operation.QueuePriority] = [.low, .normal, .normal, .high]
      let operations = (0..<count).map { place in
        (
          priority: priorities.randomElement(using: &numbers) ?? .normal,
          dependencies: (0..<place).filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
        )
      }
      let expected = Order()
      let theirs = Foundation.OperationQueue()
      theirs.maxConcurrentOperationCount = 1
      theirs.isSuspended = true
      let foundation = operations.indices.map { place in
        Foundation.BlockOperation { expected.append(place) }
      }
      for (operation, (priority, dependencies)) in zip(foundation, operations) {
        operation.queuePriority = priority
        for dependency in dependencies { operation.addDependency(foundation[dependency]) }
      }
      for operation in foundation { theirs.addOperation(operation) }
      theirs.isSuspended = false
      await withCheckedContinuation { continuation in
        theirs.addBarrierBlock { continuation.resume() }
      }

      let order = Order()
      let ours = UIKit.OperationQueue()
      ours.maxConcurrentOperationCount = 1
      ours.isSuspended = true
      let own = operations.indices.map { place in UIKit.BlockOperation { order.append(place) } }
      for (operation, (priority, dependencies)) in zip(own, operations) {
        operation.queuePriority = priority
        for dependency in dependencies { operation.addDependency(own[dependency]) }
      }
      ours.addOperations(own, waitUntilFinished: false)
      ours.isSuspended = false
      stage.advance(by: 0)
      #expect(order.places == expected.places)
    }
  }
}

private final class Order: Sendable {
  private let list = Mutex<[Int]>([])
  var places: [Int] { list.withLock { $0 } }
  func append(_ place: Int) { list.withLock { $0.append(place) } }
}

/// An operation that never ends, and overrides nothing but its start.
private final class Silent: UIKit.Operation, @unchecked Sendable {
  private(set) var startCount = 0

  override func start() { startCount += 1 }
}

/// An operation that goes on after `start()`, as published code writes it.
private final class Waiting: UIKit.Operation, @unchecked Sendable {
  private let seconds: TimeInterval
  private(set) var begin: TimeInterval = -1
  private var isDone = false

  init(seconds: TimeInterval) { self.seconds = seconds }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { begin >= 0 && !isDone }
  override var isFinished: Bool { isDone }

  override func start() {
    begin = CACurrentMediaTime()
    UIKit.DispatchQueue.main.asyncAfter(deadline: UIKit.DispatchTime.now() + seconds) { [self] in
      willChangeValue(forKey: "isFinished")
      isDone = true
      didChangeValue(forKey: "isFinished")
    }
  }
}
