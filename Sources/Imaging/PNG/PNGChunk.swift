// SPDX-License-Identifier: MIT
internal import CDeflate
internal import CPNG
internal import Foundation
internal import Wording

/// One chunk of a PNG file, before it is framed.
struct PNGChunk {
  /// Four ASCII letters.
  let type: String
  let bytes: [UInt8]

  init(_ type: String, _ bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }
}

/// The chunks every file of ours has, and their framing through libpng.
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
  static func file(_ chunks: [PNGChunk]) -> Data { framed(chunks, withSignature: true) }

  /// Chunks with their lengths and checksums, as they follow each other in a file.
  static func framed(_ chunks: [PNGChunk], withSignature: Bool = false) -> Data {
    // 12 bytes around each chunk: length, type and CRC; 8 for the signature.
    let capacity = chunks.reduce(8) { $0 + $1.bytes.count + 12 }
    guard let memory = malloc(capacity) else {
      OutOfMemory.stop(byteCount: capacity)
    }
    var sink = filmstrip_png_sink(
      bytes: memory.assumingMemoryBound(to: UInt8.self), count: 0, capacity: capacity)
    for (index, chunk) in chunks.enumerated() {
      var message = [CChar](repeating: 0, count: Int(FILMSTRIP_PNG_MESSAGE))
      let failed = chunk.bytes.withUnsafeBufferPointer { bytes in
        var framed = filmstrip_png_chunk()
        withUnsafeMutableBytes(of: &framed.type) { $0.copyBytes(from: chunk.type.utf8) }
        framed.bytes = bytes.baseAddress
        framed.count = bytes.count
        return filmstrip_png_write(
          withSignature && index == 0 ? 1 : 0, &framed, 1, &sink, &message)
      }
      require(failed == 0, "PNGChunks: libpng refused chunk \(chunk.type)")
    }
    return Data(bytesNoCopy: memory, count: sink.count, deallocator: .free)
  }
}

extension FixedWidthInteger {
  /// The bytes of the value, most significant first, as PNG stores numbers.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { [UInt8]($0) } }
}
