// SPDX-License-Identifier: MIT

/// A constraint as the simplex method sees it: the *residual* Σ terms − constant, with a cost on one
/// side of 0 or on both.
///
/// The residual is a symbol of the tableau like a variable is: *nonbasic* rows hold with equality, at
/// a residual of 0, and *basic* ones have the residual that follows.
struct Row: Sendable {
  enum State: UInt8 {
    case live
    /// Removed by its owner, and waiting to become basic, after which it has no influence.
    case removed
    /// Gone; its slot is free, or will be with the next factorization.
    case free
  }

  var serial: Int
  /// Where its terms begin in `TermTable`, and how many there are.
  var start: Int32
  var count: Int32
  var constant: Double
  /// As stated: 1 … 1000.
  var priority: Float
  /// At which level it counts: its priority, or 0 where it was given up or removed.
  var level: Float
  var relation: Relation
  var state = State.live
  var isBasic = true
  /// Its row in the factorization; -1 while no solve needs it there, as it was basic all along.
  var rowPosition: Int32 = -1
  /// Where its residual is among the basic symbols of the factorization; -1 while it is nonbasic or
  /// has no row there.
  var slackPosition: Int32 = -1
  var residual = 0.0
  /// On which side of 0 a basic residual is held once its level is done: 1 above, -1 below, 0 at 0.
  var side: Int8 = 0
  /// Whether a nonbasic residual may grow, or fall, at no cost to the levels that are done.
  var canRise = false
  var canFall = false

  var id: (Int32) -> ConstraintID {
    { [serial] slot in ConstraintID(slot: slot, serial: serial) }
  }

  /// What the residual costs.
  var error: Double {
    residual >= 0 ? relation.costAbove * residual : -relation.costBelow * residual
  }
}

/// A variable as the simplex method sees it.
struct Column: Sendable {
  var serial: Int
  /// The first of its terms in `TermTable`, or -1.
  var head: Int32 = -1
  /// Where it is among the basic symbols of the factorization, or -1 where it is nonbasic, at 0.
  var position: Int32 = -1
  var value = 0.0
  /// The value that was last reported as a change.
  var reported = 0.0
  var isLive = true
  /// On which side of 0 it is held, as `Row.side`, or `Column.isNotHeld`: variables have a turn of
  /// their own only where the constraints do not determine everything.
  var side: Int8 = isNotHeld
  /// As of rows; only once its turn is done.
  var canRise = false
  var canFall = false

  static let isNotHeld: Int8 = 2

  /// Whether the value is no longer on the side of 0 for which the basis was found.
  var hasLeftItsSide: Bool {
    switch side {
    case Self.isNotHeld: false
    case 0: abs(value) > ConstraintSolver.tolerance
    default: Double(side) * value < -ConstraintSolver.tolerance
    }
  }
}

/// A row's residual or a column's variable.
struct Symbol: Hashable, Sendable {
  private let code: Int32

  static func row(_ slot: Int) -> Symbol { Symbol(code: ~Int32(truncatingIfNeeded: slot)) }
  static func column(_ index: Int) -> Symbol { Symbol(code: Int32(truncatingIfNeeded: index)) }
  /// What is left of a removed constraint, until the next factorization.
  static let none = Symbol(code: .min)

  var isRow: Bool { code < 0 }
  var index: Int { code < 0 ? Int(~code) : Int(code) }
}
