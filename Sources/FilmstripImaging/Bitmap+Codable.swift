// SPDX-License-Identifier: MIT
internal import Foundation
internal import CFilmstripDeflate

extension Bitmap: Codable {
  private enum CodingKeys: String, CodingKey { case width, height, isOpaque, zlib }

  /// Writes the size and the zlib-compressed premultiplied bytes, so that a round trip is exact.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(isOpaque, forKey: .isOpaque)
    var compressor = ZlibCompressor(.level(6))
    let compressed = compressor.compress(UnsafeRawBufferPointer(storage.bytes))
    try container.encode(Data(compressed), forKey: .zlib)
  }

  /// Reads what ``encode(to:)`` wrote; damaged data is a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let width = try container.decode(Int.self, forKey: .width)
    let height = try container.decode(Int.self, forKey: .height)
    let isOpaque = try container.decodeIfPresent(Bool.self, forKey: .isOpaque) ?? false
    let data = try container.decode(Data.self, forKey: .zlib)
    guard width > 0, height > 0, width <= Bitmap.maximumPixelCount / height else {
      throw DecodingError.dataCorruptedError(
        forKey: .width, in: container, debugDescription: "a bitmap cannot be \(width)×\(height)")
    }
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw DecodingError.dataCorruptedError(
        forKey: .zlib, in: container, debugDescription: "libdeflate is out of memory")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var status = LIBDEFLATE_SUCCESS
    self.init(width: width, height: height, isOpaque: isOpaque) { target in
      data.withUnsafeBytes { source in
        status = libdeflate_zlib_decompress(
          decompressor, source.baseAddress, source.count, target.baseAddress, target.count, nil)
      }
    }
    guard status == LIBDEFLATE_SUCCESS else {
      throw DecodingError.dataCorruptedError(
        forKey: .zlib, in: container, debugDescription: "the bitmap's zlib data is damaged")
    }
  }
}
