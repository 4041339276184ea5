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
  /// How far apart cells may turn that flash concurrently, in seconds.
  ///
  /// Approximated: half of the time between two changes of the slowest flashing that is too much; what is farther apart
  /// is nearer to the next change. Electronic Arts' IRIS compares frame by frame.
  private static let concurrency = 0.5 / Double(mostChanges)

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
      if frame > 0, pictures.step(to: frame) == 0 {
        counter.takeSame()
      } else {
        counter.take(picture)
      }
    }
    let area = FlashArea(columns: counter.columns, count: counter.luminance.count, screen: size)
    return finding("flashes", counter.luminance, area, in: recording)
      + finding("saturated red flashes", counter.redness, area, in: recording)
  }

  /// A finding where cells that flash together within one second fill too much of a field.
  private static func finding(
    _ kind: String, _ cells: [[FlashCounter.Turn]], _ area: FlashArea,
    in recording: CheckedRecording
  ) -> [Finding] {
    let times = recording.frames.map(\.seconds)
    let runs = cells.map { FlashCheck.runs($0.map(\.picture), at: times) }
    let frame = Set(runs.joined().map(\.lowerBound)).sorted().first { first in
      let end = times[first] + 1
      let isFlashing = runs.map {
        $0.contains { $0.lowerBound >= first && times[$0.upperBound] <= end }
      }
      return area.fields(with: isFlashing).contains { field in
        let turns = field.map { cell in
          cells[cell].filter { $0.picture >= first && times[$0.picture] <= end }
        }
        return area.changes(of: turns, at: times) > mostChanges
      }
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
  private static func runs(_ frames: [Int], at times: [Double]) -> [ClosedRange<Int>] {
    frames.indices.dropLast(mostChanges).map { frames[$0]...frames[$0 + mostChanges] }.filter {
      times[$0.upperBound] - times[$0.lowerBound] <= 1
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
      let cell = screen.width / FrameThumbnails.width * Double(FlashCounter.cellSize)
      field = (
        min(columns, Int((FlashCheck.field.width / cell).rounded(.up))),
        min(rows, Int((FlashCheck.field.height / cell).rounded(.up)))
      )
      let visible =
        min(FlashCheck.field.width, screen.width) * min(FlashCheck.field.height, screen.height)
      least = max(1, Int(FlashCheck.share * visible / (cell * cell)))
    }

    /// The cells that flash in each field, where they are too many.
    func fields(with isFlashing: [Bool]) -> [[Int]] {
      guard isFlashing.count(where: \.self) >= least else { return [] }
      return (0...rows - field.rows).flatMap { top in
        (0...columns - field.columns).compactMap { left in
          let flashing = (top..<top + field.rows).flatMap { row in
            (left..<left + field.columns).map { row * columns + $0 }
          }.filter { isFlashing[$0] }
          return flashing.count >= least ? flashing : nil
        }
      }
    }

    /// How often too many of some cells turn together, and otherwise than before.
    ///
    /// What turns the other way at the same time does not count twice over, it cancels: where rows of a list pass,
    /// some cells become brighter while as many become darker, and the whole does not flash.
    func changes(of cells: [[FlashCounter.Turn]], at times: [Double]) -> Int {
      let turns = cells.enumerated().flatMap { cell, turns in turns.map { (cell: cell, turn: $0) } }
        .sorted { $0.turn.picture < $1.turn.picture }
      var changes: [FlashCounter.Turn] = []
      for (index, (_, turn)) in turns.enumerated() where turn.isRise != changes.last?.isRise {
        let end = times[turn.picture] + FlashCheck.concurrency
        var counted: Set<Int> = []
        let sum = turns[index...].prefix { times[$0.turn.picture] <= end }.reduce(0) { sum, next in
          guard counted.insert(next.cell).inserted else { return sum }
          return sum + (next.turn.isRise == turn.isRise ? 1 : -1)
        }
        if sum >= least { changes.append(turn) }
      }
      return changes.count
    }
  }
}
