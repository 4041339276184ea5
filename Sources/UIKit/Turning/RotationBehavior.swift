// SPDX-License-Identifier: MIT

/// How the interface turns with the device, and how it takes another size.
package struct RotationBehavior: Sendable {
  /// Seconds of a turn by a quarter, of one upside down, and of a change of size.
  ///
  /// Approximated: no source with a measurement was found.
  package var duration = 0.4

  /// Numbers as they stand here.
  package init() {}
}
