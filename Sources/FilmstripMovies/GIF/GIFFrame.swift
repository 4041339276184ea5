// SPDX-License-Identifier: MIT

/// One frame of a GIF: the rectangle that changes, as indices of the palette.
///
/// Made by ``GIFFrameMaker``, written by ``GIFWriter``.
package struct GIFFrame: Sendable, Equatable {
  /// What becomes of the rectangle before the next frame is drawn; raw values are those of the file.
  package enum Disposal: Int32, Sendable {
    case stays = 1
    case becomesTransparent = 2
  }

  /// Where the rectangle is on the canvas, in pixels from the top left.
  package internal(set) var area: GIFArea
  /// Rows of the rectangle without gaps; the transparent index keeps what is there.
  package internal(set) var indices: [UInt8]
  /// How long the frame stays, in hundredths of a second.
  package internal(set) var delay: Int
  package internal(set) var disposal = Disposal.stays
}

package struct GIFArea: Sendable, Equatable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  func union(_ other: GIFArea) -> GIFArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return GIFArea(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
