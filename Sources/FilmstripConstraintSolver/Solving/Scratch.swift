// SPDX-License-Identifier: MIT

/// Memory that solves use again; nothing in it outlives one.
struct Scratch: Sendable {
  /// By positions.
  var work: [Double] = []
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

  mutating func clearWork(_ count: Int) {
    if work.count < count {
      work = [Double](repeating: 0, count: count + count / 4)
    } else {
      work.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }
  }

  mutating func clearGradient(_ count: Int) {
    if gradient.count < count {
      gradient = [Double](repeating: 0, count: count + count / 4)
    } else {
      for column in slopedColumns { gradient[Int(column)] = 0 }
    }
    slopedColumns.removeAll(keepingCapacity: true)
  }

  /// Forgets which rows move, and makes room for as many.
  mutating func clearRates(rows: Int) {
    for slot in touchedRows { isTouched[Int(slot)] = false }
    touchedRows.removeAll(keepingCapacity: true)
    movedColumns.removeAll(keepingCapacity: true)
    if rate.count < rows {
      let missing = rows + rows / 4 - rate.count
      rate += [Double](repeating: 0, count: missing)
      isTouched += [Bool](repeating: false, count: missing)
    }
  }
}
