// SPDX-License-Identifier: MIT
internal import Foundation

/// A pull beyond an edge, of which less and less is followed, up to a distance that it does not reach.
///
/// Shown is (1 − 1/(x·c/d + 1))·d of a pull x: the formula that UIScrollView was measured to follow.
package struct RubberBand: Sendable, Equatable {
  /// How much of a short pull is followed: c.
  package let coefficient: Double
  /// What is never reached: d, in the unit of the pulls.
  package let dimension: Double

  /// A band; one without a positive dimension or coefficient follows nothing.
  package init(coefficient: Double, dimension: Double) {
    (self.coefficient, self.dimension) = (coefficient, dimension)
  }

  /// What is shown of a pull, with its sign.
  package func shown(_ pull: Double) -> Double {
    guard dimension > 0, pull != 0 else { return 0 }
    let share = abs(pull) * coefficient / dimension
    return (1 - 1 / (share + 1)) * dimension * (pull < 0 ? -1 : 1)
  }

  /// The pull of which this is shown; that of almost all where as much as the dimension or more is.
  package func pull(showing shown: Double) -> Double {
    guard dimension > 0, coefficient > 0, shown != 0 else { return 0 }
    let share = min(abs(shown) / dimension, 0.999)
    return share / (1 - share) * dimension / coefficient * (shown < 0 ? -1 : 1)
  }
}
