// SPDX-License-Identifier: MIT
public import Foundation

/// Still PNG files.
public enum PNGFile {
  /// The bytes of a PNG file: signature, `IHDR`, `sRGB`, one `IDAT`, `IEND`; no time stamp.
  ///
  /// `description` says what is seen, for programs that show pictures' texts: the standard's `Description`.
  public static func data(of image: EncodedImage, description: String? = nil) -> Data {
    PNGChunks.file(chunks(of: image, description: description))
  }

  /// Writes these bytes, of which most are not copied before.
  package static func write(_ image: EncodedImage, to file: FileWriter) throws(SystemError) {
    try PNGChunks.pass(chunks(of: image), withSignature: true) { part throws(SystemError) in
      try file.write(part)
    }
  }

  private static func chunks(of image: EncodedImage, description: String? = nil) -> [PNGChunk] {
    [PNGChunks.header(of: image), PNGChunks.sRGB, PNGChunks.software]
      + (description.map { [PNGChunks.description($0)] } ?? [])
      + [PNGChunk("IDAT", image.zlib), PNGChunks.end]
  }

  /// Whether a file starts as ours do: with our name in its third chunk.
  package static func isOurs(_ start: Data) -> Bool {
    // Signature 8, IHDR 25 and sRGB 13 bytes; then the length and type of the text.
    let text = start.dropFirst(46 + 8).prefix(PNGChunks.software.bytes.count)
    return text.elementsEqual(PNGChunks.software.bytes)
  }

  /// All of a file of ours before its pixels: size, format and texts.
  ///
  /// Nil where there are no pixels.
  package static func head(of file: Data) -> Data? {
    file.range(of: Data("IDAT".utf8)).map { file[file.startIndex..<$0.lowerBound - 4] }
  }

  /// Encodes a bitmap into the bytes of a PNG file.
  public static func data(
    of bitmap: Bitmap, as format: EncodedImage.PixelFormat = .rgba,
    compression: PNGCompression = .level(6), description: String? = nil
  ) -> Data {
    var encoder = PNGEncoder(compression: compression)
    return data(of: encoder.encode(bitmap, as: format), description: description)
  }
}
