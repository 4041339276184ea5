// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension ConstraintSolver {
  /// A new variable, at 0 as long as no constraint says otherwise.
  package mutating func makeVariable() -> Variable {
    let column = Column(serial: nextColumnSerial)
    nextColumnSerial += 1
    if let index = freeColumns.popLast() {
      system.columns[Int(index)] = column
      return Variable(index: index, serial: column.serial)
    }
    system.columns.append(column)
    return Variable(index: Int32(system.columns.count - 1), serial: column.serial)
  }

  /// Removes a variable.
  ///
  /// - Precondition: No constraint names it.
  package mutating func remove(_ variable: Variable) {
    let index = column(of: variable)
    var place = system.columns[index].head
    while place >= 0 {
      let entry = system.entries[Int(place)]
      require(
        system.rows[Int(entry.row)].state == .removed,
        "ConstraintSolver: a variable was removed that a constraint still names; remove that first")
      place = entry.next
    }
    system.columns[index].isLive = false
    removedColumns.append(Int32(index))
  }

  /// Adds Σ `terms` `relation` `constant`, as important as `priority`.
  ///
  /// Nothing is refused: a required constraint that cannot hold is found by `solve()` and listed in
  /// `conflicts`. A variable may be named more than once; its coefficients add up. Without terms, or
  /// where all of them cancel, 0 is compared with the constant.
  ///
  /// - Precondition: The constant and the coefficients are finite, the priority is within 1 … 1000.
  package mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float
  ) -> ConstraintID {
    requireFinite(constant)
    requireRange(priority)
    var sums: [(column: Int32, coefficient: Double)] = []
    sums.reserveCapacity(terms.count)
    for term in terms {
      require(
        term.coefficient.isFinite,
        "ConstraintSolver: a coefficient is \(term.coefficient); it has to be finite")
      let column = Int32(column(of: term.variable))
      if let index = sums.firstIndex(where: { $0.column == column }) {
        sums[index].coefficient += term.coefficient
      } else {
        sums.append((column, term.coefficient))
      }
    }
    sums.removeAll { $0.coefficient == 0 }
    let row = Row(
      serial: nextRowSerial, start: 0, count: 0, constant: constant, priority: priority,
      level: priority, relation: relation)
    nextRowSerial += 1
    rowCount += 1
    let slot: Int
    if let free = freeRows.popLast() {
      slot = Int(free)
      system.rows[slot] = row
    } else {
      slot = system.rows.count
      system.rows.append(row)
    }
    system.append(sums, row: slot)
    edits.addedRows.append(Int32(slot))
    edits.structuralCount += 1
    edits.needsLevels = true
    return ConstraintID(slot: Int32(slot), serial: row.serial)
  }

  package mutating func remove(_ constraint: ConstraintID) {
    let slot = row(of: constraint)
    rowCount -= 1
    edits.structuralCount += 1
    edits.needsLevels = true
    system.rows[slot].level = 0
    system.rows[slot].state = .removed
    if system.rows[slot].isBasic {
      discard(slot)
    } else {
      edits.removedRows.append(Int32(slot))
    }
  }

  /// Changes what the sum of a constraint's terms is compared with.
  ///
  /// As long as no constraint begins to be violated or to be satisfied by it, the next solve moves
  /// what depends on the constraint and does nothing else.
  ///
  /// - Precondition: The constant is finite.
  package mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    requireFinite(constant)
    let slot = row(of: constraint)
    let growth = constant - system.rows[slot].constant
    guard growth != 0 else { return }
    system.rows[slot].constant = constant
    edits.movedRows.append((Int32(slot), growth))
  }

  /// Changes how important a constraint is.
  ///
  /// - Precondition: The priority is within 1 … 1000.
  package mutating func setPriority(_ priority: Float, of constraint: ConstraintID) {
    requireRange(priority)
    let slot = row(of: constraint)
    guard priority != system.rows[slot].priority else { return }
    system.rows[slot].priority = priority
    system.rows[slot].level = priority
    edits.needsLevels = true
  }

  /// Forgets a basic constraint that was removed.
  mutating func discard(_ slot: Int) {
    system.removeTerms(of: slot)
    system.rows[slot].state = .free
    let position = system.rows[slot].slackPosition
    if position >= 0 {
      basis.symbolAt[Int(position)] = .none
      basis.rowAt[Int(system.rows[slot].rowPosition)] = -1
      basis.retiredRows.append(Int32(slot))
    } else {
      freeRows.append(Int32(slot))
    }
  }

  private func requireFinite(_ constant: Double) {
    require(
      constant.isFinite,
      "ConstraintSolver: a constraint's constant is \(constant); it has to be finite")
  }

  private func requireRange(_ priority: Float) {
    require(
      priority >= 1 && priority <= Self.required,
      "ConstraintSolver: a constraint's priority is \(priority); it has to be within 1 ... 1000")
  }
}
