// SPDX-License-Identifier: MIT
internal import Foundation

extension ImageFileReader {
  /// The size in pixels of the upright picture in the PNG or JPEG file at a path, without decoding it.
  ///
  /// Of a PNG file only the header is read, so that damage behind it is not found.
  package static func size(
    ofFile path: String, limits: ImageLimits = .standard
  ) throws(ImagingError) -> (width: Int, height: Int) {
    let file = try FileBlocks(path: path)
    try limits.check(byteCount: file.byteCount, file: path)
    let start = try file.read(at: 0, count: 64)
    if JPEGReader.isJPEG(start) {
      return try JPEGReader.size(
        of: try file.read(at: 0, count: file.byteCount), name: path, limits: limits)
    }
    // The signature, and a header's length, type and two numbers.
    let head = [UInt8](start)
    guard head.count >= 33, head.starts(with: PNGReader.signature),
      head[12..<16].elementsEqual("IHDR".utf8)
    else {
      // Says what is wrong with it, or what else it is.
      let bitmap = try decode(start, name: path, limits: limits).bitmap
      return (bitmap.width, bitmap.height)
    }
    let numbers = [16, 20].map { offset in
      head[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard numbers[0] > 0, numbers[1] > 0 else {
      throw .damagedPNG(file: path, reason: "it has no size")
    }
    try limits.check(width: numbers[0], height: numbers[1], file: path)
    return (numbers[0], numbers[1])
  }
}
