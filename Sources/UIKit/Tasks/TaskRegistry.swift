// SPDX-License-Identifier: MIT
internal import Foundation
internal import QuartzCore
internal import Synchronization

/// Which tasks belong to which stage.
///
/// A task belongs to a stage when its first job was enqueued by the main thread for the main actor,
/// or by anything that ran while a stage was driven; it does for good. All others are outside: a
/// test's own body, and what other threads start. Locked, because any thread may enqueue a job.
final class TaskRegistry: Sendable {
  /// What ties a task to its stage.
  struct Membership: Sendable {
    weak var environment: StageEnvironment?
    /// When the task was started, among the stage's timers.
    let origin: Int
  }

  // Grows by a number for each task of the process, which is little beside the task.
  private struct Tasks {
    var members: [UInt64: Membership] = [:]
    var outside: Set<UInt64> = []
    /// The stages that tasks from outside made or drove last.
    var driven: [UInt64: Membership] = [:]
  }

  static let shared = TaskRegistry()
  private let tasks = Mutex(Tasks())

  /// The stage that a task belongs to, or nil; a task that is new belongs to `home`.
  func membership(
    of task: UInt64, orIfNew home: () -> Membership?
  ) -> Membership? {
    let (known, isNew) = tasks.withLock { ($0.members[task], !$0.outside.contains(task)) }
    guard known == nil, isNew else { return known }
    // Not under the lock: it asks for the task that is running.
    let membership = home()
    tasks.withLock {
      if let membership { $0.members[task] = membership } else { $0.outside.insert(task) }
    }
    return membership
  }

  /// The stage that the running task belongs to, or nil.
  var currentMembership: Membership? {
    guard let task = TaskRegistry.currentTask else { return nil }
    return tasks.withLock { $0.members[task] }
  }

  /// The stage that the running task made or drove last, or nil.
  var stageDrivenByCurrentTask: StageEnvironment? {
    guard let task = TaskRegistry.currentTask else { return nil }
    return tasks.withLock { $0.driven[task]?.environment }
  }

  /// Notes that the running task makes or drives a stage.
  func noteDriver(_ environment: StageEnvironment) {
    guard let task = TaskRegistry.currentTask else { return }
    tasks.withLock { $0.driven[task] = Membership(environment: environment, origin: 0) }
  }

  /// Notes that the running task belongs to no stage.
  func noteCurrentTaskAsOutside() {
    guard let task = TaskRegistry.currentTask else { return }
    tasks.withLock { _ = $0.outside.insert(task) }
  }

  /// Forgets the tasks of stages that are gone.
  func forgetStagesThatAreGone() {
    tasks.withLock {
      $0.members = $0.members.filter { $0.value.environment != nil }
      $0.driven = $0.driven.filter { $0.value.environment != nil }
    }
  }

  private typealias TaskID = @convention(c) (UnsafeRawPointer) -> UInt64
  /// The runtime's function behind the numbers that a job's description shows.
  private static let taskID: TaskID? = dlopen(nil, RTLD_NOW)
    .flatMap { dlsym($0, "swift_task_getJobTaskId") }
    .map { unsafeBitCast($0, to: TaskID.self) }

  static var canIdentifyTasks: Bool { taskID != nil }

  /// The number of the task that a job belongs to; 0 if it belongs to none, as an actor's does.
  static func task(of job: UnownedJob) -> UInt64 {
    taskID?(unsafeBitCast(job, to: UnsafeRawPointer.self)) ?? 0
  }

  /// The number of the running task, or nil.
  private static var currentTask: UInt64? {
    withUnsafeCurrentTask { task in
      // A task is its own first job.
      task.map { TaskRegistry.task(of: unsafeBitCast($0, to: UnownedJob.self)) }
    }
  }
}
