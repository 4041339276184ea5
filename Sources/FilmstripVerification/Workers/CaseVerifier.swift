// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripScenes

/// Records cases and compares them with their goldens.
@MainActor
struct CaseVerifier {
  let job: WorkerJob
  private let recorder = SceneRecorder()

  init(_ job: WorkerJob) { self.job = job }

  /// Verifies a case; what goes wrong is its result.
  func verify(_ member: SceneSelection.Member) -> CaseResult {
    let sceneCase = member.sceneCase
    let suite = job.goldens(of: member.suite)
    let name = GoldenName(sceneCase.name)
    func result(_ outcome: CaseResult.Outcome, _ message: [String] = []) -> CaseResult {
      CaseResult(
        suite: member.suite, name: sceneCase.name, place: sceneCase.place, outcome: outcome,
        golden: suite.golden(of: name).relativePath, message: message)
    }
    do {
      let recording = try recorder.record(sceneCase)
      var options = sceneCase.scene.golden
      options.jobs = job.drawingJobs
      options.exactPixels = job.exactPixels
      if let form = job.form { options.form = form }
      let candidate = GoldenCandidate(recording, options: options)
      let verdict = try suite.verify(
        candidate, as: name, record: job.record, audit: GoldenAudit(share: job.auditedShare))
      var made: CaseResult
      switch verdict {
      case .passed(let comparison):
        made = result(
          comparison.outcome == .similar ? .similar : .unchanged,
          comparison.note.map { [$0] } ?? [])
        made.isDrawn = comparison.isDrawn
      case .recorded(let comparison):
        made = result(.recorded, comparison?.lines ?? [])
        made.isDrawn = true
      case .missing(let failure):
        made = result(.missing, ["there is no golden, and the record mode is 'never'"])
        (made.failure, made.isDrawn) = (failure.relativePath, true)
      case .failed(let comparison, let failure):
        made = result(.changed, comparison.lines)
        (made.failure, made.isDrawn) = (failure.relativePath, true)
      }
      made.findings = recording.findings + recorder.findings(of: recording, of: sceneCase)
      // What is missing in the pictures of a golden is missing in each comparison with it.
      if made.outcome == .recorded { made.findings += try candidate.missingDrawing() }
      made.device = recording.device.name
      (made.frameCount, made.duration) = (recording.frames.count, recording.duration)
      return made
    } catch {
      return result(.error, ["\(error)"])
    }
  }
}
