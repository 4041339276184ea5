// SPDX-License-Identifier: MIT
internal import CPNG
public import Foundation

/// Reads PNG files of every colour type and bit depth into bitmaps.
///
/// Sample values are taken as sRGB: a colour profile, `gAMA` or `cHRM` does not change them, and
/// the profile's name is handed on so that a caller can say so. 16-bit samples are rounded to 8.
public enum PNGReader {
  /// What a PNG file holds.
  public struct Result: Sendable {
    /// The pixels, premultiplied and 8 bits a channel whatever the file had.
    public let bitmap: Bitmap
    /// The name of the embedded ICC profile, for example `Display P3`; nil without one.
    public let colorProfileName: String?
  }

  /// Reads the file at a path; `path` is also what error messages call the file.
  public static func read(path: String) throws(ImagingError) -> Result {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw .directory(file: path)
    }
    // Without O_NONBLOCK a pipe that nobody writes to would hold the program here.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw .unreadable(file: path, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw .unreadable(file: path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(file: path, reason: "it is not a regular file")
    }
    var data = Data(count: Int(status.st_size))
    var offset = 0
    while offset < data.count {
      let count = data.withUnsafeMutableBytes {
        Foundation.read(file, $0.baseAddress! + offset, $0.count - offset)
      }
      guard count >= 0 else {
        throw .unreadable(file: path, reason: String(cString: strerror(errno)))
      }
      if count == 0 { break }
      offset += count
    }
    return try decode(data.prefix(offset), name: path)
  }

  /// Decodes the bytes of a PNG file; `name` is what error messages call the file.
  public static func decode(_ data: Data, name: String) throws(ImagingError) -> Result {
    let bytes = [UInt8](data.prefix(40))
    guard !bytes.isEmpty else { throw .empty(file: name) }
    guard bytes.starts(with: signature) else {
      if signature.starts(with: bytes) {
        throw .damagedPNG(file: name, reason: "the file ends within its signature")
      }
      throw .notPNG(file: name, kind: kind(of: bytes))
    }
    if bytes.count >= 16, bytes[12..<16].elementsEqual(Array("CgBI".utf8)) {
      throw .appleCrushedPNG(file: name)
    }
    try checkChunkLengths(data, name: name)
    var header = filmstrip_png_header()
    try pass(over: data, name: name, header: &header, pixels: nil)
    let width = Int(header.width)
    let height = Int(header.height)
    guard width <= Bitmap.maximumPixelCount / height else {
      throw .tooLarge(file: name, width: width, height: height)
    }
    // A row of pixels costs at least one bit in the file before compression, and deflate cannot
    // shrink more than 1032 times: refuse a header that promises far more than the file can hold.
    guard width * height / 8 / 1_100 <= data.count else {
      throw .damagedPNG(
        file: name, reason: "\(data.count) bytes cannot hold \(width)×\(height) pixels")
    }
    var bitmap: Bitmap
    do {
      bitmap = try Bitmap(
        width: width, height: height, isOpaque: header.hasTransparency == 0
      ) { target in try pass(over: data, name: name, header: &header, pixels: target) }
    } catch let error as ImagingError {
      throw error
    } catch {
      throw .damagedPNG(file: name, reason: "\(error)")
    }
    if header.hasTransparency != 0 {
      // Screenshots often have an alpha channel that is opaque throughout.
      let isOpaque = bitmap.withUnsafeBytes(isOpaque)
      bitmap = isOpaque ? bitmap.markedOpaque() : bitmap.premultiplied()
    }
    let profile = withUnsafeBytes(of: header.profile) { raw in
      String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
    }
    return Result(bitmap: bitmap, colorProfileName: profile.isEmpty ? nil : profile)
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Refuses a file whose chunks promise more bytes than it has.
  ///
  /// libpng provides memory for what a chunk promises before it looks: two gibibytes and seconds
  /// for a file of a hundred bytes.
  private static func checkChunkLengths(_ data: Data, name: String) throws(ImagingError) {
    var offset = signature.count
    while offset + 8 <= data.count {
      let start = data.startIndex + offset
      let length = data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      // Length, type and checksum take 12 bytes.
      guard offset + 12 + length <= data.count else {
        throw .damagedPNG(file: name, reason: "the file ends too early")
      }
      offset += 12 + length
    }
  }

  private static func pass(
    over data: Data, name: String, header: inout filmstrip_png_header,
    pixels: UnsafeMutableRawBufferPointer?
  ) throws(ImagingError) {
    var message = [CChar](repeating: 0, count: Int(FILMSTRIP_PNG_MESSAGE))
    let failed = data.withUnsafeBytes { source in
      filmstrip_png_read(
        source.bindMemory(to: UInt8.self).baseAddress, source.count, &header,
        pixels?.bindMemory(to: UInt8.self).baseAddress, Int(header.width) * 4, &message)
    }
    guard failed == 0 else {
      let text = String(
        decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      throw .damagedPNG(file: name, reason: text)
    }
  }

  private static func isOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
    let all = pixels.bindMemory(to: UInt32.self).reduce(UInt32.max, &)
    return UInt32(littleEndian: all) >> 24 == 255
  }

  /// What a file that is not a PNG looks like from its first bytes.
  private static func kind(of bytes: [UInt8]) -> String? {
    let known: [([UInt8], String)] = [
      ([0xff, 0xd8, 0xff], "a JPEG"), (Array("GIF8".utf8), "a GIF"),
      (Array("%PDF".utf8), "a PDF"), (Array("<svg".utf8), "an SVG"),
      ([0x49, 0x49, 0x2a, 0x00], "a TIFF"), ([0x4d, 0x4d, 0x00, 0x2a], "a TIFF"),
      (Array("BM".utf8), "a BMP"), (Array("version https://git-lfs".utf8), "a Git LFS pointer"),
    ]
    if let match = known.first(where: { bytes.starts(with: $0.0) }) { return match.1 }
    if bytes.count >= 12 {
      let tag = String(decoding: bytes[8..<12], as: UTF8.self)
      if bytes.starts(with: Array("RIFF".utf8)), tag == "WEBP" { return "a WebP" }
      if String(decoding: bytes[4..<8], as: UTF8.self) == "ftyp" {
        return ["heic", "heix", "mif1"].contains(tag) ? "a HEIC" : "a video or HEIF file"
      }
    }
    return bytes.allSatisfy { $0 >= 9 && $0 < 127 } ? "text" : nil
  }
}
