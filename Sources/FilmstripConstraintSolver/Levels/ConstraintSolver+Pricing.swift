// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// What is left of 0 by rounding where costs are compared; they are small sums of coefficients.
  static let priceTolerance = 1e-9

  /// Computes by how much a level's cost grows with each nonbasic symbol: `scratch.work` becomes
  /// the multipliers of the rows, `scratch.gradient` those of the variables.
  ///
  /// - Returns: The largest multiplier of a variable, for comparing what rounding leaves.
  mutating func computePrices(_ run: borrowing LevelRun, breakpoints: BreakpointSlope) -> Double {
    scratch.clearWork(basis.factors.size)
    scratch.clearGradient(system.columns.count)
    var largest = 1.0
    if let column = run.column {
      let position = system.columns[column].position
      if position >= 0 {
        switch run.level {
        case .extreme(_, let sign): scratch.work[Int(position)] = -sign
        default: scratch.work[Int(position)] = slope(of: system.columns[column], breakpoints)
        }
      }
    } else {
      for slot in run.rows {
        let slope = slope(of: system.rows[Int(slot)], breakpoints)
        guard slope != 0 else { continue }
        for index in system.range(Int(slot)) {
          let entry = system.entries[index]
          scratch.gradient[Int(entry.column)] += slope * entry.coefficient
          scratch.slopedColumns.append(entry.column)
        }
      }
      for column in scratch.slopedColumns {
        let value = scratch.gradient[Int(column)]
        largest = max(largest, abs(value))
        let position = system.columns[Int(column)].position
        if position >= 0 { scratch.work[Int(position)] = value }
      }
    }
    basis.factors.solveTransposed(&scratch.work)
    return largest
  }

  /// How the level's cost grows with a nonbasic symbol, apart from the symbol's own cost.
  @inline(__always)
  func price(of symbol: Symbol) -> Double {
    if symbol.isRow { return scratch.work[Int(system.rows[symbol.index].rowPosition)] }
    var sum = scratch.gradient[symbol.index]
    var place = system.columns[symbol.index].head
    while place >= 0 {
      let entry = system.entries[Int(place)]
      let position = system.rows[Int(entry.row)].rowPosition
      if position >= 0 { sum -= entry.coefficient * scratch.work[Int(position)] }
      place = entry.next
    }
    return sum
  }

  /// How the level's cost changes as a nonbasic symbol grows, and as it falls; nil where the levels
  /// before do not let it.
  @inline(__always)
  func slopes(of symbol: Symbol, price: Double, at level: Level) -> (rise: Double?, fall: Double?) {
    if symbol.isRow {
      let row = system.rows[symbol.index]
      switch level.role(of: row) {
      case .barrier: return (row.canRise ? price : nil, row.canFall ? -price : nil)
      case .objective: return (price + row.relation.costAbove, -price + row.relation.costBelow)
      case .free: return (price, -price)
      }
    }
    let column = system.columns[symbol.index]
    switch level.role(of: column, at: symbol.index) {
    case .barrier: return (column.canRise ? price : nil, column.canFall ? -price : nil)
    case .objective:
      if case .extreme(_, let sign) = level { return (price - sign, -price + sign) }
      return (price + 1, -price + 1)
    case .free: return (price, -price)
    }
  }

  /// The symbol that makes the cost fall most steeply, of several the one that was created last, as it
  /// is the one to give way; with `first`, the one that was created first, however steep it is.
  func entering(_ run: borrowing LevelRun, tolerance: Double, first: Bool) -> Entering? {
    var best: Entering?
    var bestOrder = (0, 0)
    for symbol in run.candidates {
      let (rise, fall) = slopes(of: symbol, price: price(of: symbol), at: run.level)
      var slope = -tolerance
      var sign = 0.0
      if let rise, rise < slope { (slope, sign) = (rise, 1) }
      if let fall, fall < slope { (slope, sign) = (fall, -1) }
      if sign == 0 { continue }
      if let best, !first, slope > best.slope { continue }
      let order = order(of: symbol)
      if let best {
        let isBetter = first ? order < bestOrder : slope < best.slope || order > bestOrder
        if !isBetter { continue }
      }
      best = Entering(symbol: symbol, sign: sign, slope: slope)
      bestOrder = order
    }
    return best
  }

  /// By kind and creation: which of two symbols comes first where nothing else distinguishes them.
  func order(of symbol: Symbol) -> (Int, Int) {
    symbol.isRow ? (0, system.rows[symbol.index].serial) : (1, system.columns[symbol.index].serial)
  }

  func isAtBreakpoint(_ value: Double) -> Bool { abs(value) <= Self.tolerance }

  /// How a basic variable's distance from 0 changes as it grows.
  private func slope(of column: Column, _ breakpoints: BreakpointSlope) -> Double {
    if isAtBreakpoint(column.value) { return breakpoints == .middle ? 0 : Double(column.side) }
    return column.value > 0 ? 1 : -1
  }

  /// How a basic residual's cost changes as it grows; 0 for a nonbasic one.
  private func slope(of row: Row, _ breakpoints: BreakpointSlope) -> Double {
    guard row.isBasic else { return 0 }
    let (above, below) = (row.relation.costAbove, row.relation.costBelow)
    if isAtBreakpoint(row.residual) {
      switch breakpoints {
      case .middle: return (above - below) / 2
      case .side: return row.side > 0 ? above : -below
      }
    }
    return row.residual > 0 ? above : -below
  }
}
