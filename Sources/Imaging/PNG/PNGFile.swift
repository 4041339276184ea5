// SPDX-License-Identifier: MIT
public import Foundation

/// Still PNG files.
public enum PNGFile {
  /// The bytes of a PNG file: signature, `IHDR`, `sRGB`, one `IDAT`, `IEND`; no time stamp.
  public static func data(of image: EncodedImage) -> Data {
    PNGChunks.file([
      PNGChunks.header(of: image), PNGChunks.sRGB, PNGChunk("IDAT", image.zlib), PNGChunks.end,
    ])
  }

  /// Encodes a bitmap into the bytes of a PNG file.
  public static func data(
    of bitmap: Bitmap, as format: EncodedImage.PixelFormat = .rgba,
    compression: PNGCompression = .level(6)
  ) -> Data {
    var encoder = PNGEncoder(compression: compression)
    return data(of: encoder.encode(bitmap, as: format))
  }
}
