// SPDX-License-Identifier: MIT

/// Numbers for which the squares of some residuals are least: Levenberg and Marquardt's method, with
/// derivatives by central differences, within bounds.
///
/// Loops over indices, in place of `zip` and `reduce`: without optimization, as in a debug build of a user's package,
/// generic sequences take three quarters of the time of a comparison.
package enum LeastSquares {
  /// The best numbers from a start on, and the sum of squares that remains.
  package static func fit(
    from start: [Double], within bounds: [ClosedRange<Double>], iterations: Int = 80,
    _ residuals: ([Double]) -> [Double]
  ) -> (numbers: [Double], sum: Double) {
    func clamped(_ numbers: [Double]) -> [Double] {
      var result = numbers
      for index in 0..<result.count {
        result[index] = min(max(result[index], bounds[index].lowerBound), bounds[index].upperBound)
      }
      return result
    }
    var numbers = clamped(start)
    var values = residuals(numbers)
    var best = product(values, values)
    var damping = 1e-3
    for _ in 0..<iterations {
      let columns = numbers.indices.map { index in
        var (low, high) = (numbers, numbers)
        let step = 1e-6 * max(1, abs(numbers[index]))
        low[index] = max(low[index] - step, bounds[index].lowerBound)
        high[index] = min(high[index] + step, bounds[index].upperBound)
        let width = max(high[index] - low[index], 1e-300)
        var column = residuals(high)
        let lower = residuals(low)
        for place in 0..<column.count { column[place] = (column[place] - lower[place]) / width }
        return column
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
        let candidate = clamped(numbers.indices.map { numbers[$0] + step[$0] })
        let found = residuals(candidate)
        let sum = product(found, found)
        if sum < best {
          gain = best - sum
          (numbers, values, best) = (candidate, found, sum)
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

  package static func residuals(_ count: Int, _ value: (Int) -> Double) -> [Double] {
    [Double](unsafeUninitializedCapacity: count) { buffer, made in
      while made < count {
        buffer.initializeElement(at: made, to: value(made))
        made += 1
      }
    }
  }

  private static func product(_ one: [Double], _ other: [Double]) -> Double {
    one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { other in
        var sum = 0.0
        var place = 0
        while place < one.count {
          sum += one[place] * other[place]
          place += 1
        }
        return sum
      }
    }
  }

  /// Solves linear equations by Gauss's method with pivots; zeros where there is no solution.
  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    let count = right.count
    // One row after the other, with the right side as its last number.
    let width = count + 1
    var numbers: [Double] = []
    for row in 0..<count { numbers += matrix[row] + [right[row]] }
    let isSolved = numbers.withUnsafeMutableBufferPointer { rows in
      var column = 0
      while column < count {
        var pivot = column
        var row = column + 1
        while row < count {
          if abs(rows[pivot * width + column]) < abs(rows[row * width + column]) { pivot = row }
          row += 1
        }
        guard abs(rows[pivot * width + column]) > 1e-300 else { return false }
        var place = 0
        while pivot != column, place < width {
          rows.swapAt(column * width + place, pivot * width + place)
          place += 1
        }
        row = column + 1
        while row < count {
          let factor = rows[row * width + column] / rows[column * width + column]
          place = column
          while place < width {
            rows[row * width + place] -= factor * rows[column * width + place]
            place += 1
          }
          row += 1
        }
        column += 1
      }
      var row = count
      while row > 0 {
        row -= 1
        var place = row + 1
        while place < count {
          rows[row * width + count] -= rows[row * width + place] * rows[place * width + count]
          place += 1
        }
        rows[row * width + count] /= rows[row * width + row]
      }
      return true
    }
    guard isSolved else { return Array(repeating: 0, count: count) }
    return (0..<count).map { numbers[$0 * width + count] }
  }
}
