// SPDX-License-Identifier: MIT

/// How the interface turns with the device, and how it takes another size.
package struct RotationBehavior: Sendable {
  /// Seconds of a turn by a quarter, of one upside down, and of a change of size.
  ///
  /// Approximated: people who log the coordinator report 0.3 on older phones and 0.4 on iPads and
  /// later phones; not measured here.
  package var duration = 0.4

  /// Numbers as they stand here.
  package init() {}
}
