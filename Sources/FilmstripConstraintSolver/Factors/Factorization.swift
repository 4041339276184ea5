// SPDX-License-Identifier: MIT

/// The basis matrix as a product of triangular factors, and of what has changed since.
///
/// The basis B has a row for each nonbasic constraint and a column for each basic variable, so that
/// B·z = b gives the variables for the constants. As simplex steps pivot, rows and columns
/// join it: a constraint's residual that is basic has the column of the negated identity. After
/// `Elimination` B = L·U; each pivot adds an *update* (the product form: Dantzig and
/// Orchard-Hays 1954), and after `updateLimit` of them the solver factorizes again.
///
/// A position is a row of B and, at the same number, the basic symbol that belongs to it.
struct Factorization: Sendable {
  private struct Update: Sendable {
    enum Kind { case column, row }
    var kind: Kind
    var position: Int32
    /// The entry at the position itself, of a column.
    var pivot: Double
    var range: Range<Int32>
  }

  /// After how many pivots the factors are made again: where the updates cost about as much as
  /// the factors (measured on screens of 500 views), and their rounding is far below the tolerances.
  static let updateLimit = 100

  private(set) var size = 0
  private(set) var updateCount = 0
  private let pivotCount: Int
  private let diagonal: [Double]
  private let lowerRows: PackedVectors
  private let lowerColumns: PackedVectors
  private let upperRows: PackedVectors
  private let upperColumns: PackedVectors
  private var updates: [Update] = []
  private var indexes: [Int32] = []
  private var values: [Double] = []

  init() { self.init(diagonal: [], lower: PackedVectors(), upper: PackedVectors()) }

  /// The product L·U of factors that are given by rows and without their diagonals.
  ///
  /// L has ones on its diagonal.
  init(diagonal: [Double], lower: PackedVectors, upper: PackedVectors) {
    pivotCount = diagonal.count
    size = diagonal.count
    self.diagonal = diagonal
    lowerRows = lower
    lowerColumns = lower.transposed()
    upperRows = upper
    upperColumns = upper.transposed()
  }

  var isWorn: Bool {
    updateCount >= Self.updateLimit || indexes.count > 8 * (size + upperRows.indexes.count + 64)
  }

  var coefficientCount: Int {
    indexes.count + 2 * (lowerRows.indexes.count + upperRows.indexes.count) + 3 * pivotCount
  }

  /// A row whose residual is basic joins at a new position.
  ///
  /// - Parameter entries: its coefficients, by the positions of basic variables.
  /// - Returns: The position.
  mutating func appendRow(_ entries: [(position: Int32, coefficient: Double)]) -> Int {
    let start = Int32(indexes.count)
    for entry in entries {
      indexes.append(entry.position)
      values.append(entry.coefficient)
    }
    updates.append(
      Update(kind: .row, position: Int32(size), pivot: -1, range: start..<Int32(indexes.count)))
    size += 1
    return size - 1
  }

  /// Another symbol takes a position.
  ///
  /// - Parameters:
  ///   - position: the position.
  ///   - direction: B⁻¹ times the symbol's column, by positions, before it is multiplied by `factor`.
  ///   - factor: 1 or -1.
  ///   - pivot: its entry at the position, which is not in `direction` for a row that has just joined.
  mutating func replaceColumn(at position: Int, direction: [Double], factor: Double, pivot: Double)
  {
    let start = Int32(indexes.count)
    for index in 0..<min(size, direction.count)
    where index != position && abs(direction[index]) > 1e-14 {
      indexes.append(Int32(index))
      values.append(direction[index] * factor)
    }
    updates.append(
      Update(
        kind: .column, position: Int32(position), pivot: pivot * factor,
        range: start..<Int32(indexes.count)))
    updateCount += 1
  }

  /// Makes z of b, where B·z = b.
  func solve(_ vector: inout [Double]) {
    vector.withUnsafeMutableBufferPointer { vector in
      lowerColumns.eliminate(in: vector, order: 0..<pivotCount)
      for position in (0..<pivotCount).reversed() where vector[position] != 0 {
        let value = vector[position] / diagonal[position]
        vector[position] = value
        upperColumns.subtract(position, times: value, from: vector)
      }
      for update in updates {
        let position = Int(update.position)
        switch update.kind {
        case .column:
          guard vector[position] != 0 else { continue }
          let value = vector[position] / update.pivot
          vector[position] = value
          for index in Int(update.range.lowerBound)..<Int(update.range.upperBound) {
            vector[Int(indexes[index])] -= values[index] * value
          }
        case .row:
          var sum = -vector[position]
          for index in Int(update.range.lowerBound)..<Int(update.range.upperBound) {
            sum += vector[Int(indexes[index])] * values[index]
          }
          vector[position] = sum
        }
      }
    }
  }

  /// Makes y of c, where Bᵀ·y = c.
  func solveTransposed(_ vector: inout [Double]) {
    vector.withUnsafeMutableBufferPointer { vector in
      for update in updates.reversed() {
        let position = Int(update.position)
        switch update.kind {
        case .column:
          var sum = vector[position]
          for index in Int(update.range.lowerBound)..<Int(update.range.upperBound) {
            sum -= vector[Int(indexes[index])] * values[index]
          }
          vector[position] = sum / update.pivot
        case .row:
          let value = vector[position]
          guard value != 0 else { continue }
          for index in Int(update.range.lowerBound)..<Int(update.range.upperBound) {
            vector[Int(indexes[index])] += values[index] * value
          }
          vector[position] = -value
        }
      }
      for position in 0..<pivotCount where vector[position] != 0 {
        let value = vector[position] / diagonal[position]
        vector[position] = value
        upperRows.subtract(position, times: value, from: vector)
      }
      lowerRows.eliminate(in: vector, order: (0..<pivotCount).reversed())
    }
  }
}

extension PackedVectors {
  @inline(__always)
  fileprivate func subtract(
    _ vector: Int, times factor: Double, from target: UnsafeMutableBufferPointer<Double>
  ) {
    for place in range(vector) { target[Int(indexes[place])] -= values[place] * factor }
  }

  /// Solves with a triangular matrix of these vectors that has ones on its diagonal.
  @inline(__always)
  fileprivate func eliminate(
    in target: UnsafeMutableBufferPointer<Double>, order: some Sequence<Int>
  ) {
    for vector in order where target[vector] != 0 {
      subtract(vector, times: target[vector], from: target)
    }
  }
}
