// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Takes required constraints in the order of their creation, and gives up each one that those
  /// before it leave no room for.
  ///
  /// Where a constraint's error is least and not 0, its row of the tableau names the conflict: the
  /// nonbasic constraints that it moves with. They are independent of each other, and each of them
  /// is needed for the contradiction, so that the set is irreducible (Gleeson and Ryan 1990).
  ///
  /// One pass over the constraints; one that is violated costs a solve with the factors, besides its
  /// steps.
  mutating func keepCompatible(_ rows: [Int32], _ run: inout LevelRun) {
    for slot in rows { system.rows[Int(slot)].level = Self.required }
    // How many candidates may not move any more; they are sorted out when they are many.
    var heldCount = 0
    for slot in rows {
      run.begin(.required(serial: system.rows[Int(slot)].serial), rows: [slot])
      if run.isBroken { return }
      if 2 * heldCount > run.candidates.count + 8 {
        removeHeld(&run, serial: system.rows[Int(slot)].serial)
        heldCount = 0
      }
      if cost(run) > 0 {
        _ = descend(&run)
        if run.isBroken { return }
        if cost(run) > 0 {
          giveUp(slot, run)
          continue
        }
      }
      keep(Int(slot))
      if !system.rows[Int(slot)].isBasic { heldCount += 1 }
    }
    removeHeld(&run, serial: .max)
  }

  /// Takes constraints before one of them that may not move out of the candidates.
  private func removeHeld(_ run: inout LevelRun, serial: Int) {
    run.candidates.removeAll {
      guard $0.isRow else { return false }
      let row = system.rows[$0.index]
      return row.level == Self.required && row.serial < serial && !row.canRise && !row.canFall
    }
  }

  /// Holds a constraint that is satisfied.
  private mutating func keep(_ slot: Int) {
    let relation = system.rows[slot].relation
    if system.rows[slot].isBasic {
      system.rows[slot].side =
        switch relation {
        case .equal: 0
        case .greaterThanOrEqual: 1
        case .lessThanOrEqual: -1
        }
    } else {
      system.rows[slot].canRise = relation == .greaterThanOrEqual
      system.rows[slot].canFall = relation == .lessThanOrEqual
    }
  }

  private mutating func giveUp(_ slot: Int32, _ run: borrowing LevelRun) {
    // The prices with which the last step ended show what the constraint moves with.
    var set: [ConstraintID] = []
    for position in basis.rowAt.indices where abs(scratch.work[position]) > run.tolerance {
      let other = basis.rowAt[position]
      guard other >= 0, !system.rows[Int(other)].isBasic else { continue }
      set.append(ConstraintID(slot: other, serial: system.rows[Int(other)].serial))
    }
    set.sort { $0.serial < $1.serial }
    let id = ConstraintID(slot: slot, serial: system.rows[Int(slot)].serial)
    foundConflicts.append(Conflict(constraints: set + [id], givenUp: id))
    system.rows[Int(slot)].level = 0
  }
}
