// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
public import Scenes
internal import Synchronization

/// A run that verifies cases in several processes, as stages share the main actor of theirs.
///
/// A process that dies costs the case that it was at; the others go on, and another one takes its place.
public struct VerificationRun: Sendable {
  /// What is verified.
  public let selection: SceneSelection
  /// How.
  public let job: WorkerJob
  /// How many processes there are at most.
  public var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// Seconds after which a case is given up.
  public var timeout = 300
  /// The part of a run that this is.
  public var shard: VerificationResult.Shard?
  /// The arguments that make this program a worker; the job follows in JSON.
  public let workerArguments: [String]

  /// Verifies one case, and says how many seconds it took, if that is known.
  public typealias Measure = @Sendable (() throws -> CaseResult) throws -> (CaseResult, Double?)

  /// A run of some cases.
  public init(selection: SceneSelection, job: WorkerJob, workerArguments: [String]) {
    (self.selection, self.job, self.workerArguments) = (selection, job, workerArguments)
  }

  /// Verifies all cases.
  ///
  /// `progress` is called on any thread when a case is done; `consume` on the calling thread with each result,
  /// in the order of the files. `measure` is given by who has a clock.
  ///
  /// - Throws: ``VerificationError`` where no process can be started; what `consume` throws.
  public func run(
    measure: @escaping Measure = { (try $0(), nil) },
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in },
    consume: (CaseResult) throws -> Void = { _ in }
  ) throws -> VerificationResult {
    let members = selection.members
    let arguments =
      workerArguments + [String(decoding: try JSONEncoder().encode(job), as: UTF8.self)]
    let timeout = timeout
    let counter = Counter()
    var cases: [CaseResult] = []
    try OrderedPipeline.run(
      count: members.count, jobs: min(max(jobs, 1), members.count), window: members.count,
      makeWorker: {
        let seat = WorkerSeat(job: job, arguments: arguments, timeout: timeout)
        return { place in
          var (made, seconds) = try measure { try seat.verify(members[place]) }
          made.seconds = seconds
          progress(counter.next(), members.count)
          return made
        }
      },
      consume: { _, result in
        cases.append(result)
        try consume(result)
      })
    return VerificationResult(
      reference: job.reference, record: job.record, shard: shard,
      totalCount: selection.totalCount, cases: cases)
  }
}

/// How many cases are done.
private final class Counter: Sendable {
  private let count = Mutex(0)

  /// One more.
  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
