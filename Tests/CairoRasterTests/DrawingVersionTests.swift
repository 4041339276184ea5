// SPDX-License-Identifier: MIT
import CairoRaster
import DisplayList
import Foundation
import Imaging
import Testing

/// Goldens of equal display lists are not drawn again while the version of drawing is the same: it has to be
/// raised with the pixels.
@Suite struct DrawingVersionTests {
  /// The pixels of random scenes in each version, with the Cairo that they were drawn with.
  private static let recorded: [Int: (cairo: String, digest: String)] = [
    3: ("1.16.0", "6a82d66bdc063066e6904c43f34e983e")
  ]

  /// Whether Cairo is the one of the record: another one may draw other pixels.
  private static var isComparable: Bool {
    recorded[DrawingVersion.number].map { $0.cairo == DrawingVersion.cairo } ?? true
  }

  /// Other pixels ask for a new ``DrawingVersion/number``, and for a new entry here.
  @Test(.enabled(if: isComparable)) func pixelsAreThoseOfTheVersion() {
    let size = (width: Int(RandomScene.size.width), height: Int(RandomScene.size.height))
    var digests = DigestBuilder()
    for seed in UInt64(0)..<24 {
      let bitmap = CairoRasterizer(cache: RasterCache(byteLimit: 0)).rasterize(
        RandomScene.root(seed: seed), background: .white, width: size.width, height: size.height,
        transform: .identity)
      digests.add(bitmap.digest)
    }
    #expect(
      Self.recorded[DrawingVersion.number]?.digest == "\(digests.digest)",
      "raise DrawingVersion.number if the pixels changed, and record their digest")
  }
}
