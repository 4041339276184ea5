// SPDX-License-Identifier: MIT
internal import FilmstripImaging

/// A part of a bitmap that is small enough for one Cairo surface, in the bitmap's pixels.
struct BitmapTile {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let isPart: Bool

  private static let side = 16_384

  /// The tiles that make up a bitmap: nearly always one.
  static func tiles(of bitmap: Bitmap) -> [BitmapTile] {
    let isWhole = bitmap.width <= 2 * side - 1 && bitmap.height <= 2 * side - 1
    if isWhole {
      return [BitmapTile(x: 0, y: 0, width: bitmap.width, height: bitmap.height, isPart: false)]
    }
    return stride(from: 0, to: bitmap.height, by: side).flatMap { y in
      stride(from: 0, to: bitmap.width, by: side).map { x in
        BitmapTile(
          x: x, y: y, width: min(side, bitmap.width - x), height: min(side, bitmap.height - y),
          isPart: true)
      }
    }
  }
}
