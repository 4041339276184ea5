// SPDX-License-Identifier: MIT
internal import CFilmstripDeflate
package import Foundation

/// Texts as gzip files, which any system can open.
package enum GzipData {
  /// The bytes that each such file begins with (RFC 1952, 2.3.1), with deflate as its method.
  package static let mark = Data([0x1f, 0x8b, 8])
  /// What precedes and follows the compressed bytes in a file without a name.
  private static let frameByteCount = 18
  /// Deflate makes no more bytes of one: a match of 258 takes two bits at least.
  private static let greatestRatio = 1_032

  /// The smallest file of some bytes; without a name or a time, so that the same bytes give the same file.
  package static func compress(_ data: Data) -> Data {
    guard let compressor = libdeflate_alloc_compressor(12) else {
      OutOfMemory.stop(byteCount: 1 << 20)
    }
    defer { libdeflate_free_compressor(compressor) }
    var output = Data(count: libdeflate_gzip_compress_bound(compressor, data.count))
    let count = output.withUnsafeMutableBytes { target in
      data.withUnsafeBytes { source in
        libdeflate_gzip_compress(
          compressor, source.baseAddress, source.count, target.baseAddress, target.count)
      }
    }
    return output.prefix(count)
  }

  /// The bytes that a file was made of; nil for a file that is damaged, or has more than so many.
  package static func decompress(_ file: Data, maximumByteCount: Int) -> Data? {
    guard file.count >= frameByteCount, file.starts(with: mark) else { return nil }
    // The last four bytes say how many there are, and may say anything.
    let size = file.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard size <= min(maximumByteCount, file.count * greatestRatio),
      let decompressor = libdeflate_alloc_decompressor()
    else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    // One at least, so that there is memory to point at.
    var output = Data(count: max(size, 1))
    var (readCount, writtenCount) = (0, 0)
    let status = output.withUnsafeMutableBytes { target in
      file.withUnsafeBytes { source in
        libdeflate_gzip_decompress_ex(
          decompressor, source.baseAddress, source.count, target.baseAddress, size, &readCount,
          &writtenCount)
      }
    }
    guard status == LIBDEFLATE_SUCCESS, readCount == file.count, writtenCount == size else {
      return nil
    }
    return output.prefix(size)
  }
}
