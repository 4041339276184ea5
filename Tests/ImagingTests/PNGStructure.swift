// SPDX-License-Identifier: MIT
import Bombs
import Foundation

/// The chunks of a PNG file, taken apart without our code or libpng.
struct PNGStructure {
  struct Chunk: Equatable {
    let type: String
    let bytes: [UInt8]
    let crc: UInt32

    /// The checksum that the chunk should have, over its type and bytes.
    var expectedCRC: UInt32 { PNGChunks.crc32(Array(type.utf8) + bytes) }

    /// The big-endian number of four bytes at an offset.
    func number32(at offset: Int) -> UInt32 {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The big-endian number of two bytes at an offset.
    func number16(at offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
  }

  let hasSignature: Bool
  let chunks: [Chunk]
  /// Bytes after the last whole chunk.
  let trailingByteCount: Int

  init(_ data: Data) {
    let bytes = [UInt8](data)
    hasSignature = bytes.starts(with: PNGChunks.signature)
    var chunks: [Chunk] = []
    var offset = PNGChunks.signature.count
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
}
