// SPDX-License-Identifier: MIT
internal import CFilmstripDeflate
internal import CFilmstripPNG
public import Foundation
internal import FilmstripWording

extension PNGFile {
  /// The bytes of a small PNG file: for files that are kept, such as goldens.
  ///
  /// Pictures of at most 256 colours have a palette. Rows are filtered by libpng, once with none and once
  /// with the filter for each row that has the smallest sum of absolute differences, as the standard
  /// recommends; the shorter of libdeflate's streams of level 9 is taken. Level 12 takes thirty times as long
  /// for sheets that are a twentieth smaller. Equal bitmaps give equal bytes.
  ///
  /// - Precondition: the bitmap is opaque: alpha is dropped.
  /// - Complexity: linear in the number of pixels; memory for four copies of them.
  public static func smallestData(of bitmap: Bitmap) -> Data {
    let samples = PNGSamples(of: bitmap)
    var compressor = ZlibCompressor(.level(9))
    var best: [UInt8]?
    // Indices have no differences that mean anything.
    for isFiltered in samples.palette.isEmpty ? [false, true] : [false] {
      let rows = samples.rows(isFiltered: isFiltered)
      let stream = rows.withUnsafeBytes { compressor.compress($0) }
      if stream.count < best?.count ?? .max { best = stream }
    }
    let header =
      UInt32(bitmap.width).bigEndianBytes + UInt32(bitmap.height).bigEndianBytes
      + [UInt8(samples.bitDepth), UInt8(samples.colorType), 0, 0, 0]
    var chunks = [PNGChunk("IHDR", header), PNGChunks.sRGB, PNGChunks.software]
    if !samples.palette.isEmpty { chunks.append(PNGChunk("PLTE", samples.palette)) }
    return PNGChunks.file(chunks + [PNGChunk("IDAT", best ?? []), PNGChunks.end])
  }
}

private struct PNGSamples {
  let width: Int
  let height: Int
  let bitDepth: Int
  /// Red, green and blue of each colour, in the order of their indices; empty without a palette.
  let palette: [UInt8]
  private let bytes: [UInt8]

  var colorType: Int32 { palette.isEmpty ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_PALETTE }

  private var rowLength: Int { bytes.count / height }

  init(of bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    guard let colors = PNGSamples.colors(of: bitmap) else {
      (bitDepth, palette) = (8, [])
      bytes = PNGSamples.rgb(bitmap)
      return
    }
    let depth = [1, 2, 4].first { colors.count <= 1 << $0 } ?? 8
    bitDepth = depth
    palette = colors.flatMap { color in
      let pixel = Pixel(bgra: UInt32(littleEndian: color))
      return [pixel.red, pixel.green, pixel.blue]
    }
    bytes = PNGSamples.indices(of: bitmap, in: colors, bitDepth: depth)
  }

  /// The rows, each with the number of its filter before it.
  func rows(isFiltered: Bool) -> [UInt8] {
    let filteredCount = bytes.count + height
    // Stored in blocks of at most 65,535 bytes, in chunks of at most 8,192 bytes.
    let capacity = filteredCount + filteredCount / 256 + 4_096
    let memory = OutOfMemory.allocate(byteCount: capacity)
    defer { memory.deallocate() }
    var sink = filmstrip_png_sink(
      bytes: memory.bindMemory(to: UInt8.self).baseAddress, count: 0, capacity: capacity)
    var message = [CChar](repeating: 0, count: Int(FILMSTRIP_PNG_MESSAGE))
    let failed = filmstrip_png_filter(
      bytes, UInt32(width), UInt32(height), Int32(bitDepth), colorType, rowLength,
      isFiltered ? 1 : 0, &sink,
      &message)
    require(failed == 0, "PNGFile.smallestData: libpng refused the rows")
    let stream = PNGSamples.imageData(in: UnsafeRawBufferPointer(memory)[..<sink.count])
    guard let decompressor = libdeflate_alloc_decompressor() else {
      OutOfMemory.stop(byteCount: 1 << 16)
    }
    defer { libdeflate_free_decompressor(decompressor) }
    return [UInt8](unsafeUninitializedCapacity: filteredCount) { rows, count in
      let status = libdeflate_zlib_decompress(
        decompressor, stream, stream.count, rows.baseAddress, filteredCount, nil)
      require(status == LIBDEFLATE_SUCCESS, "PNGFile.smallestData: the rows are incomplete")
      count = filteredCount
    }
  }

  private static func imageData(in chunks: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
    let bytes = UnsafeRawBufferPointer(rebasing: chunks)
    var data: [UInt8] = []
    var offset = 0
    while offset + 12 <= bytes.count {
      let length = Int(
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      let type = bytes[offset + 4..<offset + 8]
      if type.elementsEqual("IDAT".utf8) { data += bytes[offset + 8..<offset + 8 + length] }
      offset += 12 + length
    }
    return data
  }

  /// The colours of a picture that has at most 256, in ascending order; nil for another.
  private static func colors(of bitmap: Bitmap) -> [UInt32]? {
    var seen: Set<UInt32> = []
    let isSmall = bitmap.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var last = pixels[0]
      seen.insert(last)
      for pixel in pixels where pixel != last {
        last = pixel
        if seen.insert(pixel).inserted, seen.count > 256 { return false }
      }
      return true
    }
    return isSmall ? seen.sorted() : nil
  }

  private static func rgb(_ bitmap: Bitmap) -> [UInt8] {
    let count = bitmap.width * bitmap.height
    return bitmap.withUnsafeBytes { pixels in
      [UInt8](unsafeUninitializedCapacity: count * 3) { samples, sampleCount in
        for pixel in 0..<count {
          samples[pixel * 3] = pixels[pixel * 4 + 2]
          samples[pixel * 3 + 1] = pixels[pixel * 4 + 1]
          samples[pixel * 3 + 2] = pixels[pixel * 4]
        }
        sampleCount = count * 3
      }
    }
  }

  /// The index of each pixel, the first one of a byte in its highest bits; rows begin at bytes.
  private static func indices(of bitmap: Bitmap, in colors: [UInt32], bitDepth: Int) -> [UInt8] {
    let places = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
    let perByte = 8 / bitDepth
    let rowLength = (bitmap.width + perByte - 1) / perByte
    var samples = [UInt8](repeating: 0, count: rowLength * bitmap.height)
    bitmap.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var (last, index) = (colors[0], UInt8(0))
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let pixel = pixels[y * bitmap.width + x]
          if pixel != last { (last, index) = (pixel, places[pixel] ?? 0) }
          let shift = 8 - bitDepth - x % perByte * bitDepth
          samples[y * rowLength + x / perByte] |= index << UInt8(shift)
        }
      }
    }
    return samples
  }
}
