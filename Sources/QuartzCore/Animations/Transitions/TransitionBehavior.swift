// SPDX-License-Identifier: MIT

/// What imitates iOS in the looks of transitions where sources conflict or nothing is known for
/// certain: each number with the evidence for it.
///
/// A transition takes those of its stage (`StageScope.transitionBehavior`) when it is added to a
/// layer.
package struct TransitionBehavior: Sendable {
  /// How far in front of a flipping view the eye is, in points: 1/−m34.
  ///
  /// Approximated: Apple's value is not known; imitators use 500, 800 and 1500.
  package var eyeDistance = 800.0

  /// Whether the states of a `CATransition` fade while they slide.
  ///
  /// Assumed: on iOS a push is known to fade, which nothing switches off; how strongly, and that
  /// moveIn and reveal do it as well, was not measured.
  package var slidingStatesFade = true

  /// How much the axis of a curl that starts at a corner slants, in radians.
  ///
  /// Approximated: documented of UIKit's `partialCurl` is only that one corner curls up.
  package var cornerCurlSlant = 0.4

  package init() {}
}

private final class StageTransitionBehavior { var values = TransitionBehavior() }

extension StageScope {
  package var transitionBehavior: TransitionBehavior {
    get { part { StageTransitionBehavior() }.values }
    set { part { StageTransitionBehavior() }.values = newValue }
  }
}
