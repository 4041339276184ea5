// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripImaging
internal import FilmstripScenes

/// A place for a process: it is started for the first case, and again for the next one after it died.
final class WorkerSeat {
  private let job: WorkerJob
  private let message: Data
  private let arguments: [String]
  private let timeout: Int
  private var process: WorkerProcess?

  init(job: WorkerJob, message: Data, arguments: [String], timeout: Int) {
    (self.job, self.message) = (job, message)
    (self.arguments, self.timeout) = (arguments, timeout)
  }

  deinit { process?.end() }

  /// Has a case verified; a process that dies of it is its result.
  ///
  /// - Throws: ``VerificationError`` where no process can be started.
  func verify(_ member: SceneSelection.Member, digest: Digest?) throws -> CaseResult {
    let process = try self.process ?? WorkerProcess(arguments: arguments, job: message)
    self.process = process
    let request = try JSONEncoder().encode(
      WorkerRequest(index: member.index, name: member.name, digest: digest))
    let (data, isLate) = process.answer(request, within: timeout)
    // Code of a scene may have found the socket and written to it.
    if let data, let result = try? JSONDecoder().decode(CaseResult.self, from: data),
      result.fullName == member.name
    {
      return result
    }
    self.process = nil
    let (how, log) = process.end(killing: isLate || data != nil)
    let message =
      isLate
      ? "did not come to an end within \(timeout) s; look for an endless loop, or allow more with "
        + "--timeout"
      : "the program ended while it was recorded (\(how))"
        + (log.isEmpty
          ? ""
          : log.first { $0.contains("Fatal error: ") }.map { ": \($0)" }
            ?? "; what it said last follows")
    let suite = job.goldens(of: member.suite)
    return CaseResult(
      suite: member.suite, name: member.sceneCase.name, place: member.sceneCase.place,
      outcome: .crashed,
      golden: suite.golden(of: GoldenName(member.sceneCase.name)).relativePath,
      message: [message] + log)
  }
}
