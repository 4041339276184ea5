// SPDX-License-Identifier: MIT
package import DisplayList
internal import Foundation
package import Imaging

/// An image: pixels, or recorded drawing that becomes pixels only when they are asked for.
public final class CGImage: Sendable {
  /// The pixels or the recorded drawing.
  package let image: Image
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// Names the contents: equal images have equal digests.
  package var digest: String { image.digest }

  /// An image of given pixels.
  package init(bitmap: Bitmap) {
    image = .bitmap(bitmap)
    width = bitmap.width
    height = bitmap.height
  }

  /// An image whose pixels would be `picture` at `scale` pixels a unit.
  package init(picture: Picture, scale: Double) {
    image = .picture(picture)
    width = Int((picture.size.width * scale).rounded())
    height = Int((picture.size.height * scale).rounded())
  }
}
