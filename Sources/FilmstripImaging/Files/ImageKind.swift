// SPDX-License-Identifier: MIT
package import Foundation

/// Kinds of files that are often mistaken for supported ones.
package enum ImageKind {
  package static func isLFSPointer(_ data: Data) -> Bool {
    data.starts(with: Array("version https://git-lfs.github.com/spec/v".utf8))
  }

  /// What a file looks like from its first bytes; nil where they are not known.
  static func of(_ data: Data) -> String? {
    let bytes = [UInt8](data.prefix(40))
    let known: [([UInt8], String)] = [
      ([0xff, 0xd8, 0xff], "a JPEG"), (Array("GIF8".utf8), "a GIF"),
      (Array("%PDF".utf8), "a PDF"), (Array("<svg".utf8), "an SVG"),
      ([0x49, 0x49, 0x2a, 0x00], "a TIFF"), ([0x4d, 0x4d, 0x00, 0x2a], "a TIFF"),
      (Array("BM".utf8), "a BMP"),
    ]
    if let match = known.first(where: { bytes.starts(with: $0.0) }) { return match.1 }
    if bytes.count >= 12 {
      let tag = String(decoding: bytes[8..<12], as: UTF8.self)
      if bytes.starts(with: Array("RIFF".utf8)), tag == "WEBP" { return "a WebP" }
      if String(decoding: bytes[4..<8], as: UTF8.self) == "ftyp" {
        if tag == "avif" { return "an AVIF" }
        return ["heic", "heix", "mif1"].contains(tag) ? "a HEIC" : "a video or HEIF file"
      }
    }
    return bytes.allSatisfy { $0 >= 9 && $0 < 127 } ? "text" : nil
  }
}
