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
/// Made for speed: one filter for the whole image, and the fastest compression unless told
/// otherwise. Equal bitmaps give equal bytes. Keep one encoder for each thread.
///
/// - Complexity: linear in the number of pixels; the working memory is one image.
public struct PNGEncoder: ~Copyable {
  private var compressor: ZlibCompressor
  private var memory = LargeMemory(byteCount: 0)

  /// Creates an encoder.
  public init(compression: PNGCompression = .fastest) {
    compressor = ZlibCompressor(compression)
  }

  /// Encodes a bitmap.
  public mutating func encode(
    _ bitmap: Bitmap, as format: EncodedImage.PixelFormat
  ) -> EncodedImage {
    let stride = bitmap.width * format.bytesPerPixel + 1
    let byteCount = stride * bitmap.height
    // Conversion to RGB writes four bytes for each three it keeps, hence the slack at the end.
    if memory.bytes.count < byteCount + 8 { memory = LargeMemory(byteCount: byteCount + 8) }
    let rows = memory.bytes
    bitmap.withUnsafeBytes { pixels in
      let (width, height) = (bitmap.width, bitmap.height)
      let filter = RowFilter.suiting(pixels, width: width, height: height)
      switch format {
      case .rgb: filter.writeRGB(pixels, width: width, height: height, to: rows)
      case .rgba: filter.writeRGBA(pixels, width: width, height: height, to: rows)
      }
    }
    let zlib = compressor.compress(UnsafeRawBufferPointer(rebasing: rows[..<byteCount]))
    return EncodedImage(width: bitmap.width, height: bitmap.height, format: format, zlib: zlib)
  }
}
