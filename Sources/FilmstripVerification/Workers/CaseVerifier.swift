// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripImaging
internal import FilmstripScenes

@MainActor
struct CaseVerifier {
  let job: WorkerJob
  private let recorder = SceneRecorder()

  init(_ job: WorkerJob) { self.job = job }

  /// Verifies a case, with its golden or a digest; what goes wrong is its result.
  func verify(_ member: SceneSelection.Member, digest: Digest? = nil) -> CaseResult {
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
      if job.hasLargeCells { options.hasLargeCells = true }
      if job.isOfBase { options.prepareForBase(showingEveryFrame: job.showsEveryFrame) }
      let candidate = GoldenCandidate(recording, options: options)
      if job.comparesDigests {
        let own = candidate.digest
        var made = result(digest == nil ? .recorded : digest == own ? .unchanged : .changed)
        made.digest = own
        if made.outcome == .unchanged {
          made.ignored = try candidate.hidingNothing().results
          try suite.removeFailure(suite.failure(of: name))
        }
        add(recording, of: sceneCase, to: &made)
        try drawPassed(made, recording)
        return made
      }
      let verdict = try suite.verify(
        candidate, as: name, record: job.record, audit: GoldenAudit(share: job.auditedShare))
      var made: CaseResult
      switch verdict {
      case .passed(let comparison):
        made = result(
          comparison.outcome == .similar ? .similar : .unchanged,
          comparison.note.map { [$0] } ?? [])
        made.isDrawn = comparison.isDrawn
        made.ignored = comparison.ignored.results
      case .recorded(let comparison):
        made = result(.recorded, comparison?.lines ?? [])
        made.isDrawn = true
      case .missing(let failure):
        made = result(.missing, ["there is no golden, and the record mode is 'never'"])
        try add(failure: failure, to: &made)
      case .failed(let comparison, let failure):
        made = result(.changed, comparison.linesOfDifferences)
        (made.cause, made.sharedCause) = (comparison.cause, comparison.sharedCause)
        made.ignored = comparison.ignored.results
        try add(failure: failure, to: &made)
      }
      add(recording, of: sceneCase, to: &made)
      // What is missing in the pictures of a golden is missing in each comparison with it.
      if made.outcome == .recorded { made.findings += try candidate.missingDrawing() }
      try drawPassed(made, recording)
      return made
    } catch GoldenError.uselessIgnore(let place, let problem) {
      return result(.error, ["\(place): \(sceneCase.name): 'ignore': \(problem)"])
    } catch {
      return result(.error, ["\(error)"])
    }
  }

  /// Draws a case that passes and whose golden has no pictures, where a report shows them.
  private func drawPassed(_ made: CaseResult, _ recording: Recording) throws {
    guard made.outcome.isPassed, let pictures = job.passedPictures,
      access(made.golden + "/sheet.png", F_OK) != 0
    else { return }
    try pictures.write(recording, suite: made.suite, name: made.name)
  }

  private func add(failure: URL, to made: inout CaseResult) throws {
    (made.failure, made.isDrawn) = (failure.relativePath, true)
    made.failureDigest = try GoldenFailure(in: InputFolder(failure)).digest()
  }

  private func add(_ recording: Recording, of sceneCase: SceneCase, to made: inout CaseResult) {
    made.findings = recording.findings + recorder.findings(of: recording, of: sceneCase)
    made.device = recording.device.name
    (made.frameCount, made.duration) = (recording.frames.count, recording.duration)
  }
}

extension GoldenOptions {
  /// Has a golden of a commit show its frames as large as a report does; what the commit ignored does not matter.
  fileprivate mutating func prepareForBase(showingEveryFrame: Bool) {
    ignores = []
    (hasLargeCells, hasEveryFrame) = (true, showingEveryFrame)
  }
}

extension [IgnoredDifferences] {
  /// The same for results; nil where nothing is ignored.
  fileprivate var results: [CaseResult.Ignored]? {
    isEmpty ? nil : map { CaseResult.Ignored($0) }
  }
}
