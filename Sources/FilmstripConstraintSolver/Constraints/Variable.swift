// SPDX-License-Identifier: MIT

/// An unknown of a `ConstraintSolver`: an index into it, with the number of its creation.
///
/// It is valid in the solver that made it and in copies of that solver, until it is removed.
package struct Variable: Hashable, Sendable {
  let index: Int32
  /// Which variable of the solver it was when it was made; never given twice.
  let serial: Int
}
