// SPDX-License-Identifier: MIT
internal import Diff
package import Foundation
internal import Imaging
package import Timelines

/// How a recording that failed compares with its golden, frame by frame: `comparison.json` in a failure's folder,
/// beside the pictures and the timelines of both.
///
/// With it a failure says by itself what differs, also where the golden is on another machine.
package struct FailureComparison: Sendable, Equatable, Codable {
  /// How the pictures of a frame compare.
  package struct Frame: Sendable, Equatable, Codable {
    /// Whether both recordings have the frame with equal pixels.
    package let isEqual: Bool
    /// The share of pixels that differ, from 0 to 1, at the size of the sheets; nil where not both sheets show the
    /// frame.
    package let share: Double?
  }

  /// Always `filmstrip-comparison`.
  package private(set) var format = "filmstrip-comparison"
  /// The version of the format.
  package private(set) var version = 1
  /// Where the golden's frames are in `expected.png`.
  package let expected: GoldenFile.Sheet
  /// Where the recording's frames are in `actual.png`.
  package let actual: GoldenFile.Sheet
  /// Each frame that one of the two has.
  package let frames: [Frame]

  static let fileName = "comparison.json"
  static let actualSheetName = "actual.png"
  static let expectedSheetName = "expected.png"
  static let expectedTimelineName = "expected-timeline.json"

  /// The comparison in a failure's folder; nil where there is none, as where there is no golden.
  ///
  /// - Throws: ``GoldenError`` if it cannot be read.
  package init?(contentsOf folder: URL) throws(GoldenError) {
    let data: Data
    do { data = try Golden.bytes(of: FailureComparison.fileName, in: folder) } catch {
      guard case .missing = error else { throw error }
      return nil
    }
    let path = folder.relativePath + "/" + FailureComparison.fileName
    guard let made = try? JSONDecoder().decode(FailureComparison.self, from: data),
      made.format == "filmstrip-comparison"
    else { throw .damaged(file: path, reason: "it is no comparison") }
    guard made.version == 1 else { throw .newerVersion(file: path, version: made.version) }
    self = made
  }

  private init(expected: GoldenFile.Sheet, actual: GoldenFile.Sheet, frames: [Frame]) {
    (self.expected, self.actual, self.frames) = (expected, actual, frames)
  }

  /// What moved in the golden.
  ///
  /// - Throws: ``GoldenError``.
  package static func expectedTimeline(in folder: URL) throws(GoldenError) -> TimelineFile {
    try Golden.timeline(named: expectedTimelineName, in: folder)
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The comparison of a recording with a golden, and the sheet with the recording's frames.
  static func files(
    _ candidate: GoldenCandidate, _ golden: Golden, expected: Bitmap
  ) throws -> [(name: String, data: Data)] {
    let drawn = try candidate.draw(besides: golden)
    let layout = golden.file.sheet
    // The golden's frames, so that each can be compared, and the recording's own after the golden's last.
    let last = golden.file.frames.count - 1
    let pictures = drawn.pictures
    let cells = pictures.filter { cell in
      layout.cells.contains { $0.frame == cell.frame } || cell.frame > last
    }
    let actual = try GoldenSheet(cells.isEmpty ? drawn.cells : cells)
    let digests = (golden.file.frames.map(\.pixels), drawn.pixels)
    let places = Dictionary(layout.cells.map { ($0.frame, $0) }) { first, _ in first }
    let own = Dictionary(pictures.map { ($0.frame, $0.picture) }) { first, _ in first }
    let frames = (0..<max(digests.0.count, digests.1.count)).map { index -> Frame in
      let isShared = index < digests.0.count && index < digests.1.count
      let isEqual = isShared && digests.0[index] == digests.1[index]
      guard isShared, let place = places[index], let picture = own[index] else {
        return Frame(isEqual: isEqual, share: isEqual ? 0 : nil)
      }
      let part = expected.part(
        x: place.x, y: place.y, width: layout.width, height: layout.height)
      let count = PixelComparison(expected: part, actual: picture).diff().differingPixelCount
      let share = Double(count) / Double(max(1, layout.width * layout.height))
      return Frame(isEqual: isEqual, share: (min(share, 1) * 1e5).rounded() / 1e5)
    }
    let comparison = FailureComparison(expected: layout, actual: actual.layout, frames: frames)
    return [
      (fileName, try comparison.data()),
      (actualSheetName, PNGFile.data(of: actual.bitmap, as: .rgb)),
      (expectedTimelineName, try golden.timelineText()),
    ]
  }
}
