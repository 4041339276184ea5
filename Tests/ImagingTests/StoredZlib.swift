// SPDX-License-Identifier: MIT
import Bombs
import Foundation
import FilmstripImaging

/// Zlib streams made by hand, and taken apart to look at what an encoder packed.
enum StoredZlib {
  /// A zlib stream of stored blocks (RFC 1950 and RFC 1951, section 3.2.4): no compression.
  static func stream(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var offset = 0
    repeat {
      let count = min(bytes.count - offset, 65_535)
      let isLast = offset + count == bytes.count
      let (low, high) = (UInt8(count & 0xff), UInt8(count >> 8))
      stream += [isLast ? 1 : 0, low, high, ~low, ~high] + bytes[offset..<offset + count]
      offset += count
    } while offset < bytes.count
    return stream + PNGChunks.big(adler32(bytes))
  }

  /// The bytes that a zlib stream holds: `count` of them, a multiple of four.
  ///
  /// Foundation cannot inflate, but decoding a bitmap can: libdeflate does it, and checks that
  /// there are as many bytes as expected.
  static func inflated(_ stream: [UInt8], count: Int) throws -> [UInt8] {
    struct Form: Encodable {
      let width: Int
      let height = 1
      let zlib: Data
    }
    precondition(count % 4 == 0, "inflated: \(count) bytes are not whole pixels")
    let form = try JSONEncoder().encode(Form(width: count / 4, zlib: Data(stream)))
    return TestPictures.bytes(of: try JSONDecoder().decode(Bitmap.self, from: form))
  }

  /// Adler-32 (RFC 1950, section 8.2).
  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let sums = bytes.reduce((a: UInt32(1), b: UInt32(0))) { sums, byte in
      let a = (sums.a + UInt32(byte)) % 65_521
      return (a, (sums.b + a) % 65_521)
    }
    return sums.b << 16 | sums.a
  }
}
