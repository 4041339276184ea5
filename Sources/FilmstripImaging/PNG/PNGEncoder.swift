// SPDX-License-Identifier: MIT
internal import CFilmstripPixels

/// The pixels of one image as PNG compresses them: filtered rows in one zlib stream.
///
/// A still file and a frame of an animation share it: ``PNGFile`` wraps it in `IDAT`,
/// ``AnimatedPNGWriter`` in `fdAT`.
public struct EncodedImage: Sendable, Equatable {
  /// How the samples of a pixel are laid out in the file.
  public enum PixelFormat: UInt8, Sendable {
    /// Three 8-bit samples; alpha is dropped, which is right for an opaque bitmap.
    case rgb = 2
    /// Four 8-bit samples, colour not premultiplied.
    case rgba = 6

    var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
  }

  /// Width in pixels, at least 1.
  public let width: Int
  /// Height in pixels, at least 1.
  public let height: Int
  /// How the samples in `zlib` are laid out.
  public let format: PixelFormat
  /// A zlib stream of `height` rows, each a filter byte and the filtered samples.
  public let zlib: [UInt8]
}

/// Turns bitmaps into compressed PNG image data, with working memory that is reused.
///
/// Made for speed: one filter for the whole image, and the fastest compression by default. Rows are
/// converted and compressed in bands that stay in the processor's cache. Equal bitmaps give equal
/// bytes. Keep one encoder for each thread.
///
/// - Complexity: linear in the number of pixels; the working memory is a band, nine rows, and the stream.
public struct PNGEncoder: ~Copyable {
  private var compressor: ZlibCompressor
  private var band = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var lines = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// About the size of a processor core's second-level cache, with room for the rest.
  private static let bandByteCount = 256 << 10

  /// Creates an encoder.
  public init(compression: PNGCompression = .fastest) { compressor = ZlibCompressor(compression) }

  deinit {
    band.deallocate()
    lines.deallocate()
  }

  /// Encodes a bitmap.
  public mutating func encode(
    _ bitmap: Bitmap, as format: EncodedImage.PixelFormat
  ) -> EncodedImage {
    encode(BitmapRows(bitmap), as: format) { _ in }
  }

  /// Encodes what would be the same bitmap, without transparency, and scales it in the same pass to each of some
  /// sizes.
  ///
  /// The stream is that of the bitmap, and the scaled pictures are those of ``AreaScaler``.
  package mutating func encode(
    _ mosaic: Mosaic, scaledTo sizes: [ScaledSize] = []
  ) -> (image: EncodedImage, scaled: [Bitmap]) {
    let scaling = MosaicScaling(mosaic, to: sizes)
    let image = encode(MosaicRows(mosaic), as: .rgb) { scaling.take($0) }
    return (image, scaling.bitmaps)
  }

  private mutating func encode(
    _ source: some RowSource, as format: EncodedImage.PixelFormat,
    beside other: (RowBlock) -> Void
  ) -> EncodedImage {
    let (width, height, repeats) = (source.width, source.height, source.repeats)
    let sampleCount = width * format.bytesPerPixel
    let stride = sampleCount + 1
    let bandHeight = min(height, max(1, PNGEncoder.bandByteCount / stride))
    PNGEncoder.reserve(bandHeight * stride, in: &band)
    compressor.begin(byteCount: stride * height)
    let filter = RowFilter.suiting(source)
    if filter == .up {
      PNGEncoder.reserve(min(height, RowBlock.usualCount + 1) * sampleCount, in: &lines)
    }
    // Rows in the band, rows that were made, and the one above as it was before it was filtered.
    var (held, made, above) = (0, 0, UnsafePointer<UInt8>?.none)
    var block = RowBlock()
    func pass() {
      if !block.rows.isEmpty { other(block) }
      block.removeAll()
    }
    for y in 0..<height {
      if held == bandHeight {
        pass()
        compressor.append(UnsafeRawBufferPointer(rebasing: band[..<(held * stride)]), isLast: false)
        held = 0
      }
      let place = band.baseAddress! + held * stride
      let target = (place + 1).assumingMemoryBound(to: UInt8.self)
      place.storeBytes(of: filter.rawValue, as: UInt8.self)
      held += 1
      if repeats[y] && held > 1 {
        block.repeatLast()
        switch filter {
        case .none: target.update(from: target - stride, count: sampleCount)
        case .up: target.update(repeating: 0, count: sampleCount)
        }
        continue
      }
      if block.isFull { pass() }
      guard filter == .up else {
        source.write(row: y, as: format, to: target)
        block.append(target)
        continue
      }
      let line = (lines.baseAddress! + made % (RowBlock.usualCount + 1) * sampleCount)
        .assumingMemoryBound(to: UInt8.self)
      source.write(row: y, as: format, to: line)
      block.append(line)
      if let above {
        filmstrip_samples_subtract(line, above, target, sampleCount)
      } else {
        target.update(from: line, count: sampleCount)
      }
      (made, above) = (made + 1, UnsafePointer(line))
    }
    pass()
    compressor.append(UnsafeRawBufferPointer(rebasing: band[..<(held * stride)]), isLast: true)
    return EncodedImage(width: width, height: height, format: format, zlib: compressor.stream())
  }

  private static func reserve(_ byteCount: Int, in memory: inout UnsafeMutableRawBufferPointer) {
    guard memory.count < byteCount else { return }
    memory.deallocate()
    memory = OutOfMemory.allocate(byteCount: byteCount)
  }
}
