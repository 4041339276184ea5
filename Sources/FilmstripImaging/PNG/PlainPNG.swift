// SPDX-License-Identifier: MIT
internal import CFilmstripDeflate
internal import CFilmstripPNG

/// The quick way to the pixels of PNG files as most programs write them: 8-bit RGB or RGBA, not interlaced.
///
/// Whatever is unusual or damaged is left to libpng, which either can read it or says what is wrong: the two
/// never disagree on pixels.
struct PlainPNG {
  let width: Int
  let height: Int
  let bytesPerPixel: Int
  let parts: [Range<Int>]

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
      case PlainPNG.data where !isBehindPixels: parts.append(offset + 8..<offset + 8 + count)
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
}
