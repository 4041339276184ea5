// SPDX-License-Identifier: MIT

/// How the interface turns with the device, and how it takes another size.
package struct RotationBehavior: BehaviorValues {
  /// Seconds of a turn by a quarter, of one upside down, and of a change of size.
  ///
  /// Approximated: no source with a measurement was found.
  package var duration = 0.4

  /// The numbers given here.
  package init() {}
}

extension BehaviorProfile {
  /// Turns of the device and other changes of the screen's size.
  package var rotation: RotationBehavior {
    get { self[RotationBehavior.self] }
    set { self[RotationBehavior.self] = newValue }
  }
}
