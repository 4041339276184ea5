// SPDX-License-Identifier: MIT
internal import Foundation

/// The tasks of Swift's runtime by number.
package enum RunningTask {
  private typealias TaskID = @convention(c) (UnsafeRawPointer) -> UInt64
  /// The runtime's function behind the numbers that a job's description shows.
  private static let taskID: TaskID? = dlopen(nil, RTLD_NOW)
    .flatMap { dlsym($0, "swift_task_getJobTaskId") }
    .map { unsafeBitCast($0, to: TaskID.self) }

  package static var canBeIdentified: Bool { taskID != nil }

  /// The number of the task that a job belongs to; 0 if it belongs to none, as an actor's does.
  package static func number(of job: UnownedJob) -> UInt64 {
    taskID?(unsafeBitCast(job, to: UnsafeRawPointer.self)) ?? 0
  }

  /// The number of the running task; 0 outside of any.
  package static var number: UInt64 {
    withUnsafeCurrentTask { task in
      // A task is its own first job.
      task.map { number(of: unsafeBitCast($0, to: UnownedJob.self)) } ?? 0
    }
  }
}
