// SPDX-License-Identifier: MIT
internal import CFilmstripDeflate
internal import Foundation

struct PNGChunk {
  /// Four ASCII letters.
  let type: String
  /// What comes before ``bytes``, which may be many and are not copied.
  let head: [UInt8]
  let bytes: [UInt8]

  init(_ type: String, head: [UInt8] = [], _ bytes: [UInt8]) {
    (self.type, self.head, self.bytes) = (type, head, bytes)
  }

  var count: Int { head.count + bytes.count }
}

/// The chunks every file of ours has, and their framing.
enum PNGChunks {
  static let end = PNGChunk("IEND", [])
  /// Rendering intent 0, perceptual: what libpng writes for an sRGB image by default.
  static let sRGB = PNGChunk("sRGB", [0])

  /// Says who made the file, with the registered keyword for that.
  ///
  /// Distinguishes an earlier output of ours from other pictures.
  static let software = PNGChunk("tEXt", Array("Software\0Filmstrip".utf8))

  /// What is seen, in UTF-8 and not compressed (PNG, third edition, 11.3.3.4: `iTXt`).
  static func description(_ text: String) -> PNGChunk {
    PNGChunk("iTXt", Array("Description\0\0\0\0\0".utf8) + Array(text.utf8))
  }

  static func header(of image: EncodedImage) -> PNGChunk {
    PNGChunk(
      "IHDR",
      UInt32(image.width).bigEndianBytes + UInt32(image.height).bigEndianBytes
        + [8, image.format.rawValue, 0, 0, 0])
  }

  /// Whether a chunk without its length, type first, ends in the CRC-32 of what is before.
  static func hasRightChecksum(_ chunk: [UInt8]) -> Bool {
    chunk.withUnsafeBytes { bytes in
      let count = bytes.count - 4
      let expected = bytes.loadUnaligned(fromByteOffset: count, as: UInt32.self).bigEndian
      return libdeflate_crc32(0, bytes.baseAddress, count) == expected
    }
  }

  /// A complete file: the signature and the chunks.
  static func file(_ chunks: [PNGChunk]) -> Data {
    // 12 bytes around each chunk: length, type and CRC.
    let count = chunks.reduce(PNGReader.signature.count) { $0 + $1.count + 12 }
    let memory = OutOfMemory.allocate(byteCount: count)
    var place = memory.baseAddress!
    pass(chunks, withSignature: true) { part in
      part.withUnsafeBytes { place.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
      place += part.count
    }
    return Data(bytesNoCopy: memory.baseAddress!, count: count, deallocator: .free)
  }

  /// Passes on what follows each other in a file; what a chunk holds much of is not copied.
  static func pass<Failure: Error>(
    _ chunks: [PNGChunk], withSignature: Bool = false,
    to body: (_ part: [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var part = withSignature ? PNGReader.signature : []
    for chunk in chunks {
      part += UInt32(chunk.count).bigEndianBytes
      let start = part.count
      part += Array(chunk.type.utf8) + chunk.head
      var checksum = part.withUnsafeBytes {
        libdeflate_crc32(0, $0.baseAddress! + start, $0.count - start)
      }
      checksum = chunk.bytes.withUnsafeBytes {
        $0.isEmpty ? checksum : libdeflate_crc32(checksum, $0.baseAddress, $0.count)
      }
      if chunk.bytes.count < smallByteCount {
        part += chunk.bytes
      } else {
        try body(part)
        try body(chunk.bytes)
        part = []
      }
      part += checksum.bigEndianBytes
    }
    try body(part)
  }

  /// What is sooner copied than written by itself.
  private static let smallByteCount = 4 << 10
}

extension FixedWidthInteger {
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { [UInt8]($0) } }
}
