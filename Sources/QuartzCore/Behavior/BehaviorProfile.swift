// SPDX-License-Identifier: MIT

/// What imitates iOS where its versions disagree, sources conflict, or nothing is known for sure:
/// each number with what speaks for it.
package struct BehaviorProfile: Sendable {
  // The engine runs on one thread (ARCHITECTURE.md).
  /// The profile that is in force.
  nonisolated(unsafe) package static var current = BehaviorProfile()

  /// How far in front of a flipping view the eye is, in points: 1/−m34.
  ///
  /// Approximated: Apple's value is not known; imitators use 500, 800 and 1500.
  package var transitionEyeDistance = 800.0

  /// A profile with the values that stand here.
  package init() {}
}
