// SPDX-License-Identifier: MIT

/// Names a constraint of a `ConstraintSolver`; never given to another one of the same solver.
package struct ConstraintID: Hashable, Sendable {
  let slot: Int32
  /// Which constraint of the solver it was when it was added: the order of creation.
  let serial: Int
}
