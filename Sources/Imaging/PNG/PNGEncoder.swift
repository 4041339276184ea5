// SPDX-License-Identifier: MIT
internal import Foundation

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
/// - Complexity: linear in the number of pixels; the working memory is a band, and the stream.
public struct PNGEncoder: ~Copyable {
  private var compressor: ZlibCompressor
  private var band = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// The last row of a block, which the next one is compared with.
  private var line: [UInt32] = []

  /// About the size of a processor core's second-level cache, with room for the rest.
  private static let bandByteCount = 256 << 10

  /// Creates an encoder.
  public init(compression: PNGCompression = .fastest) {
    compressor = ZlibCompressor(compression)
  }

  deinit { band.deallocate() }

  /// Encodes a bitmap.
  public mutating func encode(
    _ bitmap: Bitmap, as format: EncodedImage.PixelFormat
  ) -> EncodedImage {
    encode(rowsOf: bitmap, as: format) { _ in }
  }

  /// Encodes what would be the same bitmap, and scales it in the same pass to each of some sizes.
  ///
  /// The stream is that of the bitmap, and the scaled pictures are those of ``AreaScaler``.
  package mutating func encode(
    _ mosaic: Mosaic, as format: EncodedImage.PixelFormat, scaledTo sizes: [ScaledSize] = []
  ) -> (image: EncodedImage, scaled: [Bitmap]) {
    let scaling = MosaicScaling(mosaic, to: sizes)
    let image = encode(rowsOf: mosaic, as: format) { scaling.take($0) }
    return (image, scaling.bitmaps)
  }

  private mutating func encode(
    rowsOf source: some RowSource, as format: EncodedImage.PixelFormat,
    beside other: (RowBlock) -> Void
  ) -> EncodedImage {
    let (width, height) = (source.width, source.height)
    let stride = width * format.bytesPerPixel + 1
    let bandHeight = min(height, max(1, PNGEncoder.bandByteCount / stride))
    if band.count < bandHeight * stride {
      band.deallocate()
      band = OutOfMemory.allocate(byteCount: bandHeight * stride)
    }
    if line.count != width { line = [UInt32](repeating: 0, count: width) }
    compressor.begin(byteCount: stride * height)
    let filter = RowFilter.suiting(source)
    // Rows of the picture that have been written, and those of them that are in the band.
    var (written, held) = (0, 0)
    source.forEachBlock { block in
      other(block)
      for index in block.counts.indices {
        let row = block.row(index)
        for time in 0..<block.counts[index] {
          if held == bandHeight {
            compressor.append(
              UnsafeRawBufferPointer(rebasing: band[..<(held * stride)]), isLast: false)
            held = 0
          }
          let place = band.baseAddress! + held * stride
          if time > (filter == .up ? 1 : 0) && held > 0 {
            // As the row above, and so are its bytes; differences are all 0 from the second one on.
            place.copyMemory(from: place - stride, byteCount: stride)
          } else if time > 0 {
            filter.write(row, above: row, width: width, as: format, to: place)
          } else if index > 0 {
            filter.write(row, above: block.row(index - 1), width: width, as: format, to: place)
          } else {
            line.withUnsafeBufferPointer { above in
              filter.write(
                row, above: written > 0 ? above.baseAddress : nil, width: width, as: format,
                to: place)
            }
          }
          (written, held) = (written + 1, held + 1)
        }
      }
      if filter == .up, let last = block.counts.indices.last {
        line.withUnsafeMutableBufferPointer {
          $0.baseAddress!.update(from: block.row(last), count: width)
        }
      }
    }
    compressor.append(UnsafeRawBufferPointer(rebasing: band[..<(held * stride)]), isLast: true)
    return EncodedImage(width: width, height: height, format: format, zlib: compressor.stream())
  }
}
