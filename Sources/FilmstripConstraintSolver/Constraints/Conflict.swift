// SPDX-License-Identifier: MIT

package struct Conflict: Hashable, Sendable {
  /// The constraints that contradict each other, in the order of their creation.
  ///
  /// The one that was given up is the last. The set is irreducible: without any one of them the
  /// others can hold.
  package var constraints: [ConstraintID]
  /// The one that has no effect until the others leave it room.
  package var givenUp: ConstraintID
}
