// SPDX-License-Identifier: MIT
internal import Foundation

/// Whether more than three flashes are shown within a second, by the definitions of WCAG 2.2.
enum FlashCheck: RecordingCheck {
  /// A field of 10 degrees at the usual distance, in CSS pixels, which are points, and the share of it that flashes may
  /// occupy together (WCAG 2.2, general flash and red flash thresholds).
  private static let field = (width: 341.0, height: 256.0)
  private static let share = 0.25
  /// A flash is a pair of opposing changes.
  private static let mostChanges = 6

  static func findings(in recording: CheckedRecording) -> [Finding] {
    let pictures = recording.pictures
    let steps = recording.frames.indices.dropFirst().filter {
      pictures.step(to: $0) ?? 0 > 0.005
    }
    guard steps.count > mostChanges else { return [] }
    let size = recording.frames[0].size
    var counter = FlashCounter()
    for frame in recording.frames.indices {
      // A picture that cannot be drawn would shift the numbers of all after it.
      guard let picture = pictures.picture(frame) else { return [] }
      counter.take(picture)
    }
    let area = FlashArea(columns: counter.columns, count: counter.luminance.count, screen: size)
    return finding("flashes", counter.luminance, area, in: recording)
      + finding("saturated red flashes", counter.redness, area, in: recording)
  }

  /// A finding where cells that flash within one second fill too much of a field.
  private static func finding(
    _ kind: String, _ cells: [FlashCounter.Turns], _ area: FlashArea, in recording: CheckedRecording
  ) -> [Finding] {
    let runs = cells.map { FlashCheck.runs($0.pictures, in: recording.frames) }
    let frame = Set(runs.joined().map(\.lowerBound)).sorted().first { first in
      let end = recording.frames[first].seconds + 1
      return area.isExceeded(
        by: runs.map {
          $0.contains { $0.lowerBound >= first && recording.frames[$0.upperBound].seconds <= end }
        })
    }
    guard let frame else { return [] }
    return [
      recording.finding(
        .flashes,
        "more than three \(kind) within the second from frame \(frame) at "
          + "\(recording.frames[frame].nanoseconds.seconds)", frame: frame, property: kind)
    ]
  }

  /// The frames from the first to the last of more than ``mostChanges`` changes within a second, for each change that
  /// begins such a run.
  private static func runs(_ frames: [Int], in recorded: [Frame]) -> [ClosedRange<Int>] {
    frames.indices.dropLast(mostChanges).map { frames[$0]...frames[$0 + mostChanges] }.filter {
      recorded[$0.upperBound].seconds - recorded[$0.lowerBound].seconds <= 1
    }
  }

  /// The cells of a picture, and how many of them may flash in a field.
  private struct FlashArea {
    private let columns: Int
    private let rows: Int
    /// The field in cells.
    private let field: (columns: Int, rows: Int)
    private let least: Int

    init(columns: Int, count: Int, screen: CGSize) {
      (self.columns, rows) = (columns, count / columns)
      // A screen is a whole number of cells, but for what is left at its right and bottom.
      let cell = screen.width / SmallPictures.width * Double(FlashCounter.cellSize)
      field = (
        min(columns, Int((FlashCheck.field.width / cell).rounded(.up))),
        min(rows, Int((FlashCheck.field.height / cell).rounded(.up)))
      )
      let visible =
        min(FlashCheck.field.width, screen.width) * min(FlashCheck.field.height, screen.height)
      least = max(1, Int(FlashCheck.share * visible / (cell * cell)))
    }

    /// Whether too many of some cells are in any one field.
    func isExceeded(by isFlashing: [Bool]) -> Bool {
      guard isFlashing.count(where: \.self) >= least else { return false }
      return (0...rows - field.rows).contains { top in
        (0...columns - field.columns).contains { left in
          let count = (top..<top + field.rows).reduce(0) { count, row in
            count
              + (left..<left + field.columns).count { isFlashing[row * columns + $0] }
          }
          return count >= least
        }
      }
    }
  }
}
