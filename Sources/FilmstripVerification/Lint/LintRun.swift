// SPDX-License-Identifier: MIT
internal import Filmstrip
package import Foundation
package import FilmstripScenes
internal import Synchronization

/// Runs cases in all ways, in several processes: a way that ends its process, or does not return, is a finding, and
/// the next way goes on in another process.
package final class LintRun: Sendable {
  /// Ways of a case that may use up all time or memory; the rest of the case is then left out.
  private static let costlyLimit = 3

  private let selection: SceneSelection
  private let jobs: Int
  private let timeout: Int
  private let seats: LintSeats
  /// Ways of each case that have used up all time or memory.
  private let costly = Mutex<[Int: Int]>([:])

  /// A run, whose processes are started when there is work.
  ///
  /// - Parameters:
  ///   - selection: The cases.
  ///   - job: Where the processes find them.
  ///   - jobs: How many processes there are at a time.
  ///   - timeout: Seconds after which a way is given up.
  ///   - workerArguments: What makes this program such a process.
  /// - Throws: What encoding the job throws.
  package init(
    _ selection: SceneSelection, _ job: LintJob, jobs: Int, timeout: Int, workerArguments: [String]
  ) throws {
    (self.selection, self.jobs, self.timeout) = (selection, jobs, timeout)
    seats = try LintSeats(job, arguments: workerArguments, timeout: timeout)
  }

  /// Goes all ways of all cases; `progress` is called on any thread, when a way is done.
  ///
  /// - Throws: ``VerificationError`` where no process can be started.
  package func run(
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> LintResult {
    let members = selection.members
    var sweeps: [CaseSweep] = []
    try ordered(members.count) { place in
      try self.ask(members[place], .plan)
    } consume: { place, reply in
      sweeps.append(CaseSweep(members[place], plan: reply, timeout: self.timeout))
    }
    let units = sweeps.indices.flatMap { place in
      sweeps[place].wayCount.map { Unit(place: place, way: $0) }
    }
    let done = Mutex(0)
    try ordered(units.count) { number -> LintSeats.Reply? in
      let unit = units[number]
      let reply =
        self.isGivenUp(unit.place) ? nil : try self.go(unit.way, of: members[unit.place])
      if reply?.isCostly == true { self.costly.withLock { $0[unit.place, default: 0] += 1 } }
      progress(
        done.withLock {
          $0 += 1
          return $0
        }, units.count)
      return reply
    } consume: { number, reply in
      sweeps[units[number].place].take(reply, of: units[number].way)
    }
    return LintResult(cases: sweeps.map(\.result))
  }

  /// Draws the frames around the findings of a result that have some; `consume` is called with the bytes of a PNG for
  /// each, by its number.
  package func draw(
    _ result: LintResult, consume: (_ number: Int, Data) throws -> Void
  ) throws {
    let drawn = result.cases.enumerated().flatMap { place, linted in
      linted.findings.filter { $0.recording != nil }.map { (place, $0) }
    }
    let members = selection.members
    try ordered(drawn.count) { index -> LintSeats.Reply in
      let (place, finding) = drawn[index]
      return try self.ask(
        members[place],
        .draw(
          way: finding.wayIndex ?? 0, recording: finding.recording ?? 0, finding: finding.finding))
    } consume: { index, reply in
      if case .answer(.drawn(let data)) = reply { try consume(drawn[index].1.number, data) }
    }
  }

  private struct Unit {
    let place: Int
    let way: Int
  }

  private func isGivenUp(_ place: Int) -> Bool {
    costly.withLock { $0[place, default: 0] >= LintRun.costlyLimit }
  }

  /// Goes a way; where the process ends, once more without a comparison, as the way without animation may have ended
  /// it.
  private func go(_ way: Int, of member: SceneSelection.Member) throws -> LintSeats.Reply {
    let reply = try ask(member, .go(way: way, compares: true))
    guard case .ended(let how, let log) = reply, !reply.isCostly,
      case .answer(.gone(var gone)) = try ask(member, .go(way: way, compares: false))
    else { return reply }
    gone.plainEnd = .endsProgram(how: how, message: log.last)
    return .answer(.gone(gone))
  }

  private func ask(
    _ member: SceneSelection.Member, _ work: LintRequest.Work
  ) throws -> LintSeats.Reply {
    try seats.ask(LintRequest(index: member.index, name: member.name, work: work))
  }

  private func ordered<Output: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) throws -> Output,
    consume: (Int, Output) throws -> Void
  ) throws {
    try OrderedPipeline.run(
      count: count, jobs: min(jobs, count), window: count, makeWorker: { work }, consume: consume)
  }
}
