// SPDX-License-Identifier: MIT
internal import ConstraintSolver

extension ConstraintEngine {
  /// Reports sets of required constraints that cannot hold together, each once.
  func reportConflicts() {
  }
}
