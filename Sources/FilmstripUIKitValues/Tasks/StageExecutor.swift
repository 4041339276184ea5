// SPDX-License-Identifier: MIT
internal import Dispatch

/// The executor of the main actor: jobs of a stage's tasks wait for that stage, all others run on
/// the machine's main queue as they would without it.
final class StageExecutor: SerialExecutor {
  static let shared = StageExecutor()
  static let reference = UnownedSerialExecutor(ordinary: shared)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard !TaskJobs.take(job, for: .mainActor) else { return }
    EngineThread.onMainQueue { job.runSynchronously(on: StageExecutor.reference) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func checkIsolated() {
    // The thread that drives a stage is the main one for as long as it does.
    if !EngineThread.isCurrent { dispatchPrecondition(condition: .onQueue(.main)) }
  }

  func isIsolatingCurrentContext() -> Bool? { EngineThread.isCurrent }
}
