// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization

/// Which tasks belong to which stage, and which stage a task has made or driven last.
///
/// A task belongs to a stage when its first job was enqueued by the main thread for the main actor, or by
/// anything that ran while a stage was driven; it does for good. All others are outside: a test's own body,
/// a task that makes a stage itself, and what other threads start. Locked, because any thread may enqueue a
/// job.
package final class StageTasks: Sendable {
  package struct Membership: Sendable {
    /// The scope of the stage; nil when the stage is gone.
    package weak var scope: StageScope?
    /// When the task was started, among the stage's timers.
    package let origin: Int

    package init(scope: StageScope, origin: Int) {
      self.scope = scope
      self.origin = origin
    }
  }

  private struct WeakScope { weak var scope: StageScope? }

  // Grows by a number or two for each task of the process, which is little beside the task.
  private struct Tasks {
    var members: [UInt64: Membership] = [:]
    /// How often the tasks of stages that are gone have tried to sleep since.
    var orphans: [UInt64: Int] = [:]
    var outside: Set<UInt64> = []
    /// The stages that tasks made or drove last; under 0 that of code outside of any task.
    var driven: [UInt64: WeakScope] = [:]
    var scopes: [WeakScope] = []
  }

  package static let shared = StageTasks()
  private let tasks = Mutex(Tasks())

  private init() {}

  /// The stage that a task belongs to, or nil; a task that is new belongs to `home`.
  package func membership(of task: UInt64, orIfNew home: () -> Membership?) -> Membership? {
    let (known, isNew) = tasks.withLock {
      ($0.members[task], !$0.outside.contains(task) && $0.orphans[task] == nil)
    }
    guard known == nil, isNew else { return known }
    // Not under the lock: it reads the running task.
    let membership = home()
    let starter = RunningTask.number
    tasks.withLock {
      if let membership {
        $0.members[task] = membership
      } else {
        $0.outside.insert(task)
        // Until it drives a stage itself, it has that of the task that starts it.
        if starter != 0 && starter != task { $0.driven[task] = $0.driven[starter] }
      }
    }
    return membership
  }

  /// The stage that the running task belongs to, or nil.
  package var currentMembership: Membership? {
    let task = RunningTask.number
    guard task != 0 else { return nil }
    return tasks.withLock { $0.members[task] }
  }

  /// Whether the running task belongs to a stage that is gone.
  package var isCurrentTaskOrphaned: Bool {
    let task = RunningTask.number
    let (isKnown, membership) = tasks.withLock { ($0.orphans[task] != nil, $0.members[task]) }
    return isKnown || membership.map { $0.scope?.isOver ?? true } ?? false
  }

  /// Counts a sleep of the running task, which belongs to a stage that is gone; returns how many there were.
  package func countSleepOfOrphan() -> Int {
    let task = RunningTask.number
    return tasks.withLock {
      $0.orphans[task, default: 0] += 1
      return $0.orphans[task, default: 0]
    }
  }

  /// The scope of the stage that the running task made or drove last, or nil.
  package var scopeDrivenByCurrentTask: StageScope? {
    let task = RunningTask.number
    return task == 0 ? nil : scope(drivenBy: task)
  }

  /// The scope of the stage that a task made or drove last, or nil.
  func scope(drivenBy task: UInt64) -> StageScope? { tasks.withLock { $0.driven[task]?.scope } }

  /// The scope of the stage that the running task made or drove last, else of the one that it belongs to, or nil.
  var scopeOfCurrentTask: StageScope? {
    let task = RunningTask.number
    return tasks.withLock { $0.driven[task]?.scope ?? $0.members[task]?.scope }
  }

  /// The scope of the stage that the running task made or drove last, else of the one that it belongs to,
  /// else the newest one, else the one of code without a stage.
  var currentScope: StageScope {
    let task = RunningTask.number
    return tasks.withLock { tasks in
      tasks.driven[task]?.scope ?? tasks.members[task]?.scope
        ?? tasks.scopes.reversed().lazy.compactMap(\.scope).first
    } ?? .withoutStage
  }

  /// Notes that the running task makes a stage, and so belongs to none itself.
  func noteNew(_ scope: StageScope) {
    let task = RunningTask.number
    tasks.withLock { tasks in
      // Stages that are gone are removed here, so that nothing grows with the number of stages.
      tasks.scopes.removeAll { $0.scope == nil }
      tasks.driven = tasks.driven.filter { $0.value.scope != nil }
      // Another stage does not take over their tasks.
      for (task, membership) in tasks.members where membership.scope == nil {
        tasks.members[task] = nil
        tasks.orphans[task, default: 0] += 0
      }
      tasks.scopes.append(WeakScope(scope: scope))
      tasks.driven[task] = WeakScope(scope: scope)
      guard task != 0 else { return }
      tasks.members[task] = nil
      tasks.outside.insert(task)
    }
  }

  func noteDriver(_ scope: StageScope) {
    let task = RunningTask.number
    tasks.withLock { $0.driven[task] = WeakScope(scope: scope) }
  }

  /// Notes that the running task belongs to no stage.
  package func markCurrentTaskAsOutside() {
    let task = RunningTask.number
    guard task != 0 else { return }
    tasks.withLock { _ = $0.outside.insert(task) }
  }
}
