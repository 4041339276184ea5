// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Finds values of variables that satisfy linear constraints in the order of their priorities.
///
/// It is a value: a copy is independent of the original, and shares its memory until one of them
/// changes. It is independent of views.
///
/// What is found, in this order, each within what the ones before leave free:
/// 1. Required constraints (priority 1000) hold. Where they cannot, each one that contradicts those
///    created earlier that are kept is *given up*: `conflicts`.
/// 2. For each priority below, from the highest, the sum of the constraints' errors is least. A
///    priority is never traded for any number of lower ones.
/// 3. Ties: each constraint's own error is least, by priority and then in the order of creation. Of
///    two constraints of one priority that contradict each other the earlier one is satisfied.
/// 4. What is still free: each variable is as close to 0 as possible, in the order of creation.
///
/// This determines every value, so that the result does not depend on the order of edits, apart from
/// rounding. Edits are gathered, and take effect with the next `solve()`.
///
///     var solver = ConstraintSolver()
///     let (left, width) = (solver.makeVariable(), solver.makeVariable())
///     _ = solver.add([Term(left)], .equal, 16, priority: 1000)
///     _ = solver.add([Term(left), Term(width)], .lessThanOrEqual, 100, priority: 1000)
///     _ = solver.add([Term(width)], .equal, 200, priority: 750)
///     solver.solve()
///     solver.value(of: width)  // 84
///
/// The method is the simplex method for piecewise linear costs, level by level, with a factorized
/// basis; a basis that is nearly right comes from elimination in the order of priorities. See
/// docs/layout-solver.md.
package struct ConstraintSolver: Sendable {
  /// By how much a constraint may be off and still count as satisfied.
  ///
  /// Doubles have a unit in the last place of 1e-10 at 10⁶ points, the largest coordinates of
  /// layouts; a hundred times as much leaves room for chains of sums. Device pixels are ten million
  /// times as large.
  package static let tolerance = 1e-8
  package static let required: Float = 1000

  var system = System()
  var basis = Basis()
  var scratch = Scratch()
  var edits = Edits()
  /// Slots of constraints that are gone, to be used again.
  var freeRows: [Int32] = []
  var freeColumns: [Int32] = []
  /// Removed variables that are still part of the factorization.
  var removedColumns: [Int32] = []
  var rowCount = 0
  var nextRowSerial = 0
  var nextColumnSerial = 0
  var foundConflicts: [Conflict] = []
  /// Whether the priorities alone determine every variable that a constraint names.
  var isDetermined = true

  package init() {}

  package internal(set) var work = SolverWork()

  /// The value of a variable after the last `solve()`; 0 before.
  package func value(of variable: Variable) -> Double { system.columns[column(of: variable)].value }

  /// The required constraints that could not hold at the last `solve()`, in the order in which those
  /// that were given up were created.
  package var conflicts: [Conflict] { foundConflicts }

  package var constraintCount: Int { rowCount }

  func column(of variable: Variable) -> Int {
    let index = Int(variable.index)
    require(
      index < system.columns.count && system.columns[index].isLive
        && system.columns[index].serial == variable.serial,
      "ConstraintSolver: the variable has been removed, or belongs to another solver")
    return index
  }

  func row(of constraint: ConstraintID) -> Int {
    let slot = Int(constraint.slot)
    require(
      slot < system.rows.count && system.rows[slot].state == .live
        && system.rows[slot].serial == constraint.serial,
      "ConstraintSolver: the constraint has been removed, or belongs to another solver")
    return slot
  }
}
