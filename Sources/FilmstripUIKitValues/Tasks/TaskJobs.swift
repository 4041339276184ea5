// SPDX-License-Identifier: MIT

/// The jobs of a stage's tasks that have not run yet.
///
/// While the stage is driven they run in its steps, among the blocks of the main queue. Those that
/// are enqueued at other times wait for the stage as well, but run on the machine's main queue if
/// that is first, so that code that awaits them does not hang.
@MainActor
final class TaskJobs {
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

  private weak var environment: StageEnvironment?
  private var waiting: [Job] = []
  private var hasFallback = false

  init(environment: StageEnvironment) {
    self.environment = environment
    environment.afterDriving = { [unowned self] in postFallback() }
    environment.whenOver = { [unowned self] in runToEnds() }
  }

  /// Takes over a job if it belongs to a stage; else returns false, and the caller runs it.
  nonisolated static func take(_ job: UnownedJob, for place: Place) -> Bool {
    let isOnEngine = EngineThread.isCurrent
    let isDriving = EngineThread.isDriving
    let task = RunningTask.number(of: job)
    // The queue of an actor: on the stage, if it was filled there.
    guard task != 0 else {
      guard isDriving else { return false }
      MainActor.assumeIsolated { StageEnvironment.current.jobs.add(job, place: place, origin: nil) }
      return true
    }
    let tasks = StageTasks.shared
    let membership = tasks.membership(of: task) {
      guard isOnEngine else { return nil }
      // Outside of a step: what a stage's task starts, and what is started for the main actor.
      let parent = isDriving ? nil : tasks.currentMembership?.scope
      guard isDriving || parent != nil || place == .mainActor else { return nil }
      let scope = parent ?? .current
      return StageTasks.Membership(scope: scope, origin: scope.clock.takeStart())
    }
    guard let membership, let scope = membership.scope else { return false }
    guard isOnEngine else {
      // It waited for something outside of virtual time, and so cannot be part of a recording.
      EngineThread.onMainQueue {
        membership.scope?.unsupported.report(.machineTime("A Task resumed by another thread"))
      }
      return false
    }
    return MainActor.assumeIsolated {
      guard let environment = StageEnvironment.of(scope),
        !scope.isOver || environment.isEnding
      else { return false }
      environment.jobs.add(job, place: place, origin: membership.origin)
      return true
    }
  }

  private func add(_ job: UnownedJob, place: Place, origin: Int?) {
    guard let clock = environment?.clock else { return }
    let job = Job(job, place: place)
    job.entry = clock.schedule(at: clock.now, origin: origin, as: nil) { [weak self] in
      MainActor.assumeIsolated { self?.run(job) }
    }
    waiting.append(job)
    if !EngineThread.isDriving { postFallback() }
  }

  private func run(_ job: Job) {
    waiting.removeAll { $0 === job }
    job.job.runSynchronously(on: job.executor)
  }

  /// Runs what the stage's tasks do about its end: their sleeps have been cancelled.
  private func runToEnds() {
    for _ in 0..<TaskJobs.endingRounds where !waiting.isEmpty {
      for job in waiting { run(job) }
    }
  }

  /// Rounds of jobs that start jobs, after which a task goes on without the stage, on the machine's main queue.
  private static let endingRounds = 1_000

  /// Schedules the waiting jobs on the machine's main queue, in case the stage does not run them.
  private func postFallback() {
    guard !waiting.isEmpty, !hasFallback else { return }
    hasFallback = true
    EngineThread.onMainQueue { MainActor.assumeIsolated { self.runWaiting() } }
  }

  private func runWaiting() {
    hasFallback = false
    // Not those that these add: they are scheduled separately.
    for job in waiting {
      environment?.clock.timers.cancel(job.entry)
      run(job)
    }
  }
}

extension StageEnvironment {
  /// Jobs of tasks that belong to the stage and wait for its next step.
  fileprivate var jobs: TaskJobs { part { TaskJobs(environment: self) } }
}
