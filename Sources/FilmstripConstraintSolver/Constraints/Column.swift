// SPDX-License-Identifier: MIT

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
