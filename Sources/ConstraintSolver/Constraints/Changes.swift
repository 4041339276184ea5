// SPDX-License-Identifier: MIT

/// What `ConstraintSolver.solve()` changed.
package struct Changes: Hashable, Sendable {
  /// The variables that have another value than after the solve before, in the order of their indexes.
  ///
  /// A difference below `ConstraintSolver.tolerance` is not a change; differences do not add up
  /// unseen, as the value is compared with the one that was last listed here.
  package internal(set) var variables: [Variable] = []

  /// Whether nothing changed.
  package var isEmpty: Bool { variables.isEmpty }
}

/// Required constraints that cannot hold together.
package struct Conflict: Hashable, Sendable {
  /// The constraints that contradict each other, in the order of their creation.
  ///
  /// The one that was given up is the last. The set is irreducible: without any one of them the
  /// others can hold.
  package var constraints: [ConstraintID]
  /// The one that has no effect until the others leave it room.
  package var givenUp: ConstraintID
}
