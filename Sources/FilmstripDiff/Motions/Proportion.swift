// SPDX-License-Identifier: MIT

/// How the values of one property follow from those of another in proportion: *a* + *k* times them.
struct Proportion {
  private let line: Line
  /// How far the actual values are from that at most.
  let residual: Double
  /// Whether the values were the same again at the end, and those frames were left out.
  let isTemporary: Bool
  /// Whether both have values at the same times.
  let isWhole: Bool

  /// What fits best, by least squares over the frames that both have; frames at the end in which the
  /// values are the same again are left out.
  ///
  /// Nil with fewer than four frames, or where the expected values do not move in them.
  init?(_ expected: Samples, _ actual: Samples) {
    var pairs = expected.simultaneous(actual)
    isWhole = pairs.count == expected.times.count && pairs.count == actual.times.count
    let tolerance = expected.tolerance
    let last = pairs.lastIndex { abs($0 - $1) > tolerance } ?? -1
    isTemporary = last < pairs.count - 1
    pairs.removeSubrange((last + 1)...)
    guard pairs.count >= 4, let line = Line(through: pairs, tolerance: tolerance) else {
      return nil
    }
    self.line = line
    residual = pairs.reduce(0) { max($0, abs(line.value($1.0) - $1.1)) }
  }

  /// What the actual value is where the expected one is this.
  func value(_ expected: Double) -> Double { line.value(expected) }

  var offset: Double { line.offset }
  var factor: Double { line.factor }
}

extension Samples {
  /// The values of both at the times that both have.
  func simultaneous(_ other: Samples) -> [(Double, Double)] {
    times.simultaneous(with: other.times, within: 1e-6).map { (values[$0], other.values[$1]) }
  }

  /// A change at once of what is otherwise still; nil where it moves in another way.
  var jump: MotionCause.Reason? {
    guard let place = values.firstIndex(where: { abs($0 - start) > tolerance }),
      values[place...].allSatisfy({ abs($0 - end) <= tolerance })
    else { return nil }
    return .jump(from: start, to: end, time: times[place])
  }
}

extension [Double] {
  /// The places of equal times in two lists, both ascending.
  func simultaneous(with other: [Double], within tolerance: Double) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < count && j < other.count {
      if abs(self[i] - other[j]) < tolerance {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if self[i] < other[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
