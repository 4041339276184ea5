// SPDX-License-Identifier: MIT
package import CoreGraphics

/// What images and letters of an application were drawn from that depends on the machine.
package struct DrawingSources: Sendable, Equatable {
  package var vectorFormats: Set<VectorFormat> = []
  package var fontFiles: [String] = []

  package init() {}
}
