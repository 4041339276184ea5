// SPDX-License-Identifier: MIT
internal import CFilmstripDeflate
internal import CFilmstripPNG

extension PlainPNG {
  /// The pixels, unpacked all at once by libdeflate in less than half of the time that zlib takes; nil where
  /// libpng may still be able to read them, or has to say what is wrong.
  func decode(_ bytes: UnsafeRawBufferPointer) -> Bitmap? {
    guard parts.count > 1 else { return unpack(UnsafeRawBufferPointer(rebasing: bytes[parts[0]])) }
    var compressed: [UInt8] = []
    for part in parts { compressed += bytes[part] }
    return compressed.withUnsafeBytes(unpack)
  }

  private func unpack(_ stream: UnsafeRawBufferPointer) -> Bitmap? {
    // A smaller window than the largest makes some streams wrong, which libdeflate does not look at.
    guard stream.count > 2, stream[0] == 0x78,
      let decompressor = libdeflate_alloc_decompressor()
    else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let count = (width * bytesPerPixel + 1) * height
    func fill(_ memory: UnsafeMutableRawBufferPointer) -> Bool {
      libdeflate_zlib_decompress(
        decompressor, stream.baseAddress, stream.count, memory.baseAddress, count, nil)
        == LIBDEFLATE_SUCCESS
    }
    var alpha: UInt8?
    if bytesPerPixel == 3 {
      let bitmap = Bitmap(width: width, height: height, isOpaque: true) { target in
        // The rows lie at the end of the bitmap's own memory. Each becomes pixels in front of those that
        // are left: three bytes and one for the filter give four.
        let rows = UnsafeMutableRawBufferPointer(rebasing: target[(target.count - count)...])
        alpha = fill(rows) ? convert(rows, to: target, isShared: true) : nil
      }
      return alpha == nil ? nil : bitmap
    }
    let rows = LargeMemory(byteCount: count)
    guard fill(rows.bytes) else { return nil }
    let bitmap = Bitmap(width: width, height: height, isOpaque: false) { target in
      alpha = convert(rows.bytes, to: target, isShared: false)
    }
    // Screenshots often have an alpha channel that is opaque throughout.
    return alpha.map { $0 == 255 ? bitmap.markedOpaque() : bitmap }
  }

  /// How many rows before the last the pixels come so near to the rows that are left that a row has to be
  /// copied first: pixels of row y end at 4w (y + 1), and where rows are shared with them row y − 1 begins at
  /// 4w (y − 1) + (h − y + 1) (w − 1), which is at least 8w more for these many rows and two pixels.
  private static let nearRowCount = 20

  /// Undoes the filters and writes premultiplied pixels; returns all alphas and'ed, nil for an unknown filter.
  ///
  /// Filters are undone in place. `isShared` says that the rows lie at the end of the target.
  private func convert(
    _ rows: UnsafeMutableRawBufferPointer, to target: UnsafeMutableRawBufferPointer, isShared: Bool
  ) -> UInt8? {
    let count = width * bytesPerPixel
    let far = isShared ? (width > 1 ? max(0, height - PlainPNG.nearRowCount) : 0) : height
    // Two rows in turn, with the byte behind that conversion reads.
    let stride = count + 1
    var lines = [UInt8](repeating: 0, count: 2 * stride)
    return lines.withUnsafeMutableBufferPointer { lines in
      var above = lines.baseAddress!
      var spare = above + stride
      var all: UInt8 = 255
      for y in 0..<height {
        let row = rows.baseAddress! + y * stride
        let filter = row.load(as: UInt8.self)
        var current = (row + 1).assumingMemoryBound(to: UInt8.self)
        if y >= far {
          if y == far, y > 0 {
            lines.baseAddress!.update(from: above, count: count)
            above = lines.baseAddress!
          }
          spare.update(from: current, count: count)
          current = spare
        }
        guard filmstrip_png_unfilter(Int32(filter), current, above, count, bytesPerPixel) == 0
        else { return nil }
        let pixels = (target.baseAddress! + y * width * 4).assumingMemoryBound(to: UInt8.self)
        if bytesPerPixel == 3 {
          filmstrip_png_expand_rgb(current, pixels, width)
        } else {
          all &= filmstrip_png_expand_rgba(current, pixels, width)
        }
        if y >= far { spare = above }
        above = current
      }
      return all
    }
  }
}
