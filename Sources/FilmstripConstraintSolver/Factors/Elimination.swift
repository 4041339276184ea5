// SPDX-License-Identifier: MIT

/// Gaussian elimination of a system's rows, group by group, by which a basis is chosen and factorized.
///
/// Each row is reduced by the pivots before it and then gets a pivot of its own; one that is left
/// empty depends on those before it and has none. As the groups come in the order of their priority,
/// what has pivots is the set of independent constraints that a greedy choice makes.
///
/// Layouts are nearly triangular: most constraints have a single variable that the ones before do
/// not determine. Within a group such rows go first, then rows with a variable that no other row of
/// the group names, which fills nothing in; what is left is reduced in order of length.
struct Elimination {
  /// A pivot has at least this share of the largest entry of its reduced row (the usual compromise
  /// between fill and growth of rounding errors: Duff, Erisman and Reid 1986, section 7.5).
  private static let threshold = 0.1
  /// What is below this share of a row's largest coefficient is what rounding has left of 0.
  private static let cancellation = 1e-12

  /// Rows and columns of the pivots, in order.
  private(set) var pivotRows: [Int32] = []
  private(set) var pivotColumns: [Int32] = []
  private(set) var diagonal: [Double] = []
  private var lower = PackedVectors()
  private var upper = PackedVectors()

  private enum Progress: UInt8 { case later, waiting, done }

  private let system: System
  private let isEligible: [Bool]
  /// By columns: the pivot, or -1.
  private var pivotOf: [Int32]
  /// By columns: whether the pivots so far leave a single value for the variable.
  private var isDetermined: [Bool]
  /// By rows: how many of its variables are not determined.
  private var openCount: [Int32]
  private var progress: [Progress]
  /// By columns: how many waiting rows name it.
  private var useCount: [Int32]
  /// By pivots: how many variables of its upper row are not determined.
  private var openUpper: [Int32] = []
  /// By columns: how many upper rows name it.
  private var upperCount: [Int32]
  /// By columns: the first of the upper rows that name it, as a list through `useNext`.
  private var upperUse: [Int32]
  private var useNext: [Int32] = []
  private var usePivot: [Int32] = []

  private var work: [Double]
  private var isMarked: [Bool]
  private var heap = PivotQueue()
  private var unpivoted: [Int32] = []
  private var determinedStack: [Int32] = []
  private var singleRows: [Int32] = []
  private var looseRows: [Int32] = []

  /// Chooses pivots.
  ///
  /// - Parameters:
  ///   - system: the constraints.
  ///   - groups: the rows that may have pivots, the most important ones first.
  ///   - isEligible: by columns, whether it may have a pivot; others count as 0.
  init(of system: System, groups: [[Int32]], isEligible: [Bool]) {
    self.system = system
    self.isEligible = isEligible
    let (rows, columns) = (system.rows.count, system.columns.count)
    pivotOf = [Int32](repeating: -1, count: columns)
    isDetermined = isEligible.map { !$0 }
    openCount = [Int32](repeating: 0, count: rows)
    progress = [Progress](repeating: .later, count: rows)
    useCount = [Int32](repeating: 0, count: columns)
    upperUse = [Int32](repeating: -1, count: columns)
    upperCount = [Int32](repeating: 0, count: columns)
    work = [Double](repeating: 0, count: columns)
    isMarked = [Bool](repeating: false, count: columns)
    for group in groups {
      for row in group {
        var count: Int32 = 0
        for index in system.range(Int(row)) where isEligible[Int(system.entries[index].column)] {
          count += 1
        }
        openCount[Int(row)] = count
      }
    }
    for group in groups { eliminate(group) }
  }

  /// The factors of the rows and columns that have pivots.
  func factorization() -> Factorization {
    var upper = PackedVectors()
    for pivot in 0..<self.upper.count {
      for place in self.upper.range(pivot) {
        let position = pivotOf[Int(self.upper.indexes[place])]
        // A variable without a pivot stays nonbasic.
        if position >= 0 { upper.append(position, self.upper.values[place]) }
      }
      upper.close()
    }
    return Factorization(diagonal: diagonal, lower: lower, upper: upper)
  }

  private mutating func eliminate(_ group: [Int32]) {
    for row in group {
      progress[Int(row)] = .waiting
      for index in system.range(Int(row)) { useCount[Int(system.entries[index].column)] += 1 }
    }
    for row in group where openCount[Int(row)] == 1 { singleRows.append(row) }
    drainSingleRows()
    for row in group where progress[Int(row)] == .waiting && hasLooseColumn(row) {
      looseRows.append(row)
    }
    drain()
    var rest = group.filter { progress[Int($0)] == .waiting }
    rest.sort { (openCount[Int($0)], $0) < (openCount[Int($1)], $1) }
    for row in rest {
      eliminate(row)
      drain()
    }
  }

  private mutating func drain() {
    while true {
      drainSingleRows()
      guard let row = looseRows.popLast() else { return }
      if progress[Int(row)] == .waiting, hasLooseColumn(row) { eliminate(row) }
    }
  }

  private mutating func drainSingleRows() {
    while let row = singleRows.popLast() { eliminate(row) }
  }

