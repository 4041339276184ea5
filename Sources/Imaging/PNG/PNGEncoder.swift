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
    let (width, height) = (bitmap.width, bitmap.height)
    let stride = width * format.bytesPerPixel + 1
    let bandHeight = min(height, max(1, PNGEncoder.bandByteCount / stride))
    if band.count < bandHeight * stride {
      band.deallocate()
      band = OutOfMemory.allocate(byteCount: bandHeight * stride)
    }
    compressor.begin(byteCount: stride * height)
    bitmap.withUnsafeBytes { pixels in
      let filter = RowFilter.suiting(pixels, width: width, height: height)
      var first = 0
      while first < height {
        let rows = first..<min(first + bandHeight, height)
        filter.write(pixels, width: width, rows: rows, as: format, to: band)
        compressor.append(
          UnsafeRawBufferPointer(rebasing: band[..<(rows.count * stride)]),
          isLast: rows.upperBound == height)
        first = rows.upperBound
      }
    }
    return EncodedImage(width: width, height: height, format: format, zlib: compressor.stream())
  }
}
