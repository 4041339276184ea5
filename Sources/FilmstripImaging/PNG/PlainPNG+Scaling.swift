// SPDX-License-Identifier: MIT
internal import CFilmstripPNG

extension PlainPNG {
  /// The pixels as `AreaScaler` scales them; nil where libpng may still be able to read them, or has to say
  /// what is wrong.
  ///
  /// Rows are scaled as they are unpacked: the picture in its own size is never in memory.
  func decode(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int) -> Bitmap? {
    guard hasUsualHead(bytes) else { return nil }
    var alpha: UInt8?
    let bitmap = Bitmap(width: width, height: height, isOpaque: false) { target in
      let scaler = RowScaler(
        from: (self.width, self.height), as: bytesPerPixel == 3 ? .rgb : .bgra,
        to: (width, height), into: target.baseAddress!)
      alpha = pass(rowsOf: bytes, to: scaler)
    }
    // Screenshots often have an alpha channel that is opaque throughout.
    return alpha.map { $0 == 255 ? bitmap.markedOpaque() : bitmap }
  }

  /// How many bytes are unpacked at a time: what stays in a processor's cache.
  private static let blockByteCount = 1 << 18

  /// Passes all rows on; returns all alphas and'ed, nil for what is damaged or unusual.
  private func pass(rowsOf bytes: UnsafeRawBufferPointer, to scaler: RowScaler) -> UInt8? {
    var stream = ZlibUnpacker(bytes, parts: parts)
    let count = width * bytesPerPixel
    // Each row has the number of its filter before it.
    let stride = count + 1
    let rowsPerBlock = min(max(PlainPNG.blockByteCount / stride, 1), height)
    // The row above the block, and the block.
    let block = OutOfMemory.allocate(byteCount: (rowsPerBlock + 1) * stride)
    let pixels = OutOfMemory.allocate(byteCount: bytesPerPixel == 4 ? rowsPerBlock * count : 0)
    defer {
      block.deallocate()
      pixels.deallocate()
    }
    let above = block.bindMemory(to: UInt8.self).baseAddress!
    let premultiplied = pixels.bindMemory(to: UInt8.self).baseAddress!
    above.initialize(repeating: 0, count: stride)
    let rows = above + stride
    var all: UInt8 = 255
    for start in Swift.stride(from: 0, to: height, by: rowsPerBlock) {
      let rowCount = min(rowsPerBlock, height - start)
      guard stream.fill(UnsafeMutableRawBufferPointer(start: rows, count: rowCount * stride))
      else { return nil }
      for row in 0..<rowCount {
        let current = rows + row * stride + 1
        let filter = Int32(current[-1])
        guard filmstrip_png_unfilter(filter, current, current - stride, count, bytesPerPixel) == 0
        else { return nil }
        if bytesPerPixel == 4 {
          all &= filmstrip_png_expand_rgba(current, premultiplied + row * count, width)
        }
      }
      if bytesPerPixel == 3 {
        scaler.take(rows + 1, count: rowCount, stride: stride)
      } else {
        scaler.take(premultiplied, count: rowCount, stride: count)
      }
      above.update(from: rows + (rowCount - 1) * stride, count: stride)
    }
    return stream.hasEnded() ? all : nil
  }

  /// Whether the stream begins as most do, with the largest window, no dictionary and the right check bits.
  private func hasUsualHead(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var head: [Int] = []
    for byte in parts.lazy.joined().prefix(2) { head.append(Int(bytes[byte])) }
    guard head.count == 2, head[0] == 0x78, head[1] & 0x20 == 0 else { return false }
    return (head[0] * 256 + head[1]).isMultiple(of: 31)
  }
}
