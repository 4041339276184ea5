// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Starts operations, in the order of priority and of addition, when they are ready.
///
/// Replaces Foundation's, whose main queue waits for the machine's and whose other queues run on threads. Here operations
/// begin on the stage's one thread and take no virtual time, but for those that go on after `start()`.
open class OperationQueue: NSObject, @unchecked Sendable {
  public static let defaultMaxConcurrentOperationCount = -1

  private static let mainQueue = OperationQueue(underlying: .main)

  /// The queue that runs on the main thread, one operation after the other.
  public class var main: OperationQueue { mainQueue }

  /// The queue whose operation runs; the main queue outside of any.
  public class var current: OperationQueue? {
    StageScope.current.runningOperationQueues.queues.last ?? main
  }

  open var name: String?
  /// Has no influence on the order of virtual time.
  open var qualityOfService = QualityOfService.default
  open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount {
    didSet { startNext() }
  }
  open var isSuspended = false { didSet { startNext() } }
  /// The queue on which operations begin; nil for one that the operation queue makes.
  open var underlyingQueue: DispatchQueue? {
    didSet { runner = underlyingQueue ?? OperationQueue.makeRunner() }
  }
  /// The operations that are not finished, in the order of addition.
  public private(set) var operations: [Operation] = []

  private var runner: DispatchQueue
  /// Those that were handed to the runner and are not finished.
  private var begun: Set<ObjectIdentifier> = []
  /// Those of them whose `start()` was called.
  private var started: Set<ObjectIdentifier> = []
  /// Those before which all earlier ones, and after which all later ones, run.
  private var barriers: Set<ObjectIdentifier> = []

  public override init() {
    runner = OperationQueue.makeRunner()
    super.init()
  }

  private init(underlying: DispatchQueue) {
    runner = underlying
    super.init()
    underlyingQueue = underlying
    maxConcurrentOperationCount = 1
    name = "NSOperationQueue Main Queue"
  }

  private static func makeRunner() -> DispatchQueue {
    DispatchQueue(label: "NSOperationQueue", attributes: .concurrent)
  }

  public var operationCount: Int { operations.count }

  /// Adds an operation, which begins when it is ready.
  ///
  /// - Precondition: the operation is in no queue, and neither executes nor is finished.
  open func addOperation(_ operation: Operation) {
    EngineThread.perform("OperationQueue.addOperation") { [self] in
      require(
        operation.queue == nil,
        "OperationQueue.addOperation(_:): the operation is in a queue already")
      require(
        !operation.isExecuting && !operation.isFinished,
        "OperationQueue.addOperation(_:): the operation has been started")
      operation.queue = self
      operations.append(operation)
      startNext()
    }
  }

  @preconcurrency
  public func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  public func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    for operation in operations { addOperation(operation) }
    if wait { for operation in operations { operation.waitUntilFinished() } }
  }

  /// Adds a block that runs when all that was added before is finished; what is added later waits for it.
  @preconcurrency
  public func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    let operation = BlockOperation(block: barrier)
    barriers.insert(ObjectIdentifier(operation))
    addOperation(operation)
  }

  open func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// Waits for all operations.
  ///
  /// On the only thread that is possible for those that can run now; where one takes virtual
  /// time, it is reported and the code goes on.
  open func waitUntilAllOperationsAreFinished() {
    runNow { [self] in operations.isEmpty }
    if !operations.isEmpty {
      UnsupportedFeature.report(
        "OperationQueue.waitUntilAllOperationsAreFinished() with operations that take time")
    }
  }

  // MARK: - Order

  /// Removes what is finished, and hands what may begin to the runner.
  func startNext() {
    removeFinished()
    while let operation = nextReady() {
      begun.insert(ObjectIdentifier(operation))
      runner.async { [self] in begin(operation) }
    }
  }

  /// Begins operations at once, in the middle of a block, until a condition holds or none can begin.
  func runNow(until isDone: () -> Bool) {
    while !isDone() {
      removeFinished()
      guard
        let operation = operations.first(where: { isHandedOver($0) && !hasStarted($0) })
          ?? nextReady()
      else {
        return
      }
      begun.insert(ObjectIdentifier(operation))
      begin(operation)
    }
  }

  private func begin(_ operation: Operation) {
    // One that was waited for has begun already.
    if isHandedOver(operation), started.insert(ObjectIdentifier(operation)).inserted {
      running { operation.start() }
    }
    startNext()
  }

  /// Runs a block as one of this queue's.
  func running(_ block: () -> Void) {
    let running = StageScope.current.runningOperationQueues
    running.queues.append(self)
    defer { running.queues.removeLast() }
    block()
  }

  private func isHandedOver(_ operation: Operation) -> Bool {
    begun.contains(ObjectIdentifier(operation))
  }

  private func hasStarted(_ operation: Operation) -> Bool {
    started.contains(ObjectIdentifier(operation))
  }

  private func removeFinished() {
    operations.removeAll { operation in
      guard operation.isFinished else { return false }
      begun.remove(ObjectIdentifier(operation))
      started.remove(ObjectIdentifier(operation))
      barriers.remove(ObjectIdentifier(operation))
      operation.queue = nil
      return true
    }
  }

  private func nextReady() -> Operation? {
    guard !isSuspended else { return nil }
    guard maxConcurrentOperationCount < 0 || begun.count < maxConcurrentOperationCount else {
      return nil
    }
    var candidates: [Operation] = []
    for (place, operation) in operations.enumerated() {
      let isBarrier = barriers.contains(ObjectIdentifier(operation))
      if isBarrier, place > 0 { break }
      if !isHandedOver(operation), operation.isReady { candidates.append(operation) }
      if isBarrier { break }
    }
    let highest = candidates.map(\.queuePriority.rawValue).max()
    return candidates.first { $0.queuePriority.rawValue == highest }
  }
}

private final class RunningOperationQueues {
  /// Each operation is started from the one before it.
  var queues: [OperationQueue] = []
}

extension StageScope {
  fileprivate var runningOperationQueues: RunningOperationQueues {
    part { RunningOperationQueues() }
  }
}
