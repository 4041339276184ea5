// SPDX-License-Identifier: MIT
package import CoreGraphics

/// What images and letters of an application were drawn from that depends on the machine.
package struct DrawingSources: Sendable, Equatable {
  /// The formats of vectors, which other programs draw.
  package var vectorFormats: Set<VectorFormat> = []
  /// The files of the application's fonts that were used.
  package var fontFiles: [String] = []

  package init() {}
}
