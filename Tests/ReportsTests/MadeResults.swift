// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

@testable import FilmstripVerification

/// Results of verifications that were made for a test, with their recordings in a folder of its own.
@MainActor
final class MadeResults {
  static let device = Device(
    name: "Small", identifier: "small", size: CGSize(width: 120, height: 200), scale: 1)

  /// The folder in which the run was started, removed with this.
  nonisolated let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("reports-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A view that goes 80 points to the right at an even pace, in some seconds.
  static func recording(_ name: String, duration: Double, frameRate: Int = 20) -> Recording {
    let stage = Stage(device: device)
    let mover = UIView(frame: CGRect(x: 0, y: 40, width: 40, height: 40))
    mover.accessibilityIdentifier = "mover"
    mover.backgroundColor = .red
    stage.window.addSubview(mover)
    return stage.record(name, frameRate: frameRate) {
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
        mover.center.x += 80
      }
    }
  }

  /// A case as it is verified: `expected` and `actual` are seconds of its motion, nil for no golden.
  func verified(
    _ name: String, expected: Double?, actual: Double, suite: String = "flows",
    place: String = "flows.yaml:7:3", record: RecordMode = .never,
    frameRates: (Int, Int) = (20, 20),
    cellWidth: Int? = nil, form: GoldenForm? = nil, ignores: [Ignore] = []
  ) throws -> CaseResult {
    let golden = GoldenName(name)
    let goldens = GoldenSuite(
      name: suite,
      goldens: URL(
        fileURLWithPath: "Goldens/\(GoldenName(suite))", isDirectory: true, relativeTo: folder),
      failures: URL(fileURLWithPath: "output/failures", isDirectory: true, relativeTo: folder))
    if let expected {
      try GoldenCandidate(
        MadeResults.recording(name, duration: expected, frameRate: frameRates.0),
        options: GoldenOptions(cellWidth: cellWidth, form: form)
      ).write(to: goldens.golden(of: golden))
    }
    let recording = MadeResults.recording(name, duration: actual, frameRate: frameRates.1)
    let candidate = GoldenCandidate(
      recording, options: GoldenOptions(cellWidth: cellWidth, ignores: ignores))
    let verdict = try goldens.verify(candidate, as: golden, record: record)
    var made = CaseResult(
      suite: suite, name: name, place: place, outcome: .unchanged,
      golden: goldens.golden(of: golden).relativePath)
    switch verdict {
    case .passed(let comparison): made.ignored = comparison.ignored.map { .init($0) }
    case .recorded: made = made.ended(.recorded)
    case .missing(let failure):
      made = made.ended(.missing, ["there is no golden, and the record mode is 'never'"])
      made.failure = failure.relativePath
      made.failureDigest = try GoldenFailure(contentsOf: failure).digest()
    case .failed(let comparison, let failure):
      made = made.ended(.changed, comparison.lines)
      made.ignored = ignores.isEmpty ? nil : comparison.ignored.map { .init($0) }
      (made.cause, made.sharedCause) = (comparison.cause, comparison.sharedCause)
      made.failure = failure.relativePath
      made.failureDigest = try GoldenFailure(contentsOf: failure).digest()
    }
    made.device = recording.device.name
    (made.frameCount, made.duration) = (recording.frames.count, recording.duration)
    made.seconds = 0.25
    return made
  }

  /// A case without recordings, by how it ended.
  nonisolated static func plain(
    _ name: String, _ outcome: CaseResult.Outcome, suite: String = "flows",
    place: String = "flows.yaml:7:3", message: [String] = []
  ) -> CaseResult {
    var made = CaseResult(
      suite: suite, name: name, place: place, outcome: outcome, golden: "Goldens/\(suite)/\(name)",
      message: message)
    if outcome == .unchanged {
      (made.frameCount, made.duration, made.device) = (30, 0.5, "iPhone 15")
    }
    made.seconds = 0.031
    return made
  }

  nonisolated static func result(_ cases: [CaseResult]) -> VerificationResult {
    VerificationResult(
      reference: "Goldens", record: .never, shard: nil, totalCount: cases.count, cases: cases)
  }

  /// One case for each way to end, with a finding.
  func everyOutcome() throws -> VerificationResult {
    var findings = MadeResults.plain("found", .unchanged, place: "flows.yaml:21:3")
    findings.findings = [
      Finding(
        rule: .doesNotSettle, message: "the card is late", nanoseconds: 250_000_000, frame: 5,
        object: "Card")
    ]
    return MadeResults.result([
      MadeResults.plain("first", .unchanged),
      try verified("slower", expected: 0.35, actual: 0.4, place: "flows.yaml:9:3"),
      try verified("new", expected: nil, actual: 0.2, place: "flows.yaml:11:3"),
      try verified(
        "written", expected: nil, actual: 0.2, place: "flows.yaml:13:3", record: .missing),
      MadeResults.plain("close", .similar),
      MadeResults.plain(
        "broken", .error, place: "flows.yaml:17:3",
        message: ["screens/b.png: is not a PNG file; give a PNG or JPEG"]),
      MadeResults.plain(
        "dies", .crashed, place: "flows.yaml:19:3",
        message: [
          "the program ended while it was recorded (signal 4, Illegal instruction); what it said last follows",
          "Detail.swift:31: Fatal error: index out of range",
        ]),
      findings,
    ])
  }

  /// A case that matches its golden, with a finding or without.
  func matching(_ name: String) throws -> CaseResult {
    try verified(name, expected: 0.35, actual: 0.35)
  }

  /// One changed case among so many that are as they were.
  func oneChanged(among count: Int) throws -> VerificationResult {
    let cases = (0..<count).map { MadeResults.plain("case-\($0)", .unchanged) }
    var changed = try verified("slower", expected: 0.35, actual: 0.4)
    changed.seconds = 0.5
    return MadeResults.result(
      Array(cases.prefix(count / 2)) + [changed] + cases.dropFirst(count / 2))
  }
}

extension CaseResult {
  fileprivate func ended(_ outcome: Outcome, _ message: [String] = []) -> CaseResult {
    CaseResult(
      suite: suite, name: name, place: place, outcome: outcome, golden: golden, message: message)
  }
}
