// SPDX-License-Identifier: MIT
internal import CPixels

/// Pixel-format conversion and PNG row filtering in one pass over the image.
///
/// One filter type serves a whole image, because trying several for each row costs more than all
/// the rest of the encoding.
enum RowFilter: UInt8 {
  /// Samples as they are: for screens, whose flat areas and repeated letters deflate finds itself.
  case none = 0
  /// Each sample minus the one above: for photographs. The top row is stored as it is.
  case up = 2

  /// The filter that suits an image: *none* where neighbours in a row are mostly equal.
  ///
  /// Looks at every 16th row. On app screenshots *none* makes files a tenth to a fifth smaller than
  /// *up*; on photographs nothing repeats and differences are what deflate can shorten.
  static func suiting(_ pixels: UnsafeRawBufferPointer, width: Int, height: Int) -> RowFilter {
    guard let source = pixels.baseAddress, width > 1 else { return .none }
    var equal = 0
    var compared = 0
    for y in stride(from: 0, to: height, by: 16) {
      let row = source + y * width * 4
      var previous = load(row, 0)
      for x in 1..<width {
        let pixel = load(row, x)
        if pixel == previous { equal += 1 }
        previous = pixel
      }
      compared += width - 1
    }
    return equal * 2 >= compared ? .none : .up
  }

  /// Writes filtered rows of an image one after the other, each with its filter byte.
  ///
  /// Alpha is dropped, or colour is divided by it.
  func write(
    _ pixels: UnsafeRawBufferPointer, width: Int, rows: Range<Int>,
    as format: EncodedImage.PixelFormat, to target: UnsafeMutableRawBufferPointer
  ) {
    guard let source = pixels.baseAddress, var place = target.baseAddress else { return }
    for y in rows {
      place.storeBytes(of: rawValue, as: UInt8.self)
      let current = source + y * width * 4
      let above = self == .up && y > 0 ? current - width * 4 : nil
      switch format {
      case .rgb:
        filmstrip_pixels_pack(
          current.assumingMemoryBound(to: UInt32.self),
          above?.assumingMemoryBound(to: UInt32.self),
          (place + 1).assumingMemoryBound(to: UInt8.self), width)
      case .rgba: RowFilter.writeRGBA(current, above: above, width: width, to: place + 1)
      }
      place += width * format.bytesPerPixel + 1
    }
  }

  private static func writeRGBA(
    _ current: UnsafeRawPointer, above: UnsafeRawPointer?, width: Int,
    to target: UnsafeMutableRawPointer
  ) {
    for x in 0..<width {
      var value = straightRGBA(load(current, x))
      if let above { value = subtractBytes(value, straightRGBA(load(above, x))) }
      (target + x * 4).storeBytes(of: value.littleEndian, as: UInt32.self)
    }
  }

  @inline(__always)
  private static func load(_ row: UnsafeRawPointer, _ x: Int) -> UInt32 {
    UInt32(littleEndian: row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
  }

  /// Four byte-wise differences modulo 256, without carries between the bytes.
  @inline(__always)
  private static func subtractBytes(_ left: UInt32, _ right: UInt32) -> UInt32 {
    // Set every top bit of the left and clear every top bit of the right, so that no byte
    // borrows from its neighbour; then mend the top bits.
    let difference = (left | 0x8080_8080) &- (right & 0x7f7f_7f7f)
    return difference ^ ((left ^ ~right) & 0x8080_8080)
  }

  /// Premultiplied BGRA as straight RGBA, red in the lowest byte: min(255, round(c * 255 / a)).
  @inline(__always)
  private static func straightRGBA(_ bgra: UInt32) -> UInt32 {
    let alpha = bgra >> 24
    var red = bgra >> 16 & 0xff
    var green = bgra >> 8 & 0xff
    var blue = bgra & 0xff
    if alpha == 0 { return 0 }
    if alpha != 255 {
      red = min(255, (red * 255 + alpha / 2) / alpha)
      green = min(255, (green * 255 + alpha / 2) / alpha)
      blue = min(255, (blue * 255 + alpha / 2) / alpha)
    }
    return red | green << 8 | blue << 16 | alpha << 24
  }
}
