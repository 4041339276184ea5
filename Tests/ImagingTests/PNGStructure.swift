// SPDX-License-Identifier: MIT
import Foundation

/// The chunks of a PNG file, taken apart and put together without our code or libpng.
struct PNGStructure {
  struct Chunk: Equatable {
    let type: String
    let bytes: [UInt8]
    let crc: UInt32

    /// The checksum that the chunk should have, over its type and bytes.
    var expectedCRC: UInt32 { PNGStructure.crc32(Array(type.utf8) + bytes) }

    /// The big-endian number of four bytes at an offset.
    func number32(at offset: Int) -> UInt32 {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The big-endian number of two bytes at an offset.
    func number16(at offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  let hasSignature: Bool
  let chunks: [Chunk]
  /// Bytes after the last whole chunk.
  let trailingByteCount: Int

  init(_ data: Data) {
    let bytes = [UInt8](data)
    hasSignature = bytes.starts(with: PNGStructure.signature)
    var chunks: [Chunk] = []
    var offset = PNGStructure.signature.count
    while offset + 12 <= bytes.count {
      let count = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + count <= bytes.count else { break }
      let content = offset + 8
      chunks.append(
        Chunk(
          type: String(decoding: bytes[offset + 4..<content], as: UTF8.self),
          bytes: Array(bytes[content..<content + count]),
          crc: bytes[content + count..<content + count + 4].reduce(0) { $0 << 8 | UInt32($1) }))
      offset += 12 + count
    }
    self.chunks = chunks
    trailingByteCount = bytes.count - offset
  }

  var types: [String] { chunks.map(\.type) }

  func chunks(named types: String...) -> [Chunk] { chunks.filter { types.contains($0.type) } }

  /// A file of chunks with right lengths and checksums.
  static func file(_ chunks: [(type: String, bytes: [UInt8])]) -> Data {
    Data(
      chunks.reduce(into: signature) { file, chunk in
        let body = Array(chunk.type.utf8) + chunk.bytes
        file += big(UInt32(chunk.bytes.count)) + body + big(crc32(body))
      })
  }

  /// An `IHDR` chunk for a picture that is neither compressed specially nor interlaced.
  static func header(
    width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8
  ) -> (type: String, bytes: [UInt8]) {
    ("IHDR", big(width) + big(height) + [depth, colorType, 0, 0, 0])
  }

  static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 as in annex D of the PNG specification.
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xffff_ffff) { crc, byte in
      crcTable[Int((crc ^ UInt32(byte)) & 0xff)] ^ crc >> 8
    }
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? 0xedb8_8320 ^ crc >> 1 : crc >> 1 }
  }
}
