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
    guard steps.count > mostChanges else { return [] }
    let size = recording.frames[0].size
    var counter = FlashCounter()
    for frame in recording.frames.indices {
      // A picture that cannot be drawn would shift the numbers of all after it.
      guard let picture = pictures.picture(frame) else { return [] }
      counter.take(picture)
    }
    let share = min(0.25, leastArea / (size.width * size.height))
    let least = max(1, Int(share * Double(counter.luminance.count)))
    return finding("flashes", counter.luminance, least, in: recording)
      + finding("saturated red flashes", counter.redness, least, in: recording)
  }

  /// A finding where at least so many cells flash.
  private static func finding(
    _ kind: String, _ cells: [FlashCounter.Turns], _ least: Int, in recording: CheckedRecording
  ) -> [Finding] {
    let beginnings = cells.compactMap { firstRun($0.pictures, in: recording.frames) }.sorted()
    guard beginnings.count >= least else { return [] }
    let frame = beginnings[least - 1]
    return [
      recording.finding(
        .flashes,
        "more than three \(kind) within the second from frame \(frame) at "
          + "\(recording.frames[frame].nanoseconds.seconds)", frame: frame, property: kind)
    ]
  }

  /// The first of more than ``mostChanges`` frames that lie within a second.
  private static func firstRun(_ frames: [Int], in recorded: [Frame]) -> Int? {
    frames.indices.dropLast(mostChanges).first {
      recorded[frames[$0 + mostChanges]].seconds - recorded[frames[$0]].seconds <= 1
    }.map { frames[$0] }
  }
}
