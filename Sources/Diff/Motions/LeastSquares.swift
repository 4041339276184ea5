// SPDX-License-Identifier: MIT

/// Numbers for which the squares of some residuals are least: Levenberg and Marquardt's method, with
/// derivatives by central differences, within bounds.
enum LeastSquares {
  /// The best numbers from a start on, and the sum of squares that remains.
  static func fit(
    from start: [Double], within bounds: [ClosedRange<Double>], iterations: Int = 80,
    _ residuals: ([Double]) -> [Double]
  ) -> (numbers: [Double], sum: Double) {
    func clamped(_ numbers: [Double]) -> [Double] {
      zip(numbers, bounds).map { min(max($0, $1.lowerBound), $1.upperBound) }
    }
    func sum(_ values: [Double]) -> Double { values.reduce(0) { $0 + $1 * $1 } }
    var numbers = clamped(start)
    var values = residuals(numbers)
    var best = sum(values)
    var damping = 1e-3
    for _ in 0..<iterations {
      let columns = numbers.indices.map { index in
        var (low, high) = (numbers, numbers)
        let step = 1e-6 * max(1, abs(numbers[index]))
        low[index] = max(low[index] - step, bounds[index].lowerBound)
        high[index] = min(high[index] + step, bounds[index].upperBound)
        let width = max(high[index] - low[index], 1e-300)
        return zip(residuals(high), residuals(low)).map { ($0 - $1) / width }
      }
      func product(_ one: [Double], _ other: [Double]) -> Double {
        zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
      }
      let matrix = columns.map { one in columns.map { product(one, $0) } }
      let slope = columns.map { -product($0, values) }
      var isBetter = false
      var gain = 0.0
      for _ in 0..<12 {
        var damped = matrix
        for index in damped.indices {
          damped[index][index] += damping * (matrix[index][index] + 1e-12)
        }
        let step = solve(damped, slope)
        let candidate = clamped(zip(numbers, step).map { $0 + $1 })
        let found = residuals(candidate)
        if sum(found) < best {
          gain = best - sum(found)
          (numbers, values, best) = (candidate, found, sum(found))
          damping = max(damping / 5, 1e-12)
          isBetter = true
          break
        }
        damping *= 4
      }
      if !isBetter || gain < 1e-13 * best || best < 1e-22 { break }
    }
    return (numbers, best)
  }

  /// Solves linear equations by Gauss's method with pivots; zeros where there is no solution.
  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    var (rows, right) = (matrix, right)
    let count = right.count
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-300
      else { return Array(repeating: 0, count: count) }
      rows.swapAt(column, pivot)
      right.swapAt(column, pivot)
      for row in (column + 1)..<max(count, column + 1) {
        let factor = rows[row][column] / rows[column][column]
        for other in column..<count { rows[row][other] -= factor * rows[column][other] }
        right[row] -= factor * right[column]
      }
    }
    for row in (0..<count).reversed() {
      for other in (row + 1)..<max(count, row + 1) { right[row] -= rows[row][other] * right[other] }
      right[row] /= rows[row][row]
    }
    return right
  }
}
