// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripImaging
package import FilmstripScenes
internal import Synchronization

/// A run that verifies cases in several processes, as stages share the main actor of theirs.
///
/// A process that dies costs the case that it was at; the others go on, and another one takes its place.
package struct VerificationRun: Sendable {
  /// What is verified, by all parts of the run together.
  package let selection: SceneSelection
  package var job: WorkerJob
  package var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// Seconds after which a case is given up.
  package var timeout = 300
  /// The part of a run that this is; nil for all of it.
  package var shard: VerificationResult.Shard?
  /// What cases took in an earlier run, by which they are divided among parts; nil divides them by count.
  package var times: CaseTimes?
  /// What cases are compared with where the job compares digests, by their names.
  var digests: [String: Digest] = [:]
  /// The arguments that make this program a worker.
  package let workerArguments: [String]

  /// Verifies one case, and says how many seconds it took, if that is known.
  package typealias Measure = @Sendable (() throws -> CaseResult) throws -> (CaseResult, Double?)

  package init(selection: SceneSelection, job: WorkerJob, workerArguments: [String]) {
    (self.selection, self.job, self.workerArguments) = (selection, job, workerArguments)
  }

  package var members: [SceneSelection.Member] {
    guard let shard else { return selection.members }
    let names = selection.members.map(\.name)
    let milliseconds = times?.milliseconds(of: names) ?? names.map { _ in 1 }
    let machines = ShardSplit.machines(of: names, milliseconds: milliseconds, count: shard.count)
    return zip(selection.members, machines).filter { $0.1 == shard.index - 1 }.map(\.0)
  }

  /// Verifies all cases of this part.
  ///
  /// `progress` is called on any thread when a case is done; `consume` on the calling thread with each result,
  /// in the order of the files. `measure` is given by who has a clock.
  ///
  /// - Throws: ``VerificationError`` where no process can be started; what `consume` throws.
  package func run(
    measure: @escaping Measure = { (try $0(), nil) },
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in },
    consume: (CaseResult) throws -> Void = { _ in }
  ) throws -> VerificationResult {
    let members = members
    var job = job
    // With fewer cases than processors the processors are left to the drawing.
    job.drawingJobs = max(1, jobs / max(1, members.count))
    let workerJob = job
    let (arguments, message) = (workerArguments, try JSONEncoder().encode(job))
    let (timeout, digests) = (timeout, digests)
    let counter = Counter()
    var cases: [CaseResult] = []
    try OrderedPipeline.run(
      count: members.count, jobs: min(max(jobs, 1), members.count), window: members.count,
      makeWorker: {
        let seat = WorkerSeat(
          job: workerJob, message: message, arguments: arguments, timeout: timeout)
        return { place in
          var (made, seconds) = try measure {
            try seat.verify(members[place], digest: digests[members[place].name])
          }
          (made.seconds, made.index) = (seconds, members[place].index)
          progress(counter.next(), members.count)
          return made
        }
      },
      consume: { _, result in
        cases.append(result)
        try consume(result)
      })
    var part = shard
    part?.times = times?.digest
    var result = VerificationResult(
      reference: job.reference, record: job.record, shard: part, plan: RunPlan(selection),
      totalCount: selection.totalCount, cases: cases)
    result.orphans = try orphans()
    return result
  }

  /// The goldens that no case of the files has; nil where the run is not of all of them, or not of goldens.
  private func orphans() throws -> [String]? {
    guard !job.comparesDigests, selection.members.count == selection.totalCount else { return nil }
    return try selection.files.flatMap { file in
      try OrphanedGoldens(
        in: job.goldens(of: file.suite).goldens, cases: file.cases.map { GoldenName($0.name) }
      ).folders.map(\.relativePath)
    }.sorted()
  }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
