// SPDX-License-Identifier: MIT

/// The line through pairs of numbers with the least squares.
struct Line {
  let offset: Double
  let factor: Double

  /// Nil where the first numbers are within a tolerance of each other, or are none.
  init?(through pairs: some Collection<(Double, Double)>, tolerance: Double) {
    let count = Double(pairs.count)
    let means = pairs.reduce((0.0, 0.0)) { ($0.0 + $1.0 / count, $0.1 + $1.1 / count) }
    let sums = pairs.reduce((0.0, 0.0)) {
      let distance = $1.0 - means.0
      return ($0.0 + distance * distance, $0.1 + distance * ($1.1 - means.1))
    }
    guard sums.0 > tolerance * tolerance * count, sums.0.isFinite, sums.1.isFinite else {
      return nil
    }
    factor = sums.1 / sums.0
    offset = means.1 - factor * means.0
  }

  func value(_ number: Double) -> Double { offset + factor * number }
}
