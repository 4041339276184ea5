// SPDX-License-Identifier: MIT
internal import Foundation

/// Does numbered pieces of work on several threads and passes the results on in order.
///
/// Bounded: no piece is begun that is more than `jobs + 2` ahead of the one that was handed on
/// last, so that memory does not grow with the number of pieces.
package enum OrderedPipeline {
  /// Runs the pieces 0 ..< `count`.
  ///
  /// `makeWorker` is called once on each thread; the worker it returns keeps that thread's buffers.
  /// `consume` is called on the calling thread. The first error ends the run and is thrown. No piece is begun
  /// that is `window` or more ahead of the one that is consumed next: two more than there are jobs, unless
  /// results are small and pieces take unequally long.
  /// Where the system starts fewer threads than `jobs`, those do the work; where it starts none, that
  /// is an error, ``FilmstripError/noThread(reason:)``.
  package static func run<Output: Sendable>(
    count: Int, jobs: Int, window: Int? = nil,
    makeWorker: @escaping @Sendable () throws -> (Int) throws -> Output,
    consume: (Int, Output) throws -> Void
  ) throws {
    let state = State<Output>(count: count, window: window ?? max(jobs, 1) + 2)
    for place in 0..<min(max(jobs, 1), max(count, 1)) {
      state.enter()
      do {
        // Layer trees are drawn by recursion, and a thread's default stack is a quarter of this.
        try WorkerThread.start(stackSize: 32 << 20) {
          do {
            let worker = try makeWorker()
            while let index = state.claim() { state.deliver(try worker(index), at: index) }
          } catch {
            state.fail(error)
          }
          state.leave()
        }
      } catch {
        state.leave()
        if place == 0 { throw error }
        break
      }
    }
    // Workers may still use what belongs to the caller: never return before they are gone.
    defer { state.waitForWorkers() }
    for index in 0..<count {
      do {
        try consume(index, try state.take(index))
      } catch {
        state.fail(error)
        throw error
      }
    }
  }

  /// Does one piece of work on a thread of its own, for its stack: the main thread's stack is too
  /// small for the deepest layer trees in a debug build.
  package static func single<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output {
    var result: Output?
    // Nothing in it throws; where no thread can be started, this one is used.
    try? run(count: 1, jobs: 1, makeWorker: { { _ in work() } }, consume: { result = $1 })
    return result ?? work()
  }

  /// What the threads share; every access holds the condition's lock.
  private final class State<Output: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private let count: Int
    private let window: Int
    private var next = 0
    private var taken = 0
    private var results: [Int: Output] = [:]
    private var failure: (any Error)?
    private var workers = 0

    init(count: Int, window: Int) {
      self.count = count
      self.window = window
    }

    /// The next piece to do, once it is not too far ahead; nil when there is none.
    func claim() -> Int? {
      condition.withLock {
        while failure == nil && next < count && next >= taken + window { condition.wait() }
        guard failure == nil, next < count else { return nil }
        next += 1
        return next - 1
      }
    }

    func deliver(_ output: Output, at index: Int) {
      condition.withLock {
        results[index] = output
        condition.broadcast()
      }
    }

    func take(_ index: Int) throws -> Output {
      try condition.withLock {
        while failure == nil && results[index] == nil { condition.wait() }
        if let failure { throw failure }
        guard let output = results.removeValue(forKey: index) else {
          preconditionFailure("OrderedPipeline: result \(index) is missing")
        }
        taken = index + 1
        condition.broadcast()
        return output
      }
    }

    func fail(_ error: any Error) {
      condition.withLock {
        if failure == nil { failure = error }
        condition.broadcast()
      }
    }

    func enter() { condition.withLock { workers += 1 } }

    func leave() {
      condition.withLock {
        workers -= 1
        condition.broadcast()
      }
    }

    func waitForWorkers() {
      condition.withLock {
        while workers > 0 { condition.wait() }
      }
    }
  }
}
