// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// What is left of 0 by rounding in how basic symbols move with another one.
  static let rateTolerance = 1e-9

  /// Computes the column of the tableau of a symbol that may enter, which says how everything basic moves with it:
  /// `scratch.work` by positions, `scratch.movedColumns` and `scratch.touchedRows` with their `rate`.
  mutating func computePivotColumn(of symbol: Symbol, sign: Double) {
    scratch.clearWork(basis.factors.size)
    scratch.clearRates(rows: system.rows.count)
    if symbol.isRow {
      scratch.work[Int(system.rows[symbol.index].rowPosition)] = sign
    } else {
      var place = system.columns[symbol.index].head
      while place >= 0 {
        let entry = system.entries[Int(place)]
        let position = system.rows[Int(entry.row)].rowPosition
        if position >= 0 { scratch.work[Int(position)] -= sign * entry.coefficient }
        place = entry.next
      }
    }
    basis.factors.solve(&scratch.work)
    propagate()
    if !symbol.isRow { propagate(symbol.index, rate: sign) }
  }

  /// Notes how columns move by `scratch.work`, and the rows that name them.
  mutating func propagate() {
    for position in basis.symbolAt.indices {
      let rate = scratch.work[position]
      guard abs(rate) > 1e-13, !basis.symbolAt[position].isRow else { continue }
      propagate(basis.symbolAt[position].index, rate: rate)
    }
  }

  private mutating func propagate(_ column: Int, rate: Double) {
    scratch.movedColumns.append((Int32(column), rate))
    var place = system.columns[column].head
    while place >= 0 {
      let entry = system.entries[Int(place)]
      let row = Int(entry.row)
      if system.rows[row].isBasic {
        if !scratch.isTouched[row] {
          scratch.isTouched[row] = true
          scratch.rate[row] = 0
          scratch.touchedRows.append(entry.row)
        }
        scratch.rate[row] += entry.coefficient * rate
      }
      place = entry.next
    }
  }

  mutating func move(by length: Double) {
    guard length != 0 else { return }
    for (column, rate) in scratch.movedColumns {
      system.columns[Int(column)].value += length * rate
    }
    for slot in scratch.touchedRows {
      system.rows[Int(slot)].residual += length * scratch.rate[Int(slot)]
    }
  }

  /// The entering symbol becomes basic in place of the leaving one; `scratch` has the column of the tableau.
  mutating func pivot(entering: Symbol, sign: Double, leaving: Symbol) {
    let position: Int
    let rate: Double
    if leaving.isRow {
      let slot = leaving.index
      rate = scratch.rate[slot]
      system.rows[slot].isBasic = false
      system.rows[slot].residual = 0
      if system.rows[slot].slackPosition >= 0 {
        position = Int(system.rows[slot].slackPosition)
        system.rows[slot].slackPosition = -1
      } else {
        position = join(slot)
      }
    } else {
      position = Int(system.columns[leaving.index].position)
      rate = scratch.work[position]
      system.columns[leaving.index].position = -1
      system.columns[leaving.index].value = 0
    }
    // The symbol's own column of the basis is the negative of what moves with it.
    basis.factors.replaceColumn(at: position, direction: scratch.work, factor: -sign, pivot: rate)
    basis.symbolAt[position] = entering
    if entering.isRow {
      system.rows[entering.index].isBasic = true
      system.rows[entering.index].slackPosition = Int32(position)
    } else {
      system.columns[entering.index].position = Int32(position)
    }
  }

  /// A row whose residual is basic becomes part of the factorization.
  private mutating func join(_ slot: Int) -> Int {
    var entries: [(position: Int32, coefficient: Double)] = []
    for index in system.range(slot) {
      let entry = system.entries[index]
      let position = system.columns[Int(entry.column)].position
      if position >= 0 { entries.append((position, entry.coefficient)) }
    }
    let position = basis.factors.appendRow(entries)
    system.rows[slot].rowPosition = Int32(position)
    basis.rowAt.append(Int32(slot))
    basis.symbolAt.append(.row(slot))
    return position
  }
}
