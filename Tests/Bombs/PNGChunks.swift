// SPDX-License-Identifier: MIT
package import Foundation

/// The chunks of PNG files, put together without our code or libpng.
package enum PNGChunks {
  package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// A file of chunks with right lengths and checksums.
  package static func file(_ chunks: [(type: String, bytes: [UInt8])]) -> Data {
    Data(
      chunks.reduce(into: signature) { file, chunk in
        let body = Array(chunk.type.utf8) + chunk.bytes
        file += big(UInt32(chunk.bytes.count)) + body + big(crc32(body))
      })
  }

  /// An `IHDR` chunk for a picture that is neither compressed specially nor interlaced.
  package static func header(
    width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8
  ) -> (type: String, bytes: [UInt8]) {
    ("IHDR", big(width) + big(height) + [depth, colorType, 0, 0, 0])
  }

  package static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 as in annex D of the PNG specification.
  package static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xffff_ffff) { crc, byte in
      crcTable[Int((crc ^ UInt32(byte)) & 0xff)] ^ crc >> 8
    }
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? 0xedb8_8320 ^ crc >> 1 : crc >> 1 }
  }
}
