// SPDX-License-Identifier: MIT
public import Foundation
internal import Wording

extension PNGFile {
  /// The bytes of a PNG file as small as this library makes them: for files that are kept, such as
  /// goldens.
  ///
  /// Pictures of at most 256 colours have a palette. Each of PNG's filters is tried for the whole
  /// picture, and for each row the one with the smallest sum of absolute differences, as the standard
  /// recommends; the shortest of libdeflate's strongest streams is taken, of equally short ones the
  /// first. Equal bitmaps give equal bytes.
  ///
  /// - Precondition: the bitmap is opaque: alpha is dropped.
  /// - Complexity: linear in the number of pixels, about 1 µs for each; memory for two copies of them.
  public static func smallestData(of bitmap: Bitmap) -> Data {
    let palette = Palette(of: bitmap)
    let samples = palette?.samples(of: bitmap) ?? rgbSamples(of: bitmap)
    let rowLength = samples.count / bitmap.height
    let distance = palette == nil ? 3 : 1
    var compressor = ZlibCompressor(.level(12))
    var best: [UInt8]?
    for filter in SampleFilter.allCases {
      // Indices have no differences that mean anything.
      if palette != nil && filter != .none { continue }
      let rows = filter.filtered(samples, rowLength: rowLength, distance: distance)
      let stream = rows.withUnsafeBytes { compressor.compress($0) }
      if stream.count < best?.count ?? .max { best = stream }
    }
    var header = UInt32(bitmap.width).bigEndianBytes + UInt32(bitmap.height).bigEndianBytes
    header += [UInt8(palette?.bitDepth ?? 8), palette == nil ? 2 : 3, 0, 0, 0]
    var chunks = [PNGChunk("IHDR", header), PNGChunks.sRGB, PNGChunks.software]
    if let palette { chunks.append(PNGChunk("PLTE", palette.bytes)) }
    return PNGChunks.file(chunks + [PNGChunk("IDAT", best ?? []), PNGChunks.end])
  }

  private static func rgbSamples(of bitmap: Bitmap) -> [UInt8] {
    bitmap.withUnsafeBytes { pixels in
      [UInt8](unsafeUninitializedCapacity: bitmap.width * bitmap.height * 3) { samples, count in
        for pixel in 0..<bitmap.width * bitmap.height {
          samples[pixel * 3] = pixels[pixel * 4 + 2]
          samples[pixel * 3 + 1] = pixels[pixel * 4 + 1]
          samples[pixel * 3 + 2] = pixels[pixel * 4]
        }
        count = bitmap.width * bitmap.height * 3
      }
    }
  }
}

/// The colours of a picture that has few of them.
private struct Palette {
  /// Bits of an index.
  let bitDepth: Int
  private let colors: [UInt32]

  /// The colours in ascending order; nil for more than 256.
  init?(of bitmap: Bitmap) {
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
    guard isSmall else { return nil }
    colors = seen.sorted()
    let count = seen.count
    bitDepth = [1, 2, 4].first { count <= 1 << $0 } ?? 8
  }

  /// Red, green and blue of each colour.
  var bytes: [UInt8] {
    colors.flatMap { color in
      let pixel = Pixel(bgra: UInt32(littleEndian: color))
      return [pixel.red, pixel.green, pixel.blue]
    }
  }

  /// The index of each pixel, the first one of a byte in its highest bits; rows begin at bytes.
  func samples(of bitmap: Bitmap) -> [UInt8] {
    let indices = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
    let perByte = 8 / bitDepth
    let rowLength = (bitmap.width + perByte - 1) / perByte
    var samples = [UInt8](repeating: 0, count: rowLength * bitmap.height)
    bitmap.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let index = indices[pixels[y * bitmap.width + x]] ?? 0
          let shift = 8 - bitDepth - x % perByte * bitDepth
          samples[y * rowLength + x / perByte] |= index << UInt8(shift)
        }
      }
    }
    return samples
  }
}

/// How rows of samples are filtered before they are compressed: PNG's five types, or the best for each
/// row.
private enum SampleFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth, best

  /// The rows, each with the number of its filter before it; `distance` is from a sample to the same
  /// one of the pixel at its left.
  func filtered(_ samples: [UInt8], rowLength: Int, distance: Int) -> [UInt8] {
    let height = samples.count / rowLength
    var result = [UInt8](repeating: 0, count: samples.count + height)
    var row = [UInt8](repeating: 0, count: rowLength)
    samples.withUnsafeBufferPointer { samples in
      for y in 0..<height {
        let filter = self == .best ? best(samples, y, rowLength, distance, &row) : self
        filter.apply(samples, y, rowLength, distance, &row)
        let start = y * (rowLength + 1)
        result[start] = filter.rawValue
        result.replaceSubrange(start + 1..<start + 1 + rowLength, with: row)
      }
    }
    return result
  }

  private func best(
    _ samples: UnsafeBufferPointer<UInt8>, _ y: Int, _ rowLength: Int, _ distance: Int,
    _ row: inout [UInt8]
  ) -> SampleFilter {
    var (best, least) = (SampleFilter.none, Int.max)
    for filter in [SampleFilter.none, .sub, .up, .average, .paeth] {
      filter.apply(samples, y, rowLength, distance, &row)
      let sum = row.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
      if sum < least { (best, least) = (filter, sum) }
    }
    return best
  }

  private func apply(
    _ samples: UnsafeBufferPointer<UInt8>, _ y: Int, _ rowLength: Int, _ distance: Int,
    _ row: inout [UInt8]
  ) {
    let start = y * rowLength
    for x in 0..<rowLength {
      let sample = samples[start + x]
      let left = x >= distance ? samples[start + x - distance] : 0
      let above = y > 0 ? samples[start + x - rowLength] : 0
      let corner = x >= distance && y > 0 ? samples[start + x - rowLength - distance] : 0
      row[x] = sample &- prediction(left: left, above: above, corner: corner)
    }
  }

  private func prediction(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    switch self {
    case .none, .best: return 0
    case .sub: return left
    case .up: return above
    case .average: return UInt8((Int(left) + Int(above)) / 2)
    case .paeth:
      let estimate = Int(left) + Int(above) - Int(corner)
      let distances = (
        abs(estimate - Int(left)), abs(estimate - Int(above)), abs(estimate - Int(corner))
      )
      if distances.0 <= distances.1 && distances.0 <= distances.2 { return left }
      return distances.1 <= distances.2 ? above : corner
    }
  }
}
