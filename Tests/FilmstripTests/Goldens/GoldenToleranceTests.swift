// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing

/// A tolerance allows what it says, each time from the same golden, and in cells of the size that the test asks for.
@Suite struct GoldenToleranceTests {
  private let folder = TinyRecording.Folder()

  /// Options with a tolerance of some levels of 255; colours are values of timelines, too.
  private func options(_ difference: Int, cellWidth: Int = 40) -> GoldenOptions {
    GoldenOptions(
      comparison: .pixels,
      tolerance: PixelTolerance(reason: "a test", channelDifference: difference),
      cellWidth: cellWidth)
  }

  /// The recording with a square whose red is so many levels of 255.
  private func recording(red: Int) -> Recording {
    TinyRecording.make(color: Color(red: Double(red) / 255, green: 0, blue: 0))
  }

  private func verify(
    _ recording: Recording, _ options: GoldenOptions, record: RecordMode
  ) throws -> GoldenSuite.Verdict {
    try folder.suite().verify(
      GoldenCandidate(recording, options: options), as: GoldenName("case"), record: record)
  }

  /// Three levels darker each time: what is similar to the last one is not similar to the first.
  @Test(arguments: [RecordMode.failed, .missing, .never])
  func whatIsSimilarLeavesTheGolden(record: RecordMode) throws {
    let golden = folder.url.appendingPathComponent("case", isDirectory: true)
    try GoldenCandidate(recording(red: 255), options: options(4)).write(to: golden)
    let before = try golden.contents()
    guard case .passed(let comparison) = try verify(recording(red: 252), options(4), record: record)
    else {
      Issue.record("is not similar")
      return
    }
    #expect(comparison.outcome == .similar)
    #expect(try golden.contents() == before)
    switch try verify(recording(red: 249), options(4), record: record) {
    case .failed where record != .failed: break
    case .recorded(.some) where record == .failed: break
    case let verdict: Issue.record("\(verdict)")
    }
  }

  /// In a golden of small cells a tolerance allows what it does not allow in large ones.
  @Test func cellsOfAnotherSizeAreAnotherTolerance() throws {
    let golden = folder.url.appendingPathComponent("case", isDirectory: true)
    try GoldenCandidate(recording(red: 255), options: options(4, cellWidth: 5)).write(to: golden)
    guard
      case .failed(let comparison, _) = try verify(
        recording(red: 254), options(4, cellWidth: 40), record: .never)
    else {
      Issue.record("passes")
      return
    }
    #expect(comparison.outcome == .toleranceChanged)
    #expect(
      comparison.description.contains("the golden's cells are 5 pixels wide, the test's 40"),
      "\(comparison)")
    // Without a tolerance each pixel of each frame counts, whatever the cells are.
    let exact = GoldenOptions(cellWidth: 40)
    try GoldenCandidate(recording(red: 255), options: GoldenOptions(cellWidth: 5)).write(to: golden)
    guard case .passed = try verify(recording(red: 255), exact, record: .never) else {
      Issue.record("does not pass")
      return
    }
  }
}
