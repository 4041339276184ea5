// SPDX-License-Identifier: MIT

/// Which symbols are basic, as far as the factorization knows them.
///
/// Basic residuals whose rows are not part of the factorization are found by `Row.isBasic` alone:
/// they follow from the variables.
struct Basis: Sendable {
  var factors = Factorization()
  /// By positions: the constraint whose row it is, or -1 for one that is gone.
  var rowAt: [Int32] = []
  /// By positions: what is basic there.
  var symbolAt: [Symbol] = []
  /// Slots of constraints that are gone and whose rows are still part of the factorization.
  var retiredRows: [Int32] = []
}

/// Memory that solves use again; nothing in it outlives one.
struct Scratch: Sendable {
  /// By positions.
  var places: [Double] = []
  /// By columns: the gradient of the costs.
  var gradient: [Double] = []
  /// Columns whose gradient may not be 0; some more than once.
  var slopedColumns: [Int32] = []
  /// By rows: how a residual moves.
  var rate: [Double] = []
  var isTouched: [Bool] = []
  var touchedRows: [Int32] = []
  /// Basic columns that move, and how.
  var movedColumns: [(column: Int32, rate: Double)] = []

  /// Makes `places` as many zeros.
  mutating func clearPlaces(_ count: Int) {
    if places.count < count {
      places = [Double](repeating: 0, count: count + count / 4)
    } else {
      places.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }
  }

  /// Makes the gradient zero, for as many columns.
  mutating func clearGradient(_ count: Int) {
    if gradient.count < count {
      gradient = [Double](repeating: 0, count: count + count / 4)
    } else {
      for column in slopedColumns { gradient[Int(column)] = 0 }
    }
    slopedColumns.removeAll(keepingCapacity: true)
  }
}
