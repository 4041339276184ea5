// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Works through all levels, from the basis that is there.
  mutating func optimize() {
    work.optimized = true
    // Beginning again has not been seen to be needed; what never ends would be worse than a basis
    // that is not quite the best.
    for _ in 0..<4 {
      if optimizeOnce() { return }
    }
  }

  /// Works through all levels.
  ///
  /// - Returns: Whether the basis is the same throughout, apart from the steps.
  private mutating func optimizeOnce() -> Bool {
    var run = LevelRun(candidates: nonbasicSymbols())
    let groups = groupsByPriority()
    optimizePriorities(groups, &run)
    for index in system.columns.indices { system.columns[index].side = Column.isNotHeld }
    isDetermined = run.candidates.isEmpty
    if !isDetermined {
      settleTies(groups, &run)
      settleVariables(&run)
    }
    return !run.isBroken
  }

  func groupsByPriority() -> [(priority: Float, rows: [Int32])] {
    var groups: [(priority: Float, rows: [Int32])] = []
    for slot in system.rows.indices where system.rows[slot].state == .live {
      let priority = system.rows[slot].priority
      if let index = groups.firstIndex(where: { $0.priority == priority }) {
        groups[index].rows.append(Int32(slot))
      } else {
        groups.append((priority, [Int32(slot)]))
      }
    }
    groups.sort { $0.priority > $1.priority }
    for index in groups.indices {
      let rows = groups[index].rows
      let isSorted = zip(rows, rows.dropFirst()).allSatisfy {
        system.rows[Int($0)].serial < system.rows[Int($1)].serial
      }
      if !isSorted {
        groups[index].rows.sort { system.rows[Int($0)].serial < system.rows[Int($1)].serial }
      }
    }
    return groups
  }

  /// The required constraints, and then the sum of the errors of each priority.
  mutating func optimizePriorities(
    _ groups: [(priority: Float, rows: [Int32])], _ run: inout LevelRun
  ) {
    foundConflicts = []
    for (priority, rows) in groups {
      if priority == Self.required {
        keepCompatible(rows, &run)
      } else {
        run.begin(.priority(priority), rows: rows)
        optimize(&run)
      }
    }
  }

  /// Each constraint's own error, where the priorities leave a choice.
  private mutating func settleTies(
    _ groups: [(priority: Float, rows: [Int32])], _ run: inout LevelRun
  ) {
    for (_, rows) in groups {
      for slot in rows {
        if run.candidates.isEmpty { return }
        let row = system.rows[Int(slot)]
        guard row.level > 0 else { continue }
        if row.isBasic {
          // Held where it is, or on the side that costs nothing.
          let cost = row.side > 0 ? row.relation.costAbove : row.relation.costBelow
          if row.side == 0 || cost == 0 { continue }
        } else if !(row.canRise && row.relation.costAbove > 0)
          && !(row.canFall && row.relation.costBelow > 0)
        {
          continue
        }
        settle(.tie(serial: row.serial), rows: [slot], &run)
      }
    }
  }

  private mutating func settle(_ level: Level, rows: [Int32], _ run: inout LevelRun) {
    run.begin(level, rows: rows)
    optimize(&run)
  }

  /// Each variable's distance from 0, where nothing else determines it.
  private mutating func settleVariables(_ run: inout LevelRun) {
    var order = system.columns.indices.filter {
      system.columns[$0].isLive && system.columns[$0].head >= 0
    }
    order.sort { system.columns[$0].serial < system.columns[$1].serial }
    var place = 0
    while place < order.count, !run.candidates.isEmpty {
      // As each turn leaves fewer candidates, asking a few of them what they move at all costs less
      // than a turn for each variable.
      if run.candidates.count * run.candidates.count < order.count - place {
        guard let serial = firstMoved(by: run.candidates, from: system.columns[order[place]].serial)
        else { return }
        while system.columns[order[place]].serial < serial { place += 1 }
      }
      let index = order[place]
      run.begin(.variable(serial: system.columns[index].serial), column: index)
      optimize(&run)
      place += 1
    }
  }

  /// The first of the variables, by creation and from one of them on, that moves with a symbol.
  private mutating func firstMoved(by symbols: [Symbol], from first: Int) -> Int? {
    var serial: Int?
    for symbol in symbols {
      computePivotColumn(of: symbol, sign: 1)
      for (index, rate) in scratch.movedColumns where abs(rate) > Self.rateTolerance {
        let column = system.columns[Int(index)]
        guard column.isLive, column.serial >= first else { continue }
        serial = min(serial ?? .max, column.serial)
      }
    }
    return serial
  }

  /// Nonbasic constraints by their place in the factorization, and nonbasic variables that a
  /// constraint names.
  func nonbasicSymbols() -> [Symbol] {
    var symbols: [Symbol] = []
    for slot in basis.rowAt where slot >= 0 && !system.rows[Int(slot)].isBasic {
      symbols.append(.row(Int(slot)))
    }
    for index in system.columns.indices
    where system.columns[index].position < 0 && system.columns[index].head >= 0 {
      symbols.append(.column(index))
    }
    return symbols
  }
}
