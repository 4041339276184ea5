// SPDX-License-Identifier: MIT

package struct Changes: Hashable, Sendable {
  /// The variables that have another value than after the solve before, in the order of their indexes.
  ///
  /// A difference below `ConstraintSolver.tolerance` is not a change; differences do not add up
  /// unseen, as the value is compared with the one that was last listed here.
  package internal(set) var variables: [Variable] = []

  package var isEmpty: Bool { variables.isEmpty }
}
