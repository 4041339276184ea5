// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
package import FilmstripScenes

/// Records cases for a verification of another commit against this one: `filmstrip record-base`.
package struct BaseRecorder {
  /// Scene files that are there, and folders of them.
  package let paths: [String]
  /// The folder for goldens; nil for digests alone.
  package let goldens: String?
  /// Whether the sheets of goldens have every frame.
  package let showsEveryFrame: Bool
  /// Processes at the same time.
  package let jobs: Int
  /// Seconds after which a case is given up.
  package let timeout: Int

  /// A recorder by its values.
  package init(
    paths: [String], goldens: String?, showsEveryFrame: Bool, jobs: Int, timeout: Int
  ) {
    (self.paths, self.goldens, self.jobs, self.timeout) = (paths, goldens, jobs, timeout)
    self.showsEveryFrame = showsEveryFrame
  }

  /// Records cases, of which there may be none, as long as the process that asked for it is there.
  ///
  /// - Throws: ``VerificationError``; ``BaseError`` where a golden is not recorded.
  package func record(
    _ selection: SceneSelection, workerArguments: [String],
    measure: @escaping VerificationRun.Measure
  ) throws -> BaseRecording {
    var type: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    if getsockopt(STDIN_FILENO, SOL_SOCKET, SO_TYPE, &type, &size) == 0 {
      try OrphanWatch.start(on: STDIN_FILENO)
    }
    guard !selection.members.isEmpty else {
      return BaseRecording(.empty(reference: ""), of: selection)
    }
    let failures = FileManager.default.temporaryDirectory.appending(
      path: "filmstrip-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: failures) }
    var job = WorkerJob(
      paths: paths, reference: goldens ?? "", failures: failures.path,
      record: goldens == nil ? .never : .all)
    job.comparesDigests = goldens == nil
    (job.isOfBase, job.showsEveryFrame) = (goldens != nil, showsEveryFrame)
    var run = VerificationRun(selection: selection, job: job, workerArguments: workerArguments)
    (run.jobs, run.timeout) = (jobs, timeout)
    let made = try run.run(measure: measure)
    if goldens != nil, let failed = made.cases.first(where: { $0.outcome != .recorded }) {
      throw BaseError(
        "\(failed.fullName): its golden was not recorded: \(failed.message.first ?? failed.outcome.rawValue)"
      )
    }
    return BaseRecording(made, of: selection)
  }
}
