// SPDX-License-Identifier: MIT

/// The transactions that are open on one stage, the implicit one first.
final class TransactionStack {
  struct Level {
    /// 0.25 s (documented: Core Animation Programming Guide, appendix B).
    static let defaultDuration: CFTimeInterval = 0.25

    var duration: CFTimeInterval = defaultDuration
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var values: [String: Any] = [:]
    var completion: TransactionCompletion?

    var inherited: Level {
      var level = self
      level.completion = nil
      return level
    }
  }

  private var levels = [Level()]
  /// The completion blocks of closed transactions that have not run yet: of several that are due at once,
  /// that of the inner transaction runs first.
  private var closed: [TransactionCompletion] = []
  /// Completion blocks of transactions that are closed, while something begins that was asked for in them.
  private var adopted: [TransactionCompletion] = []

  var innermost: Level {
    _read { yield levels[levels.count - 1] }
    _modify { yield &levels[levels.count - 1] }
  }

  func begin() { levels.append(innermost.inherited) }

  /// Closes the innermost transaction; without an open one it ends the implicit one.
  func commit() {
    close(levels.removeLast().completion)
    if levels.isEmpty { levels = [Level()] }
  }

  /// Ends the implicit transaction; does nothing while a transaction is open.
  func flush() {
    if levels.count == 1 { commit() }
  }

  func commitAll() { repeat { commit() } while levels.count > 1 }

  /// Sets what runs when all animations that are added from now on in the innermost transaction have
  /// ended.
  func setCompletionBlock(_ block: (() -> Void)?) {
    close(innermost.completion)
    innermost.completion = block.map { TransactionCompletion($0) }
  }

  /// The completion blocks of the open transactions, which wait for an animation that is added now.
  func completionsWaitingForNewAnimation() -> [TransactionCompletion] {
    let completions = levels.compactMap(\.completion) + adopted
    for completion in completions { completion.waitForAnimation() }
    return completions
  }

  /// The completion blocks of the open transactions, which wait until what was asked for in them has begun, and whose
  /// animations count as theirs; nil where there is none.
  func deferral() -> TransactionDeferral? {
    let completions = completionsWaitingForNewAnimation()
    return completions.isEmpty ? nil : TransactionDeferral(completions, of: self)
  }

  /// Runs a closure within other transactions' completion blocks: what it animates counts as theirs.
  fileprivate func run(_ body: () -> Void, for completions: [TransactionCompletion]) {
    adopted.append(contentsOf: completions)
    body()
    adopted.removeLast(completions.count)
  }

  private func close(_ completion: TransactionCompletion?) {
    if let completion { closed.append(completion) }
  }

  /// Runs the completion blocks of transactions whose animations have all ended; returns whether there
  /// were any.
  func runDueCompletions() -> Bool {
    let due = closed.filter(\.isDue)
    guard !due.isEmpty else { return false }
    closed.removeAll { completion in due.contains { $0 === completion } }
    for completion in due { completion.block() }
    return true
  }
}

/// What was asked for in transactions and begins after they are closed.
package final class TransactionDeferral {
  private let completions: [TransactionCompletion]
  private let stack: TransactionStack

  fileprivate init(_ completions: [TransactionCompletion], of stack: TransactionStack) {
    (self.completions, self.stack) = (completions, stack)
  }

  /// Waits for what is asked for now; nil where no open transaction has a completion block.
  package static func current() -> TransactionDeferral? {
    StageScope.current.transactionStack.deferral()
  }

  /// Begins it: the transactions' completion blocks run when its animations have ended.
  package func begin(_ body: () -> Void) {
    stack.run(body, for: completions)
    for completion in completions { completion.animationEnded() }
  }
}

extension TransactionStack: EndsWithStage {
  /// Releases the completion blocks that have not run.
  func endWithStage() {
    let dropped = (levels, closed)
    (levels, closed) = ([Level()], [])
    withExtendedLifetime(dropped) {}
  }
}

extension StageScope {
  var transactionStack: TransactionStack {
    if let transactions { return unsafeDowncast(transactions, to: TransactionStack.self) }
    let stack = TransactionStack()
    transactions = stack
    return stack
  }
}
