// SPDX-License-Identifier: MIT
internal import CPixels
internal import Foundation
internal import Wording

/// A picture as pieces of opaque bitmaps that lie on whole pixels, put over each other in their order.
///
/// What a screen shows while others only move over it. Its rows are copied from those of the bitmaps, a few at
/// a time: nothing needs memory for the whole picture.
package struct Mosaic: Sendable {
  /// A part of a bitmap and where it lies.
  package struct Piece: Sendable {
    let bitmap: Bitmap
    let columns: Range<Int>
    let rows: Range<Int>
    /// Where the bitmap's first pixel lies, which may be outside of the picture.
    let origin: (x: Int, y: Int)
    /// How much of it is seen, of 255.
    let share: UInt8
    /// Whether what lies beside it is covered by later pieces, so that anything may be written there.
    let isFreeBeside: Bool

    /// A piece of an opaque bitmap whose first pixel lies at `origin`.
    ///
    /// - Precondition: columns and rows are not empty, and lie inside the bitmap and the picture.
    package init(
      _ bitmap: Bitmap, columns: Range<Int>, rows: Range<Int>, origin: (x: Int, y: Int),
      share: UInt8 = 255, isFreeBeside: Bool = false
    ) {
      require(
        bitmap.isOpaque && columns.lowerBound >= origin.x && rows.lowerBound >= origin.y
          && columns.upperBound <= origin.x + bitmap.width
          && rows.upperBound <= origin.y + bitmap.height,
        "Mosaic.Piece: \(columns), \(rows) of \(bitmap.width)×\(bitmap.height) at \(origin)")
      (self.bitmap, self.columns, self.rows, self.origin) = (bitmap, columns, rows, origin)
      (self.share, self.isFreeBeside) = (share, isFreeBeside)
    }
  }

  /// Width of the picture in pixels.
  package let width: Int
  /// Height of the picture in pixels.
  package let height: Int
  /// The pieces, the lowest first.
  package let pieces: [Piece]

  /// A picture of some pieces.
  package init(width: Int, height: Int, pieces: [Piece]) {
    (self.width, self.height, self.pieces) = (width, height, pieces)
  }

  /// Writes rows of the picture one after the other; what no piece covers stays as it is.
  ///
  /// - Precondition: the target has room for the rows, of four bytes for each pixel.
  package func write(rows: Range<Int>, to target: UnsafeMutableRawPointer) {
    // What a band of rows is made from and its pixels stay in the processor's cache while pieces are
    // put over each other.
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: Mosaic.bandHeight) {
      let band = first..<min(first + Mosaic.bandHeight, rows.upperBound)
      let start = target + (first - rows.lowerBound) * width * 4
      for piece in pieces { write(piece, band: band, to: start) }
    }
  }

  /// 300 kB of a phone's screen.
  private static let bandHeight = 64

  private func write(_ piece: Piece, band: Range<Int>, to target: UnsafeMutableRawPointer) {
    let rows = piece.rows.clamped(to: band)
    guard !rows.isEmpty else { return }
    let stride = width * 4
    let place =
      target + (rows.lowerBound - band.lowerBound) * stride + piece.columns.lowerBound * 4
    let (count, sourceStride) = (piece.columns.count, piece.bitmap.bytesPerRow)
    piece.bitmap.withUnsafeBytes { bytes in
      let source =
        bytes.baseAddress! + (rows.lowerBound - piece.origin.y) * sourceStride
        + (piece.columns.lowerBound - piece.origin.x) * 4
      if piece.share < 255 {
        for row in 0..<rows.count {
          filmstrip_pixels_fade(
            (source + row * sourceStride).assumingMemoryBound(to: UInt32.self),
            (place + row * stride).assumingMemoryBound(to: UInt32.self), count,
            UInt32(piece.share))
        }
      } else if piece.isFreeBeside && stride == sourceStride {
        // One long copy takes half of the time of many short ones.
        memcpy(place, source, (rows.count - 1) * stride + count * 4)
      } else {
        for row in 0..<rows.count {
          memcpy(place + row * stride, source + row * sourceStride, count * 4)
        }
      }
    }
  }
}
