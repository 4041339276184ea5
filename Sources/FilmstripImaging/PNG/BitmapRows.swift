// SPDX-License-Identifier: MIT
internal import CFilmstripPixels

/// A bitmap that is read once: which of its rows repeat is not worth finding out.
struct BitmapRows: RowSource {
  private let bitmap: Bitmap
  private let pixels: UnsafePointer<UInt32>
  let repeats: [Bool]

  var width: Int { bitmap.width }
  var height: Int { bitmap.height }

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    pixels = UnsafePointer(bitmap.storage.bytes.bindMemory(to: UInt32.self).baseAddress!)
    repeats = [Bool](repeating: false, count: bitmap.height)
  }

  func write(
    row y: Int, as format: EncodedImage.PixelFormat, to target: UnsafeMutablePointer<UInt8>
  ) {
    // The rows follow each other, which processors foresee.
    format.store(pixels + y * width, count: width, to: target, ahead: 0)
  }

  func repeatedPixelCount(inRow y: Int) -> Int {
    filmstrip_pixels_repeated(pixels + y * width, width)
  }
}