  private func hasLooseColumn(_ row: Int32) -> Bool {
    for index in system.range(Int(row)) {
      let column = Int(system.entries[index].column)
      if useCount[column] == 1, isEligible[column], pivotOf[column] < 0 { return true }
    }
    return false
  }

  private mutating func eliminate(_ row: Int32) {
    guard progress[Int(row)] == .waiting else { return }
    progress[Int(row)] = .done
    leave(row)
    // All its variables have values already: it holds or it does not, but is no further equation.
    if openCount[Int(row)] == 0 { return }
    let scale = reduce(row)
    var largest = 0.0
    for column in unpivoted { largest = max(largest, abs(work[Int(column)])) }
    if largest <= Self.cancellation * scale {
      for column in unpivoted { clear(column) }
      lower.discardOpen()
      return
    }
    let pivotColumn = choosePivot(largest)
    let pivot = Int32(pivotRows.count)
    var open: Int32 = 0
    for column in unpivoted {
      let value = work[Int(column)]
      clear(column)
      if column == pivotColumn || abs(value) <= Self.cancellation * scale { continue }
      upper.append(column, value)
      useNext.append(upperUse[Int(column)])
      usePivot.append(pivot)
      upperUse[Int(column)] = Int32(useNext.count - 1)
      upperCount[Int(column)] += 1
      open += 1
    }
    upper.close()
    lower.close()
    openUpper.append(open)
    pivotRows.append(row)
    pivotColumns.append(pivotColumn)
    pivotOf[Int(pivotColumn)] = pivot
    if open == 0 { determine(pivotColumn) }
  }

  /// Counts a row out of its columns; rows that are the only ones left to name one are noted.
  private mutating func leave(_ row: Int32) {
    for index in system.range(Int(row)) {
      let column = Int(system.entries[index].column)
      useCount[column] -= 1
      guard useCount[column] == 1, pivotOf[column] < 0, isEligible[column] else { continue }
      var place = system.columns[column].head
      while place >= 0 {
        let entry = system.entries[Int(place)]
        if progress[Int(entry.row)] == .waiting {
          looseRows.append(entry.row)
          break
        }
        place = entry.next
      }
    }
  }

  /// Loads a row into `work` and subtracts the pivots' rows, in order; lists what is left in
  /// `unpivoted`, and gives the row's largest coefficient.
  private mutating func reduce(_ row: Int32) -> Double {
    unpivoted.removeAll(keepingCapacity: true)
    var scale = 0.0
    for index in system.range(Int(row)) {
      let entry = system.entries[index]
      guard isEligible[Int(entry.column)] else { continue }
      work[Int(entry.column)] = entry.coefficient
      scale = max(scale, abs(entry.coefficient))
      meet(entry.column)
    }
    while let pivot = heap.popFirst() {
      let column = Int(pivotColumns[Int(pivot)])
      let factor = work[column] / diagonal[Int(pivot)]
      let isNothing = abs(work[column]) <= Self.cancellation * scale
      clear(Int32(column))
      if isNothing { continue }
      lower.append(pivot, factor)
      for place in upper.range(Int(pivot)) {
        let other = upper.indexes[place]
        if !isMarked[Int(other)] { meet(other) }
        work[Int(other)] -= factor * upper.values[place]
      }
    }
    return scale
  }

  private mutating func meet(_ column: Int32) {
    isMarked[Int(column)] = true
    if pivotOf[Int(column)] >= 0 {
      heap.insert(pivotOf[Int(column)])
    } else {
      unpivoted.append(column)
    }
  }

  private mutating func clear(_ column: Int32) {
    work[Int(column)] = 0
    isMarked[Int(column)] = false
  }

  /// Of the columns that are large enough the one in whose place this row would fill in the fewest
  /// others, before and after it, and of those the first.
  private mutating func choosePivot(_ largest: Double) -> Int32 {
    var best: Int32 = -1
    var bestCost: (Int32, Int32, Int32) = (.max, .max, .max)
    for column in unpivoted where abs(work[Int(column)]) >= Self.threshold * largest {
      let above = upperCount[Int(column)]
      let cost = (above + useCount[Int(column)], above, column)
      if cost < bestCost { (best, bestCost) = (column, cost) }
    }
    diagonal.append(work[Int(best)])
    return best
  }

  private mutating func determine(_ column: Int32) {
    determinedStack.append(column)
    while let column = determinedStack.popLast() {
      guard !isDetermined[Int(column)] else { continue }
      isDetermined[Int(column)] = true
      var place = system.columns[Int(column)].head
      while place >= 0 {
        let entry = system.entries[Int(place)]
        openCount[Int(entry.row)] -= 1
        if openCount[Int(entry.row)] == 1, progress[Int(entry.row)] == .waiting {
          singleRows.append(entry.row)
        }
        place = entry.next
      }
      var use = upperUse[Int(column)]
      while use >= 0 {
        let pivot = Int(usePivot[Int(use)])
        openUpper[pivot] -= 1
        if openUpper[pivot] == 0 { determinedStack.append(pivotColumns[pivot]) }
        use = useNext[Int(use)]
      }
    }
  }
}
