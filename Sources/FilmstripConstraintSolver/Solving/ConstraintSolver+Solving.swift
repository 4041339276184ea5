// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Finds the values of all variables, where something has changed since the last time.
  ///
  /// Without edits it does nothing. Constants alone are followed through the factorized basis. Other
  /// edits begin with the basis that is there, unless there are so many of them that choosing another
  /// one costs less.
  ///
  /// - Returns: The variables whose values have changed.
  @discardableResult
  package mutating func solve() -> Changes {
    work = SolverWork()
    if edits.isEmpty { return Changes() }
    if 4 * edits.structuralCount > rowCount {
      chooseBasis()
      optimize()
      refresh()
    } else {
      if followEdits() {
        if basis.factors.isWorn { factorize() }
        replaceRemoved()
        optimize()
        finishRemovals()
        refresh()
      }
    }
    freeRemovedColumns()
    edits = Edits()
    return reportChanges()
  }

  /// Chooses a basis by elimination in the order of priorities, and computes all values.
  private mutating func chooseBasis() {
    for slot in edits.removedRows {
      system.rows[Int(slot)].isBasic = true
      system.rows[Int(slot)].slackPosition = -1
      discard(Int(slot))
    }
    let eligible = system.columns.map { $0.isLive && $0.head >= 0 }
    install(Elimination(of: system, groups: eliminationOrder(), isEligible: eligible))
    refresh()
  }

  /// Constraints in the order in which they are likely to hold with equality.
  ///
  /// By priority; of one priority, equations before inequalities. Required inequalities come last:
  /// most of them are limits that a layout keeps away from.
  private func eliminationOrder() -> [[Int32]] {
    var groups = groupsByPriority()
    var order: [[Int32]] = []
    var last: [Int32] = []
    for index in groups.indices {
      let rows = groups[index].rows
      groups[index].rows = []
      order.append(rows.filter { system.rows[Int($0)].relation == .equal })
      let others = rows.filter { system.rows[Int($0)].relation != .equal }
      if groups[index].priority == Self.required {
        last = others
      } else {
        order.append(others)
      }
    }
    return order + [last]
  }

  /// Makes the factors again, for the same basis, and all values with them.
  ///
  /// A constraint that rounding has made dependent on others becomes basic.
  ///
  /// - Returns: Whether the basis is the same.
  @discardableResult
  mutating func factorize() -> Bool {
    var rows: [Int32] = []
    for slot in basis.rowAt where slot >= 0 && !system.rows[Int(slot)].isBasic { rows.append(slot) }
    let eligible = system.columns.map { $0.position >= 0 }
    install(Elimination(of: system, groups: [rows], isEligible: eligible))
    computeValues()
    return basis.rowAt.count == rows.count
  }

  private mutating func install(_ elimination: Elimination) {
    work.factorizations += 1
    for slot in basis.retiredRows {
      system.rows[Int(slot)].rowPosition = -1
      system.rows[Int(slot)].slackPosition = -1
      freeRows.append(slot)
    }
    for slot in system.rows.indices {
      system.rows[slot].isBasic = true
      system.rows[slot].rowPosition = -1
      system.rows[slot].slackPosition = -1
    }
    for index in system.columns.indices { system.columns[index].position = -1 }
    basis = Basis()
    basis.factors = elimination.factorization()
    basis.rowAt = elimination.pivotRows
    for position in elimination.pivotRows.indices {
      let (slot, column) = (
        Int(elimination.pivotRows[position]), Int(elimination.pivotColumns[position])
      )
      system.rows[slot].isBasic = false
      system.rows[slot].residual = 0
      system.rows[slot].rowPosition = Int32(position)
      system.columns[column].position = Int32(position)
      basis.symbolAt.append(.column(column))
    }
  }

  /// Computes all values from the constants, and the residuals from the values, so that neither
  /// depends on how the basis was reached.
  mutating func refresh() {
    for attempt in 0..<3 {
      solveForConstants(isCorrection: attempt > 0)
      var worst = 0.0
      for slot in basis.rowAt where slot >= 0 && !system.rows[Int(slot)].isBasic {
        let bound = system.magnitude(of: Int(slot)) * 1e-14 + 1e-13
        worst = max(worst, abs(system.residual(of: Int(slot))) / bound)
      }
      if worst <= 1 { break }
      if worst > 1e6 { factorize() }
    }
    computeResiduals()
  }

  private mutating func computeValues() {
    solveForConstants(isCorrection: false)
    computeResiduals()
  }

  private mutating func computeResiduals() {
    for slot in system.rows.indices where system.rows[slot].isBasic {
      guard system.rows[slot].state != .free else { continue }
      system.rows[slot].residual = system.residual(of: slot)
    }
  }

  /// Makes the nonbasic constraints hold: all of them, or what is missing of it.
  private mutating func solveForConstants(isCorrection: Bool) {
    scratch.clearWork(basis.factors.size)
    for position in basis.rowAt.indices {
      let slot = Int(basis.rowAt[position])
      guard slot >= 0, !system.rows[slot].isBasic else { continue }
      scratch.work[position] =
        isCorrection ? -system.residual(of: slot) : system.rows[slot].constant
    }
    basis.factors.solve(&scratch.work)
    for index in system.columns.indices {
      let position = system.columns[index].position
      if position < 0 {
        system.columns[index].value = 0
      } else if isCorrection {
        system.columns[index].value += scratch.work[Int(position)]
      } else {
        system.columns[index].value = scratch.work[Int(position)]
      }
    }
  }

  /// Brings values and residuals up to the edits, with the basis that is there.
  ///
  /// - Returns: Whether the basis may not be the best one any more.
  private mutating func followEdits() -> Bool {
    var needsLevels = edits.needsLevels
    if !edits.movedRows.isEmpty {
      scratch.clearWork(basis.factors.size)
      scratch.clearRates(rows: system.rows.count)
      for (slot, growth) in edits.movedRows {
        let row = system.rows[Int(slot)]
        // With other required constants something else may have to be given up, or nothing.
        if row.priority == Self.required, !foundConflicts.isEmpty { needsLevels = true }
        if !row.isBasic {
          scratch.work[Int(row.rowPosition)] += growth
        } else if row.state != .free {
          followConstant(of: Int(slot), &needsLevels)
        }
      }
      basis.factors.solve(&scratch.work)
      propagate()
      for (column, rate) in scratch.movedColumns {
        system.columns[Int(column)].value += rate
        if system.columns[Int(column)].hasLeftItsSide { needsLevels = true }
      }
      for slot in scratch.touchedRows { followConstant(of: Int(slot), &needsLevels) }
    }
    for slot in edits.addedRows where system.rows[Int(slot)].state == .live {
      system.rows[Int(slot)].residual = system.residual(of: Int(slot))
    }
    return needsLevels
  }

  /// Computes a basic residual again, and notes whether it is on another side of 0 than before.
  private mutating func followConstant(of slot: Int, _ needsLevels: inout Bool) {
    let residual = system.residual(of: slot)
    let row = system.rows[slot]
    system.rows[slot].residual = residual
    // What was given up has no influence.
    if row.level == 0 { return }
    if row.side == 0 ? !isAtBreakpoint(residual) : Double(row.side) * residual < -Self.tolerance {
      needsLevels = true
    }
  }

  /// Makes removed constraints basic in place of ones that hold just as well without moving anything:
  /// what replaces a constraint often asks for the same.
  private mutating func replaceRemoved() {
    for slot in edits.removedRows where !system.rows[Int(slot)].isBasic {
      computePivotColumn(of: .row(Int(slot)), sign: 1)
      var best: (level: Float, speed: Double, serial: Int, row: Int)?
      for other in scratch.touchedRows {
        let row = system.rows[Int(other)]
        let speed = abs(scratch.rate[Int(other)])
        guard row.level > 0, isAtBreakpoint(row.residual), speed > 1e-3 else { continue }
        if let best, (best.level, best.speed, -best.serial) >= (row.level, speed, -row.serial) {
          continue
        }
        best = (row.level, speed, row.serial, Int(other))
      }
      if let best { pivot(entering: .row(Int(slot)), sign: 1, leaving: .row(best.row)) }
    }
  }

  /// Makes removed constraints basic that nothing has moved, and forgets them all.
  private mutating func finishRemovals() {
    for slot in edits.removedRows where system.rows[Int(slot)].state == .removed {
      if !system.rows[Int(slot)].isBasic { release(Int(slot)) }
      discard(Int(slot))
    }
  }

  /// Makes a removed constraint basic in place of what moves least by it.
  private mutating func release(_ slot: Int) {
    computePivotColumn(of: .row(slot), sign: 1)
    var best: (distance: Double, order: (Int, Int), symbol: Symbol, length: Double)?
    func consider(_ symbol: Symbol, value: Double, rate: Double) {
      guard abs(rate) > 1e-6 else { return }
      let (length, order) = (-value / rate, order(of: symbol))
      if let best, (best.distance, best.order.0, best.order.1) <= (abs(length), order.0, order.1) {
        return
      }
      best = (abs(length), order, symbol, length)
    }
    for row in scratch.touchedRows where system.rows[Int(row)].level > 0 {
      consider(.row(Int(row)), value: system.rows[Int(row)].residual, rate: scratch.rate[Int(row)])
    }
    for (column, rate) in scratch.movedColumns {
      consider(.column(Int(column)), value: system.columns[Int(column)].value, rate: rate)
    }
    guard let best else { return }
    move(by: best.length)
    pivot(entering: .row(slot), sign: 1, leaving: best.symbol)
  }

  private mutating func freeRemovedColumns() {
    var waiting: [Int32] = []
    for index in removedColumns {
      if system.columns[Int(index)].position < 0, system.columns[Int(index)].head < 0 {
        freeColumns.append(index)
      } else {
        waiting.append(index)
      }
    }
    removedColumns = waiting
  }

  private mutating func reportChanges() -> Changes {
    var changes = Changes()
    for index in system.columns.indices where system.columns[index].isLive {
      let column = system.columns[index]
      if abs(column.value - column.reported) > Self.tolerance {
        system.columns[index].reported = column.value
        changes.variables.append(Variable(index: Int32(index), serial: column.serial))
      }
    }
    return changes
  }
}
