// SPDX-License-Identifier: MIT

/// What is minimized in one go: the errors of a priority, of one constraint, or one variable's
/// distance from 0.
///
/// Levels are worked through in order. What is optimal at one is kept by the ones that follow: only
/// symbols move that cost the levels before nothing, and only as far as that is so.
enum Level {
  case priority(Float)
  /// The error of one required constraint, among those created before that are kept.
  case required(serial: Int)
  /// The error of one constraint, all of the same cost to the priorities.
  case tie(serial: Int)
  /// How far a variable is from 0.
  case variable(serial: Int)
  /// A variable, as small or as large as nothing else says otherwise.
  case extreme(column: Int, sign: Double)

  enum Role {
    /// Done: it stays on its side of 0.
    case barrier
    case objective
    /// It may move at will: its turn is yet to come.
    case free
  }

  @inline(__always)
  func role(of row: Row) -> Role {
    switch self {
    case .priority(let priority):
      row.level > priority ? .barrier : row.level == priority ? .objective : .free
    case .required(let serial):
      row.level < ConstraintSolver.required
        ? .free : row.serial < serial ? .barrier : row.serial == serial ? .objective : .free
    case .tie(let serial): row.level == 0 ? .free : row.serial == serial ? .objective : .barrier
    case .variable, .extreme: row.level == 0 ? .free : .barrier
    }
  }

  @inline(__always)
  func role(of column: Column, at index: Int) -> Role {
    switch self {
    case .priority, .required, .tie: .free
    case .variable(let serial):
      column.serial < serial ? .barrier : column.serial == serial ? .objective : .free
    case .extreme(let objective, _): index == objective ? .objective : .free
    }
  }

  var concernsColumns: Bool {
    switch self {
    case .variable, .extreme: true
    default: false
    }
  }
}
