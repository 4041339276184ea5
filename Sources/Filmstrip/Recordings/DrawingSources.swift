// SPDX-License-Identifier: MIT
package import CoreGraphics

package struct DrawingSources: Sendable, Equatable {
  package var vectorFormats: Set<VectorFormat> = []
  package var fontFiles: [String] = []

  package init() {}
}
