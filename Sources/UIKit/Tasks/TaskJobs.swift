// SPDX-License-Identifier: MIT
internal import QuartzCore

/// The jobs of a stage's tasks that have not run yet.
///
/// While the stage is driven they run in its steps, among the blocks of the main queue. Those that
/// are enqueued at other times wait for the stage as well, but run on the machine's main queue if
/// that gets to them first, so that nothing hangs that awaits them.
@MainActor
final class TaskJobs {
  /// Where a job runs.
  enum Place {
    case mainActor
    case anyThread
  }

  private final class Job {
    let job: UnownedJob
    let executor: UnownedSerialExecutor
    var entry = 0

    init(_ job: UnownedJob, place: Place) {
      self.job = job
      executor = place == .mainActor ? StageExecutor.reference : .generic
    }
  }

  private var waiting: [Job] = []
  private var hasFallback = false

  nonisolated init() {}

  /// Takes over a job if it belongs to a stage; else returns false, and the caller has it run.
  nonisolated static func take(_ job: UnownedJob, for place: Place) -> Bool {
    let isOnEngine = EngineThread.isCurrent
    let isDriving = EngineThread.isDriving
    let task = TaskRegistry.task(of: job)
    // The mailbox of an actor: on the stage, if it was filled there.
    guard task != 0 else {
      guard isDriving else { return false }
      MainActor.assumeIsolated {
        let environment = StageEnvironment.current
        environment.jobs.add(job, place: place, origin: nil, in: environment)
      }
      return true
    }
    let membership = TaskRegistry.shared.membership(of: task) {
      guard isOnEngine else { return nil }
      // Outside of a step: what a stage's task starts, and what is started for the main actor.
      let registry = TaskRegistry.shared
      let parent = isDriving ? nil : registry.currentMembership?.environment
      guard isDriving || parent != nil || place == .mainActor else { return nil }
      return MainActor.assumeIsolated {
        let environment =
          isDriving ? .current : parent ?? registry.stageDrivenByCurrentTask ?? .current
        return TaskRegistry.Membership(
          environment: environment, origin: environment.clock.takeStart())
      }
    }
    guard let membership, let environment = membership.environment else { return false }
    guard isOnEngine else {
      // It waited for something outside of virtual time, and so cannot be part of a recording.
      EngineThread.onMainQueue {
        MainActor.assumeIsolated {
          environment.unsupported.report(.machineTime("A Task resumed by another thread"))
        }
      }
      return false
    }
    MainActor.assumeIsolated {
      environment.jobs.add(job, place: place, origin: membership.origin, in: environment)
    }
    return true
  }

  private func add(
    _ job: UnownedJob, place: Place, origin: Int?, in environment: StageEnvironment
  ) {
    let job = Job(job, place: place)
    let clock = environment.clock
    job.entry = clock.schedule(at: clock.now, origin: origin, as: nil) { [weak self] in
      MainActor.assumeIsolated { self?.run(job) }
    }
    waiting.append(job)
    if !EngineThread.isDriving { postFallback(in: environment) }
  }

  private func run(_ job: Job) {
    waiting.removeAll { $0 === job }
    job.job.runSynchronously(on: job.executor)
  }

  /// Has the jobs that wait run on the machine's main queue, if the stage does not get to them.
  func postFallback(in environment: StageEnvironment) {
    guard !waiting.isEmpty, !hasFallback else { return }
    hasFallback = true
    EngineThread.onMainQueue {
      MainActor.assumeIsolated { environment.jobs.runWaiting(in: environment) }
    }
  }

  private func runWaiting(in environment: StageEnvironment) {
    hasFallback = false
    let current = StageEnvironment.current
    StageEnvironment.current = environment
    defer { StageEnvironment.current = current }
    // Not those that these add: they have a turn of their own.
    for job in waiting {
      environment.clock.timers.cancel(job.entry)
      run(job)
    }
  }
}
