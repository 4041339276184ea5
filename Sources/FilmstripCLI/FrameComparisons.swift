// SPDX-License-Identifier: MIT
import Dispatch
import Filmstrip
import Foundation
import Synchronization

/// Compares the frames of two sequences that are shown at the same times.
struct FrameComparisons {
  struct Result: Sendable {
    let expected: Int
    let actual: Int
    let diff: PixelDiff
    /// The pictures and the drawn difference, where there is one pair alone.
    var pictures: Pictures?
  }

  struct Pictures: Sendable {
    let comparison: PixelComparison
    let difference: Bitmap
  }

  /// How far frames may be apart to be shown at the same time, in milliseconds: what the delays of
  /// animations and the milliseconds of sheets round off.
  private static let timeTolerance = 0.5

  let expected: FrameSequence
  let actual: FrameSequence
  let tolerance: PixelTolerance?
  /// Whether pictures are wanted: of a pair alone they are drawn while it is compared.
  let draws: Bool
  let pairs: [(expected: Int, actual: Int)]

  init(
    _ expected: FrameSequence, _ actual: FrameSequence, tolerance: PixelTolerance?, draws: Bool
  ) {
    (self.expected, self.actual) = (expected, actual)
    (self.tolerance, self.draws) = (tolerance, draws)
    pairs = FrameComparisons.pairs(expected.times, actual.times)
  }

  private static func pairs(
    _ times: [Double], _ others: [Double]
  ) -> [(expected: Int, actual: Int)] {
    // Two images are compared whatever their times are.
    guard times.count > 1 || others.count > 1 else { return [(0, 0)] }
    var (pairs, i, j): ([(expected: Int, actual: Int)], Int, Int) = ([], 0, 0)
    while i < times.count && j < others.count {
      if abs(times[i] - others[j]) <= timeTolerance {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if times[i] < others[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  func run(jobs: Int, progress: ((Int, Int) -> Void)? = nil) throws -> [Result] {
    var results: [Result] = []
    try OrderedPipeline.run(
      count: pairs.count, jobs: jobs,
      makeWorker: { [self] in { place in try compare(pairs[place]) } },
      consume: { place, result in
        if let result { results.append(result) }
        progress?(place + 1, pairs.count)
      })
    return results
  }

  /// Nil for equal pixels.
  private func compare(_ pair: (expected: Int, actual: Int)) throws -> Result? {
    if try expected.hasSameFile(at: pair.expected, as: actual, at: pair.actual) {
      // What no reader takes is not the same, whatever its bytes are.
      if pairs.count == 1 { _ = try expected.bitmap(at: pair.expected) }
      return nil
    }
    let comparison = try comparison(of: pair, atOnce: pairs.count == 1)
    if draws && pairs.count == 1 {
      let (diff, difference) = comparison.diffWithPicture()
      guard diff.outcome != .identical else { return nil }
      return Result(
        expected: pair.expected, actual: pair.actual, diff: diff,
        pictures: Pictures(comparison: comparison, difference: difference))
    }
    let diff = comparison.diff()
    return diff.outcome == .identical
      ? nil : Result(expected: pair.expected, actual: pair.actual, diff: diff)
  }

  func pictures(of result: Result) throws -> Pictures {
    if let pictures = result.pictures { return pictures }
    let comparison = try comparison(of: (result.expected, result.actual), atOnce: true)
    return Pictures(comparison: comparison, difference: comparison.differencePicture())
  }

  private func comparison(
    of pair: (expected: Int, actual: Int), atOnce: Bool
  ) throws -> PixelComparison {
    guard atOnce else {
      return PixelComparison(
        expected: try expected.bitmap(at: pair.expected),
        actual: try actual.bitmap(at: pair.actual), tolerance: tolerance)
    }
    let read = Mutex([Swift.Result<Bitmap, any Error>?](repeating: nil, count: 2))
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      let bitmap = Swift.Result {
        try side == 0 ? expected.bitmap(at: pair.expected) : actual.bitmap(at: pair.actual)
      }
      read.withLock { $0[side] = bitmap }
    }
    let bitmaps = try read.withLock { $0 }.compactMap { try $0?.get() }
    return PixelComparison(expected: bitmaps[0], actual: bitmaps[1], tolerance: tolerance)
  }
}
