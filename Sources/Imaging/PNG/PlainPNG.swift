// SPDX-License-Identifier: MIT
internal import CDeflate
internal import CPNG
internal import Foundation

/// The quick way to the pixels of PNG files as most programs write them: 8-bit RGB or RGBA, not interlaced.
///
/// libdeflate unpacks them all at once, in less than half of the time that zlib takes. Whatever is unusual or
/// damaged is left to libpng, which either can read it or says what is wrong: the two never disagree on pixels.
struct PlainPNG {
  private let width: Int
  private let height: Int
  private let bytesPerPixel: Int
  /// The parts of the compressed pixels, in the order in which they follow each other.
  private let parts: [Range<Int>]

  /// Looks through the chunks of a file; nil for one that is better left to libpng.
  init?(_ bytes: UnsafeRawBufferPointer, header: filmstrip_png_header) {
    let hasAlpha = header.colorType == PNG_COLOR_TYPE_RGB_ALPHA
    // Transparency of an RGB file is a colour that stands for it.
    guard header.bitDepth == 8, Int(1).littleEndian == 1,
      hasAlpha || header.colorType == PNG_COLOR_TYPE_RGB && header.hasTransparency == 0
    else { return nil }
    (width, height) = (Int(header.width), Int(header.height))
    bytesPerPixel = hasAlpha ? 4 : 3
    // The last byte of the header says whether it is interlaced.
    guard bytes.count > 33, bytes[28] == 0 else { return nil }
    var parts: [Range<Int>] = []
    var offset = 8
    var isBehindPixels = false
    while true {
      guard offset + 12 <= bytes.count else { return nil }
      let count = Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).bigEndian)
      guard offset + 12 + count <= bytes.count else { return nil }
      let type = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self).bigEndian
      let isCritical = bytes[offset + 4] & 0x20 == 0
      if isCritical || type == PlainPNG.transparency {
        guard PlainPNG.hasRightChecksum(bytes, offset + 4, count + 8) else { return nil }
      }
      switch type {
      case PlainPNG.header where offset == 8: break
      case PlainPNG.data where !isBehindPixels:
        parts.append(offset + 8..<offset + 8 + count)
      case PlainPNG.end:
        guard !parts.isEmpty else { return nil }
        self.parts = parts
        return
      default:
        guard !isCritical else { return nil }
      }
      if type != PlainPNG.data, !parts.isEmpty { isBehindPixels = true }
      offset += 12 + count
    }
  }

  private static let header: UInt32 = 0x4948_4452  // IHDR
  private static let data: UInt32 = 0x4944_4154  // IDAT
  private static let end: UInt32 = 0x4945_4e44  // IEND
  private static let transparency: UInt32 = 0x7452_4e53  // tRNS

  private static func hasRightChecksum(
    _ bytes: UnsafeRawBufferPointer, _ offset: Int, _ count: Int
  ) -> Bool {
    let expected = bytes.loadUnaligned(fromByteOffset: offset + count - 4, as: UInt32.self)
    return libdeflate_crc32(0, bytes.baseAddress! + offset, count - 4) == expected.bigEndian
  }

  /// The pixels; nil where libpng may still be able to read them, or has to say what is wrong.
  ///
  /// `recycled` lends its memory if no one else uses it.
  func decode(_ bytes: UnsafeRawBufferPointer, recycling recycled: consuming Bitmap?) -> Bitmap? {
    guard parts.count > 1 else {
      return unpack(
        UnsafeRawBufferPointer(rebasing: bytes[parts[0]]), recycling: consume recycled)
    }
    var compressed: [UInt8] = []
    for part in parts { compressed += bytes[part] }
    var old: Bitmap? = consume recycled
    return compressed.withUnsafeBytes { unpack($0, recycling: old.take()) }
  }

  private func unpack(
    _ stream: UnsafeRawBufferPointer, recycling recycled: consuming Bitmap?
  ) -> Bitmap? {
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
      let bitmap = Bitmap(
        recycling: consume recycled, width: width, height: height, isOpaque: true
      ) { target in
        // The rows lie at the end of the bitmap's own memory. Each becomes pixels in front of those that
        // are left: three bytes and one for the filter give four.
        let rows = UnsafeMutableRawBufferPointer(rebasing: target[(target.count - count)...])
        alpha = fill(rows) ? convert(rows, to: target, isShared: true) : nil
      }
      return alpha == nil ? nil : bitmap
    }
    let rows = LargeMemory(byteCount: count)
    guard fill(rows.bytes) else { return nil }
    let bitmap = Bitmap(
      recycling: consume recycled, width: width, height: height, isOpaque: false
    ) { target in alpha = convert(rows.bytes, to: target, isShared: false) }
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
