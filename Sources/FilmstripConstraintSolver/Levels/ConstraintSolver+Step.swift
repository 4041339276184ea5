// SPDX-License-Identifier: MIT

/// Where a basic symbol reaches 0 on the way of an entering one.
private struct Breakpoint {
  var distance: Double
  var symbol: Symbol
  /// How fast it moves there, without sign.
  var speed: Double
  /// By how much the level's cost grows faster behind it; infinite where it cannot be passed.
  var steepening: Double
  var order: (Int, Int)

  static func < (a: Breakpoint, b: Breakpoint) -> Bool {
    (a.distance, a.order.0, a.order.1) < (b.distance, b.order.0, b.order.1)
  }
}

extension ConstraintSolver {
  /// Moves an entering symbol to where the level's cost is least, which makes it basic in place of
  /// the one whose 0 that is.
  ///
  /// The costs of the level's own symbols are passed as long as that pays (the *long step* rule:
  /// Fourer 1985); what earlier levels hold is not. `careful` takes the nearest one, and of several
  /// the one that was created first, with which steps cannot go in circles (Bland 1977).
  ///
  /// - Returns: Whether something is in the way at all.
  mutating func step(_ entering: Entering, _ run: inout LevelRun, careful: Bool) -> Bool {
    work.steps += 1
    computePivotColumn(of: entering.symbol, sign: entering.sign)
    let breakpoints = breakpoints(run)
    guard let (leaving, passed) = choose(breakpoints, slope: entering.slope, careful: careful)
    else { return false }
    for breakpoint in breakpoints[..<passed] where breakpoint.symbol != leaving.symbol {
      flip(breakpoint.symbol)
    }
    let length = max(0, leaving.distance)
    run.idleSteps = length > 1e-12 ? 0 : run.idleSteps + 1
    move(by: length)
    pivot(entering: entering.symbol, sign: entering.sign, leaving: leaving.symbol)
    enter(entering, length: length)
    run.candidates.removeAll { $0 == entering.symbol }
    leave(leaving.symbol, &run)
    return true
  }

  /// The breakpoints on the way, the nearest one first.
  private func breakpoints(_ run: borrowing LevelRun) -> [Breakpoint] {
    var fastest = 0.0
    for slot in scratch.touchedRows { fastest = max(fastest, abs(scratch.rate[Int(slot)])) }
    let least = Self.rateTolerance * max(1, fastest)
    var breakpoints: [Breakpoint] = []
    for slot in scratch.touchedRows {
      let row = system.rows[Int(slot)]
      let rate = scratch.rate[Int(slot)]
      guard abs(rate) > least else { continue }
      let steepening: Double
      switch run.level.role(of: row) {
      case .free: continue
      case .barrier: steepening = .infinity
      case .objective: steepening = (row.relation.costAbove + row.relation.costBelow) * abs(rate)
      }
      guard row.side == 0 || (row.side > 0) == (rate < 0) else { continue }
      let distance = row.side == 0 ? 0 : max(0, Double(row.side) * row.residual / abs(rate))
      breakpoints.append(
        Breakpoint(
          distance: distance, symbol: .row(Int(slot)), speed: abs(rate), steepening: steepening,
          order: (0, row.serial)))
    }
    if run.level.concernsColumns {
      for (index, rate) in scratch.movedColumns where abs(rate) > least {
        let column = system.columns[Int(index)]
        guard column.position >= 0 else { continue }
        let steepening: Double
        switch run.level.role(of: column, at: Int(index)) {
        case .free: continue
        case .barrier: steepening = .infinity
        case .objective:
          if case .extreme = run.level { continue }
          steepening = 2 * abs(rate)
        }
        guard column.side == 0 || (column.side > 0) == (rate < 0) else { continue }
        let distance = column.side == 0 ? 0 : max(0, Double(column.side) * column.value / abs(rate))
        breakpoints.append(
          Breakpoint(
            distance: distance, symbol: .column(Int(index)), speed: abs(rate),
            steepening: steepening, order: (1, column.serial)))
      }
    }
    breakpoints.sort(by: <)
    return breakpoints
  }

  /// The breakpoint behind which the cost does not fall any more, and how many come before it.
  private func choose(
    _ breakpoints: [Breakpoint], slope: Double, careful: Bool
  ) -> (leaving: Breakpoint, passed: Int)? {
    guard let first = breakpoints.first else { return nil }
    if careful {
      var leaving = first
      for breakpoint in breakpoints
      where breakpoint.distance <= first.distance && breakpoint.order < leaving.order {
        leaving = breakpoint
      }
      return (leaving, 0)
    }
    var slope = slope
    for index in breakpoints.indices {
      slope += breakpoints[index].steepening
      guard slope >= -Self.priceTolerance else { continue }
      // Of those at the same place the fastest one is the best pivot.
      var leaving = breakpoints[index]
      for other in breakpoints[(index + 1)...] {
        guard other.distance <= breakpoints[index].distance + 1e-12 else { break }
        if other.speed > 2 * leaving.speed { leaving = other }
      }
      return (leaving, index)
    }
    return nil
  }

  /// A basic symbol of the level has passed 0.
  private mutating func flip(_ symbol: Symbol) {
    if symbol.isRow {
      system.rows[symbol.index].side *= -1
    } else {
      system.columns[symbol.index].side *= -1
    }
  }

  private mutating func enter(_ entering: Entering, length: Double) {
    let side: Int8 = entering.sign > 0 ? 1 : -1
    if entering.symbol.isRow {
      system.rows[entering.symbol.index].side = side
      system.rows[entering.symbol.index].residual = entering.sign * length
    } else {
      // Its value was moved with the others.
      system.columns[entering.symbol.index].side = side
    }
  }

  private mutating func leave(_ symbol: Symbol, _ run: inout LevelRun) {
    let side = symbol.isRow ? system.rows[symbol.index].side : system.columns[symbol.index].side
    let role =
      symbol.isRow
      ? run.level.role(of: system.rows[symbol.index])
      : run.level.role(of: system.columns[symbol.index], at: symbol.index)
    if role == .barrier {
      if symbol.isRow {
        system.rows[symbol.index].canRise = side > 0
        system.rows[symbol.index].canFall = side < 0
      } else {
        system.columns[symbol.index].canRise = side > 0
        system.columns[symbol.index].canFall = side < 0
      }
      if side == 0 { return }
    }
    run.candidates.append(symbol)
  }
}
