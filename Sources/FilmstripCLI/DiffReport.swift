// SPDX-License-Identifier: MIT
import FilmstripWording
import Filmstrip

/// What `filmstrip diff` says: what moved otherwise, then how the pictures differ.
struct DiffReport {
  /// What differs; empty where nothing does that the tolerance does not allow.
  private(set) var differences: [String] = []
  /// What is good to know and no difference.
  private(set) var remarks: [String] = []
  /// What could not be compared; remarks as well.
  private(set) var gaps: [String] = []
  private(set) var worst: FrameComparisons.Result?

  var lines: [String] { differences + remarks }

  mutating func add(_ motion: MotionDiff) {
    differences += motion.lines
    if motion.isEmpty { remarks.append("motion: no difference") }
  }

  mutating func add(_ results: [FrameComparisons.Result], of comparisons: FrameComparisons) {
    let (expected, actual) = (comparisons.expected, comparisons.actual)
    let compared = comparisons.pairs.count
    let isAlone = expected.count == 1 && actual.count == 1
    if expected.count != actual.count || compared < expected.count {
      let line =
        "number of frames \(expected.count) → \(actual.count), "
        + "\(compared) of them at the same times"
      // The motion has said so.
      if !differences.contains(where: { $0.hasPrefix("number of frames ") }) {
        differences.append(line)
      }
    }
    let wrong = results.filter { !$0.diff.isMatch }
    worst = wrong.max { DiffReport.isLess($0, $1) } ?? results.max { DiffReport.isLess($0, $1) }
    let frames = compared.counting("frame")
    guard let worst else {
      remarks.append(isAlone ? "pixels: no difference" : "pixels: no difference in \(frames)")
      return
    }
    let text = DiffReport.text(worst.diff)
    let time = DiffReport.number(expected.times[worst.expected])
    let what = wrong.isEmpty ? "are within the tolerance" : "differ"
    let number = wrong.isEmpty ? results.count : wrong.count
    let line =
      isAlone
      ? "pixels: \(text)"
      : "pixels: \(number) of \(frames) \(what), most in frame \(worst.expected) at \(time) ms: "
        + text
    if wrong.isEmpty { remarks.append(line) } else { differences.append(line) }
  }

  /// Adds the digests of two goldens' frames: their sheets show some frames, and those smaller, or there are none.
  mutating func add(_ expected: GoldenFile, _ actual: GoldenFile) {
    let pairs = zip(expected.frames, actual.frames)
    let count = pairs.count { $0.pixels != $1.pixels }
    guard count > 0, !differences.contains(where: { $0.hasPrefix("pixels: ") }) else { return }
    let hasPictures = expected.form == .pictures && actual.form == .pictures
    differences.append(
      "pixels: \(count) of \(actual.frames.count) frames differ by their digests"
        + (hasPictures
          ? ", and no cell of the sheets does"
          : "; by how much is not known, as a golden has no pictures"))
  }

  mutating func add(gap: String) {
    gaps.append(gap)
    remarks.append(gap)
  }

  /// What a comparison says, and the rectangle around all that differs where that is more than a region.
  private static func text(_ diff: PixelDiff) -> String {
    let isRegionSaid = diff.outcome != .similar
    guard let bounds = diff.bounds, !isRegionSaid || bounds != diff.largestRegion?.bounds else {
      return diff.description
    }
    return "\(diff); all within \(bounds)"
  }

  private static func isLess(_ one: FrameComparisons.Result, _ other: FrameComparisons.Result)
    -> Bool
  {
    let (a, b) = (one.diff, other.diff)
    // Of frames that are equally bad the first one is shown.
    return (a.wrongPixelCount, a.differingPixelCount, a.greatestDifference, other.expected)
      < (b.wrongPixelCount, b.differingPixelCount, b.greatestDifference, one.expected)
  }

  /// Milliseconds to a tenth, without a needless zero.
  private static func number(_ milliseconds: Double) -> String {
    let tenths = (milliseconds * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
