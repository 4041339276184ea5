// SPDX-License-Identifier: MIT
public import Imaging
internal import Wording

/// Assembles a sheet cell by cell, in any order.
///
/// Cells are copied in as they come, so only the sheet itself is kept. Not for use from two
/// threads at once.
public final class SheetComposer {
  /// Where the cells are; fixed from the start.
  public let layout: SheetLayout
  private let pixels: UnsafeMutablePointer<UInt32>

  /// A light grey that contrasts with both white and black screens.
  public static let background = Pixel(red: 0xe4, green: 0xe4, blue: 0xe9)

  /// Starts a sheet that is all background.
  public init(layout: SheetLayout) {
    self.layout = layout
    let count = layout.width * layout.height
    pixels =
      OutOfMemory.allocate(byteCount: count * 4).bindMemory(to: UInt32.self).baseAddress!
    pixels.initialize(repeating: SheetComposer.background.bgra.littleEndian, count: count)
  }

  deinit { pixels.deallocate() }

  /// Copies a bitmap over the sheet with its top left corner at a position.
  ///
  /// - Precondition: the bitmap lies inside the sheet.
  public func place(_ bitmap: Bitmap, x: Int, y: Int) {
    require(
      x >= 0 && y >= 0 && x + bitmap.width <= layout.width && y + bitmap.height <= layout.height,
      "SheetComposer: a \(bitmap.width)×\(bitmap.height) bitmap at (\(x), \(y)) leaves the sheet")
    bitmap.withUnsafeBytes { bytes in
      let source = bytes.bindMemory(to: UInt32.self).baseAddress!
      for row in 0..<bitmap.height {
        (pixels + (y + row) * layout.width + x).update(
          from: source + row * bitmap.width, count: bitmap.width)
      }
    }
  }

  /// The sheet as it is now.
  public func makeBitmap() -> Bitmap {
    Bitmap(width: layout.width, height: layout.height, isOpaque: true) { target in
      target.copyMemory(
        from: UnsafeRawBufferPointer(start: pixels, count: layout.width * layout.height * 4))
    }
  }
}
