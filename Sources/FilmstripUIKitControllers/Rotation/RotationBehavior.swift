// SPDX-License-Identifier: MIT

package struct RotationBehavior: BehaviorValues {
  /// Seconds of a rotation by 90°, of one by 180°, and of a change of size.
  ///
  /// Approximated: no source with a measurement was found.
  package var duration = 0.4

  package init() {}
}

extension BehaviorProfile {
  package var rotation: RotationBehavior {
    get { self[RotationBehavior.self] }
    set { self[RotationBehavior.self] = newValue }
  }
}
