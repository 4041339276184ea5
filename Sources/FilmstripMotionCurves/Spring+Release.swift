// SPDX-License-Identifier: MIT

extension Spring {
  /// The largest velocity, in whole distances a second, that a release gives a spring.
  ///
  /// Approximated: what is faster has gone the whole way within a frame or two.
  package static let fastestRelease = 50.0

  /// The same spring, released by a touch with a velocity towards the rest, cut to a range; in whole distances a
  /// second.
  package func released(at velocity: Double, within range: ClosedRange<Double>) -> Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping,
      initialVelocity: min(max(velocity, range.lowerBound), range.upperBound),
      allowsOverdamping: allowsOverdamping)
  }
}
