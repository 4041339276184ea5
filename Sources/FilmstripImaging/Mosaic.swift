// SPDX-License-Identifier: MIT
internal import CFilmstripPixels
internal import Foundation
internal import FilmstripWording

/// A picture as pieces that lie on whole pixels, put over each other in their order.
///
/// What a screen shows while others only move over it. Its rows are made from those of the pieces, a few at
/// a time: nothing needs memory for the whole picture.
package struct Mosaic: Sendable {
  package struct Piece: Sendable {
    let bitmap: Bitmap
    let columns: Range<Int>
    let rows: Range<Int>
    /// Where the bitmap's first pixel lies, which may be outside of the picture.
    let origin: (x: Int, y: Int)
    let mixing: Mixing
    /// Whether what lies beside it is covered by later pieces, so that anything may be written there.
    let isFreeBeside: Bool

    enum Mixing: Equatable {
      /// It replaces that.
      case opaque
      /// This much of it is seen, of 255; it is opaque itself.
      case faded(share: UInt8)
      /// As much of it is seen as its own alpha says. The bitmap is one row, the same for all.
      case row

      func put(
        _ pixels: UnsafePointer<UInt32>, onto place: UnsafeMutablePointer<UInt32>, _ count: Int
      ) {
        switch self {
        case .opaque: memcpy(place, pixels, count * 4)
        case .faded(let share): filmstrip_pixels_fade(pixels, place, count, UInt32(share))
        case .row: filmstrip_pixels_over(pixels, place, count)
        }
      }
    }

    /// A piece of an opaque bitmap whose first pixel lies at `origin`, of which `share` of 255 is seen.
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
      mixing = share == 255 ? .opaque : .faded(share: share)
      self.isFreeBeside = isFreeBeside
    }

    /// The same row of premultiplied pixels in each of some rows; its first pixel lies at the column `x`.
    ///
    /// - Precondition: the bitmap is one row, and has the columns.
    package init(row: Bitmap, columns: Range<Int>, rows: Range<Int>, x: Int) {
      require(
        row.height == 1 && columns.lowerBound >= x && columns.upperBound <= x + row.width,
        "Mosaic.Piece: \(columns) of a row of \(row.width) pixels at \(x)")
      (bitmap, self.columns, self.rows, origin) = (row, columns, rows, (x, 0))
      (mixing, isFreeBeside) = (row.isOpaque ? .opaque : .row, false)
    }

    /// Where the pixels of a row are that are seen of it, from a column on.
    ///
    /// - Precondition: the piece is kept as long as the pointer is used, and has the row and the column.
    func pixels(inRow y: Int, from column: Int) -> UnsafePointer<UInt32> {
      let row = bitmap.height == 1 ? 0 : y - origin.y
      return UnsafePointer(
        (bitmap.storage.bytes.baseAddress! + row * bitmap.bytesPerRow)
          .assumingMemoryBound(to: UInt32.self)) + (column - origin.x)
    }

    func coversSame(as other: Piece) -> Bool { columns == other.columns && rows == other.rows }
  }

  package let width: Int
  package let height: Int
  package let pieces: [Piece]

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
      let start = (target + (first - rows.lowerBound) * width * 4)
        .assumingMemoryBound(to: UInt32.self)
      var index = 0
      while index < pieces.count {
        let (piece, next) = (pieces[index], index + 1)
        if piece.mixing == .opaque, next < pieces.count,
          case .faded(let share) = pieces[next].mixing, piece.coversSame(as: pieces[next])
        {
          mix(pieces[next], over: piece, share: share, band: band, to: start)
          index += 2
        } else {
          write(piece, band: band, to: start)
          index += 1
        }
      }
    }
  }

  /// 300 kB of a phone's screen.
  private static let bandHeight = 64

  private func write(_ piece: Piece, band: Range<Int>, to target: UnsafeMutablePointer<UInt32>) {
    let rows = piece.rows.clamped(to: band)
    guard !rows.isEmpty else { return }
    let start = target + (rows.lowerBound - band.lowerBound) * width
    if piece.mixing == .opaque && piece.isFreeBeside && width == piece.bitmap.width {
      // One long copy takes half of the time of many short ones.
      memcpy(
        start + piece.columns.lowerBound,
        piece.pixels(inRow: rows.lowerBound, from: piece.columns.lowerBound),
        ((rows.count - 1) * width + piece.columns.count) * 4)
      return
    }
    for y in rows {
      piece.mixing.put(
        piece.pixels(inRow: y, from: piece.columns.lowerBound),
        onto: start + (y - rows.lowerBound) * width + piece.columns.lowerBound,
        piece.columns.count)
    }
  }

  private func mix(
    _ upper: Piece, over lower: Piece, share: UInt8, band: Range<Int>,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    let (first, count) = (lower.columns.lowerBound, lower.columns.count)
    for y in lower.rows.clamped(to: band) {
      filmstrip_pixels_mix(
        upper.pixels(inRow: y, from: first), lower.pixels(inRow: y, from: first),
        target + (y - band.lowerBound) * width + first, count, UInt32(share))
    }
  }
}
