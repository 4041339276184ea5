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
  static func suiting(_ source: some RowSource) -> RowFilter {
    let (width, height) = (source.width, source.height)
    guard width > 1 else { return .none }
    var equal = 0
    var compared = 0
    for y in stride(from: 0, to: height, by: 16) {
      source.withRow(y) { equal += filmstrip_pixels_repeated($0, width) }
      compared += width - 1
    }
    return equal * 2 >= compared ? .none : .up
  }

  /// Writes the filtered bytes of a row, its filter byte first; `above` is nil for the top row.
  ///
  /// Alpha is dropped, or colour is divided by it.
  func write(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, width: Int,
    as format: EncodedImage.PixelFormat, to target: UnsafeMutableRawPointer
  ) {
    target.storeBytes(of: rawValue, as: UInt8.self)
    let above = self == .up ? above : nil
    switch format {
    case .rgb:
      filmstrip_pixels_pack(
        row, above, (target + 1).assumingMemoryBound(to: UInt8.self), width)
    case .rgba: RowFilter.writeRGBA(row, above: above, width: width, to: target + 1)
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
