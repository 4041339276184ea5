// SPDX-License-Identifier: MIT

/// An unknown of a `ConstraintSolver`: an index into it, with the number of its creation.
///
/// It is valid in the solver that made it and in copies of that solver, until it is removed.
package struct Variable: Hashable, Sendable {
  let index: Int32
  /// Which variable of the solver it was when it was made; never given twice.
  let serial: Int
}

/// A variable times a coefficient, as a part of a constraint's sum.
package struct Term: Hashable, Sendable {
  /// The variable.
  package var variable: Variable
  /// What it is multiplied by: finite; at 0 the term has no effect.
  package var coefficient: Double

  /// A variable times a coefficient.
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
