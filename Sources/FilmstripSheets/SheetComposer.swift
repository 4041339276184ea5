// SPDX-License-Identifier: MIT
public import FilmstripImaging
internal import FilmstripWording

/// Assembles a page of a sheet cell by cell, in any order.
///
/// Cells are copied in as they come, so only the page itself is kept. Not for use from two threads at once.
public final class SheetComposer {
  /// Width of the page in pixels.
  public let width: Int
  /// Height of the page in pixels.
  public let height: Int
  /// What the page is filled with at first; transparent black for none.
  public let background: Pixel
  private var bitmap: Bitmap

  /// Starts a page that is all background.
  ///
  /// - Precondition: both sides are positive, the background is opaque or transparent black.
  public init(width: Int, height: Int, background: Pixel) {
    require(
      width > 0 && height > 0 && (background.alpha == 255 || background.bgra == 0),
      "SheetComposer: a page has positive sides, and an opaque background or none")
    (self.width, self.height, self.background) = (width, height, background)
    bitmap = Bitmap(width: width, height: height, filledWith: background)
  }

  private var isOpaque: Bool { background.alpha == 255 }

  /// Puts a bitmap on the page with its top left corner at a position.
  ///
  /// What is transparent in it shows the background; on a page without background it stays transparent.
  ///
  /// - Precondition: the bitmap lies inside the page.
  public func place(_ part: Bitmap, x: Int, y: Int) {
    require(
      x >= 0 && y >= 0 && x + part.width <= width && y + part.height <= height,
      "SheetComposer: a \(part.width)×\(part.height) bitmap at (\(x), \(y)) leaves the sheet")
    let isCopied = part.isOpaque || !isOpaque
    withPixels { pixels in
      part.withUnsafeBytes { bytes in
        let source = bytes.bindMemory(to: UInt32.self).baseAddress!
        for row in 0..<part.height {
          let target = pixels + (y + row) * width + x
          let from = source + row * part.width
          if isCopied {
            target.update(from: from, count: part.width)
          } else {
            for column in 0..<part.width {
              let pixel = Pixel(bgra: UInt32(littleEndian: from[column]))
              target[column] = pixel.over(background).bgra.littleEndian
            }
          }
        }
      }
    }
  }

  /// Draws a line one pixel wide around a rectangle, outside of it, as far as it is on the page.
  public func outline(_ rect: SheetLayout.Rect, with pixel: Pixel) {
    let value = pixel.bgra.littleEndian
    let columns = max(rect.x - 1, 0)..<min(rect.x + rect.w + 1, width)
    let rows = max(rect.y - 1, 0)..<min(rect.y + rect.h + 1, height)
    withPixels { pixels in
      for y in rows {
        let isEdge = y < rect.y || y >= rect.y + rect.h
        for x in columns where isEdge || x < rect.x || x >= rect.x + rect.w {
          pixels[y * width + x] = value
        }
      }
    }
  }

  private func withPixels(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    bitmap.withMutableBytes { body($0.bindMemory(to: UInt32.self).baseAddress!) }
  }

  /// The page as it is now; what is placed later does not change it.
  public func makeBitmap() -> Bitmap { bitmap }
}
