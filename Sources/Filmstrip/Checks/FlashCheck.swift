// SPDX-License-Identifier: MIT
internal import Foundation

/// Whether more than three flashes are shown within a second, by the definitions of WCAG 2.2.
enum FlashCheck: RecordingCheck {
  /// A quarter of a field of 10 degrees, 341 × 256 CSS pixels at the usual distance (WCAG 2.2, general flash and red
  /// flash thresholds), in square points.
  private static let leastArea = 341.0 * 256 / 4
  /// A flash is a pair of opposing changes.
  private static let mostChanges = 6

  static func findings(in recording: CheckedRecording) -> [Finding] {
    let pictures = recording.pictures
    let steps = recording.frames.indices.dropFirst().filter {
      pictures.step(to: $0) ?? 0 > 0.005
    }
    guard steps.count > mostChanges, let first = pictures.picture(0) else { return [] }
    let size = recording.frames[0].size
    let pixels = Double(first.width * first.height)
    let least = Int(min(0.25, leastArea / (size.width * size.height)) * pixels)
    var counter = FlashCounter()
    var (bright, red) = (ChangeLog(), ChangeLog())
    for frame in recording.frames.indices {
      guard let picture = pictures.picture(frame) else { continue }
      let turns = counter.take(picture)
      bright.take(turns.luminance, atLeast: least, frame)
      red.take(turns.redness, atLeast: least, frame)
    }
    return finding("flashes", bright, in: recording)
      + finding("saturated red flashes", red, in: recording)
  }

  private static func finding(
    _ kind: String, _ changes: ChangeLog, in recording: CheckedRecording
  ) -> [Finding] {
    guard let frame = changes.firstRun(longerThan: mostChanges, in: recording.frames) else {
      return []
    }
    return [
      recording.finding(
        .flashes,
        "more than three \(kind) within the second from frame \(frame) at "
          + "\(recording.frames[frame].nanoseconds.seconds)", frame: frame, property: kind)
    ]
  }

  /// Frames in which enough of the picture turns, one in each direction after the other.
  private struct ChangeLog {
    private var frames: [Int] = []
    private var isRise: Bool?

    mutating func take(_ turns: FlashCounter.Turns, atLeast least: Int, _ frame: Int) {
      for (count, rises) in [(turns.rises, true), (turns.falls, false)]
      where count >= max(least, 1) && isRise != rises {
        isRise = rises
        frames.append(frame)
      }
    }

    /// Where more than so many changes lie within a second.
    func firstRun(longerThan count: Int, in recorded: [Frame]) -> Int? {
      frames.indices.dropLast(count).first {
        recorded[frames[$0 + count]].seconds - recorded[frames[$0]].seconds <= 1
      }.map { frames[$0] }
    }
  }
}
