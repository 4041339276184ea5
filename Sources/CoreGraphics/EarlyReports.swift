// SPDX-License-Identifier: MIT
internal import Synchronization
internal import FilmstripVirtualTime

/// What tasks have reported that have no stage yet: a test makes a view before it makes the stage.
///
/// It is listed with the first recording that the same task takes. Locked, because any thread may run a task.
final class EarlyReports: Sendable {
  static let shared = EarlyReports()
  private let reports = Mutex<[(task: UInt64, fact: ContentFact)]>([])

  /// How many are kept: most tasks without a stage never have one.
  private static let limit = 1_000

  private init() {}

  /// Notes a fact of the running task, unless the same is noted already.
  func note(_ fact: ContentFact) {
    let task = RunningTask.number
    reports.withLock {
      guard !$0.contains(where: { $0 == (task, fact) }) else { return }
      if $0.count == EarlyReports.limit { $0.removeFirst(EarlyReports.limit / 2) }
      $0.append((task, fact))
    }
  }

  /// Removes and returns the facts of the running task, in order.
  func take() -> [ContentFact] {
    let task = RunningTask.number
    return reports.withLock {
      let own = $0.filter { $0.task == task }
      if !own.isEmpty { $0.removeAll { $0.task == task } }
      return own.map(\.fact)
    }
  }
}
