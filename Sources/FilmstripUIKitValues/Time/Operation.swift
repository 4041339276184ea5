// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// A piece of work that an operation queue starts when what it depends on is finished.
///
/// Replaces Foundation's, whose queues run on threads of their own. A subclass overrides `main()`, or, where its work
/// goes on after `start()` returns, `start()`, `isAsynchronous`, `isExecuting` and `isFinished`, and calls
/// `didChangeValue(forKey:)` with `"isFinished"`.
open class Operation: NSObject, @unchecked Sendable {
  public typealias QueuePriority = Foundation.Operation.QueuePriority

  private enum State { case waiting, executing, finished }

  private var state = State.waiting
  private var cancelled = false
  /// The queue that starts it, which lives until it is finished; nil where the application starts it.
  var queue: OperationQueue?
  /// Told when this operation is finished: the queues of those that depend on it.
  private var dependents: [WeakOperation] = []
  private var hasToldEnd = false

  private struct WeakOperation { weak var operation: Operation? }

  open var name: String?
  /// Which of the operations that are ready a queue starts first.
  open var queuePriority = QueuePriority.normal
  /// Has no influence on the order of virtual time.
  open var qualityOfService = QualityOfService.default
  open var threadPriority = 0.5
  /// Runs on a background queue when the operation is finished or was cancelled.
  open var completionBlock: (@Sendable () -> Void)?
  public private(set) var dependencies: [Operation] = []

  public override init() { super.init() }

  open var isAsynchronous: Bool { false }
  open var isConcurrent: Bool { isAsynchronous }
  open var isCancelled: Bool { cancelled }
  open var isExecuting: Bool { state == .executing }
  open var isFinished: Bool { state == .finished }
  /// Whether a queue may start it: all that it depends on is finished, or it was cancelled.
  open var isReady: Bool { isCancelled || dependencies.allSatisfy { $0.isFinished } }

  /// Does the operation's work; does nothing here.
  open func main() {}

  /// Runs `main()` at once, and does not if the operation was cancelled.
  ///
  /// - Precondition: the operation is ready, and is not executing.
  open func start() {
    guard state != .finished else { return }
    require(state != .executing, "Operation.start(): the operation is executing")
    require(isReady, "Operation.start(): what the operation depends on is not finished")
    if !isCancelled {
      state = .executing
      main()
    }
    state = .finished
    tellEnd()
  }

  /// Makes the operation ready, so that its queue removes it, or tells the code that runs to stop.
  open func cancel() {
    guard !isFinished, !cancelled else { return }
    cancelled = true
    queue?.startNext()
  }

  public func addDependency(_ operation: Operation) {
    dependencies.append(operation)
    operation.dependents.append(WeakOperation(operation: self))
  }

  public func removeDependency(_ operation: Operation) {
    dependencies.removeAll { $0 === operation }
    queue?.startNext()
  }

  /// Waits for the operation.
  ///
  /// On the only thread that is possible where its queue can run it now; where it takes virtual
  /// time, it is reported and the code goes on.
  open func waitUntilFinished() {
    queue?.runNow { [self] in isFinished }
    if !isFinished {
      UnsupportedFeature.report("Operation.waitUntilFinished() of an operation that takes time")
    }
  }

  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) { stateMayHaveChanged() }
  public func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {}
  public func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {
    stateMayHaveChanged()
  }

  private func stateMayHaveChanged() {
    if isFinished { tellEnd() } else { queue?.startNext() }
  }

  private func tellEnd() {
    guard !hasToldEnd else { return }
    hasToldEnd = true
    if let completionBlock { DispatchQueue.global().async(execute: completionBlock) }
    completionBlock = nil
    queue?.startNext()
    for dependent in dependents { dependent.operation?.queue?.startNext() }
    dependents = []
  }
}

/// An operation that runs blocks, in the order in which they were added.
open class BlockOperation: Operation, @unchecked Sendable {
  public private(set) var executionBlocks: [@Sendable () -> Void] = []

  public override init() { super.init() }

  @preconcurrency
  public convenience init(block: @escaping @Sendable () -> Void) {
    self.init()
    addExecutionBlock(block)
  }

  @preconcurrency
  public func addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
    executionBlocks.append(block)
  }

  open override func main() {
    for block in executionBlocks { block() }
  }
}
