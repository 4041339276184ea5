// SPDX-License-Identifier: MIT
internal import Foundation

/// How a recording that failed compares with its golden, frame by frame: `comparison.json` in a failure's folder,
/// beside the pictures and the timelines of both.
///
/// With it a failure says by itself what differs, also where the golden is on another machine.
package struct FailureComparison: Sendable, Equatable, Codable {
  package struct Frame: Sendable, Equatable, Codable {
    /// Whether nothing differs that counts.
    package let isEqual: Bool
    /// The share of pixels that differ and count, from 0 to 1, at the size of the sheets; nil where not both sheets show the
    /// frame.
    package let share: Double?
    /// How much pixels differ and count, on average of all: from 0 to 1, which is black in place of white; nil where
    /// ``share`` is, and in a comparison of before.
    package let amount: Double?
    /// The golden's frame at this instant, by its number; nil where it has none.
    package let expected: Int?
    /// The recording's frame at this instant, by its number; nil where it has none.
    package let actual: Int?
    /// Rectangles around what differs, in pixels of the sheets' cells; nil where nothing does, or it is not known.
    package let regions: [PixelRect]?
  }

  /// The most rectangles for a frame.
  private static let regionCount = 12

  /// Always `filmstrip-comparison`.
  package private(set) var format = "filmstrip-comparison"
  package private(set) var version = 1
  /// Where the golden's frames are in `expected.png`; without cells where the golden has no pictures.
  package let expected: GoldenFile.Sheet
  package let actual: GoldenFile.Sheet
  /// Where some of the recording's frames are in `frames.png`, larger; nil where the sheets are as large.
  package let large: GoldenFile.Sheet?
  /// Each instant of which one of the two has a frame, by time.
  package let frames: [Frame]
  /// For each of ``frames`` the polygons that are ignored, each as the coordinates of its corners in points, x before
  /// y; nil where nothing is.
  package let ignored: [[[Double]]]?

  static let fileName = "comparison.json"
  static let actualSheetName = "actual.png"
  package static let largeSheetName = "frames.png"
  static let expectedSheetName = "expected.png"
  static let expectedTimelineName = "expected-timeline.json"

  /// The comparison in a failure's folder; nil where there is none, as where there is no golden.
  ///
  /// - Throws: ``GoldenError`` if it cannot be read.
  package init?(contentsOf folder: InputFolder) throws(GoldenError) {
    let data: Data
    do { data = try Golden.bytes(of: FailureComparison.fileName, in: folder) } catch {
      guard case .missing = error else { throw error }
      return nil
    }
    let path = folder.url.relativePath + "/" + FailureComparison.fileName
    guard let made = try? JSONDecoder().decode(FailureComparison.self, from: data),
      made.format == "filmstrip-comparison"
    else { throw .damaged(file: path, reason: "it is no comparison") }
    guard made.version == 1 else { throw .newerVersion(file: path, version: made.version) }
    self = made
  }

  private init(
    expected: GoldenFile.Sheet, actual: GoldenFile.Sheet, large: GoldenFile.Sheet?, frames: [Frame],
    ignored: [[[Double]]]?
  ) {
    (self.expected, self.actual, self.large, self.frames) = (expected, actual, large, frames)
    self.ignored = ignored
  }

  /// What moved in the golden.
  ///
  /// - Throws: ``GoldenError``.
  package static func expectedTimeline(in folder: InputFolder) throws(GoldenError) -> TimelineFile {
    try Golden.timeline(named: expectedTimelineName, in: folder)
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The comparison of a recording with a golden, and the sheet with the recording's frames.
  static func files(
    _ candidate: GoldenCandidate, _ golden: Golden, expected: Bitmap?
  ) throws -> [(name: String, data: Data)] {
    let drawn = try candidate.draw(besides: golden)
    let layout = golden.layout
    let pairing = candidate.pairing(with: golden)
    let shared = pairing.shared
    // The golden's frames, so that each can be compared, and the recording's own after the golden's last.
    let shown = Set(layout.cells.map(\.frame))
    let compared = Set(shared.filter { shown.contains($0.expected) }.map(\.actual))
    let last = pairing.moments.lastIndex { $0.expected != nil } ?? -1
    let later = Set(pairing.moments.suffix(from: last + 1).compactMap(\.actual))
    let pictures = drawn.pictures
    // Without the golden's pictures there is nothing to compare cells with, and the recording's own sheet is shown.
    let cells =
      expected == nil
      ? [] : pictures.filter { compared.contains($0.frame) || later.contains($0.frame) }
    let actual = try GoldenSheet(cells.isEmpty ? drawn.cells : cells)
    let digests = (golden.file.frames.map(\.pixels), drawn.pixels)
    let places = Dictionary(layout.cells.map { ($0.frame, $0) }) { first, _ in first }
    let own = Dictionary(pictures.map { ($0.frame, $0.picture) }) { first, _ in first }
    let motion =
      candidate.options.ignores.isEmpty ? nil : try candidate.motionDiff(from: golden).diff
    let ignores = try GoldenIgnores(of: candidate, with: golden, motion: motion)
    let frames = pairing.moments.map { moment -> Frame in
      func frame(
        isEqual: Bool, share: Double?, amount: Double? = nil, regions: [PixelRect] = []
      ) -> Frame {
        Frame(
          isEqual: isEqual, share: share, amount: amount ?? share.map { _ in 0 },
          expected: moment.expected, actual: moment.actual,
          regions: regions.isEmpty ? nil : regions)
      }
      guard let one = moment.expected, let other = moment.actual else {
        return frame(isEqual: false, share: nil)
      }
      let isEqual = digests.0[one] == digests.1[other]
      guard let expected, let place = places[one], let picture = own[other] else {
        return frame(isEqual: isEqual, share: isEqual ? 0 : nil)
      }
      let part = expected.part(
        x: place.x, y: place.y, width: layout.width, height: layout.height)
      let (comparison, hidden) = ignores.counted(
        PixelComparison(expected: part, actual: picture), expected: one, actual: other)
      let (count, amount) = comparison.differingPixels()
      let area = Double(max(1, layout.width * layout.height))
      let share = Double(count) / area
      return frame(
        isEqual: isEqual || count == 0 && hidden.contains { $0.pixelCount > 0 },
        share: (min(share, 1) * 1e5).rounded() / 1e5,
        amount: (min(Double(amount) / (255 * area), 1) * 1e7).rounded() / 1e7,
        regions: comparison.differingRegions(atMost: regionCount))
    }
    let ignored = pairing.moments.map { moment in
      ignores.polygons(moment.expected, moment.actual).joined().map(\.coordinates)
    }
    let large = try LargeFrames.sheet(of: candidate, cells: cells.isEmpty ? drawn.cells : cells)
    let comparison = FailureComparison(
      expected: layout, actual: actual.layout, large: large?.layout, frames: frames,
      ignored: ignored.allSatisfy(\.isEmpty) ? nil : ignored)
    return [
      (fileName, try comparison.data()),
      (actualSheetName, PNGFile.data(of: actual.bitmap, as: .rgb)),
      (expectedTimelineName, try golden.timelineText()),
    ] + (large.map { [(largeSheetName, PNGFile.data(of: $0.bitmap, as: .rgb))] } ?? [])
  }
}

extension FailureComparison.Frame {
  /// How much it differs, for telling which one does most: by amount, as a large area whose difference is not
  /// visible is less than a small one whose difference is.
  package var weight: Double { amount ?? share ?? 0 }
}

extension ConvexPolygon {
  /// The coordinates of its corners to a tenth of a point, x before y.
  fileprivate var coordinates: [Double] {
    points.flatMap { [$0.x, $0.y] }.map { ($0 * 10).rounded() / 10 }
  }
}
