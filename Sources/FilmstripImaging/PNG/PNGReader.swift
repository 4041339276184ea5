// SPDX-License-Identifier: MIT
internal import CFilmstripPNG
public import Foundation

/// Reads PNG files of every colour type and bit depth into bitmaps.
///
/// Sample values are taken as sRGB: a colour profile, `gAMA` or `cHRM` does not change them, and
/// the profile's name is returned so that a caller can report it. 16-bit samples are rounded to 8.
public enum PNGReader {
  /// What a PNG file holds.
  public struct Result: Sendable {
    /// The pixels, premultiplied and 8 bits a channel regardless of the file.
    public let bitmap: Bitmap
    /// The name of the embedded ICC profile, for example `Display P3`; nil without one.
    public let colorProfileName: String?
  }

  /// Reads the file at a path; `path` is also what error messages call the file.
  public static func read(
    path: String, limits: ImageLimits = .standard
  ) throws(ImagingError) -> Result {
    try decode(FileBytes.read(path: path, limits: limits), name: path, limits: limits)
  }

  /// Decodes the bytes of a PNG file; `name` is what error messages call the file.
  public static func decode(
    _ data: Data, name: String, limits: ImageLimits = .standard
  ) throws(ImagingError) -> Result {
    var header = try readHeader(data, name: name, limits)
    let bitmap: Bitmap
    if let plain = data.withUnsafeBytes({ PlainPNG($0, header: header)?.decode($0) }) {
      bitmap = plain
    } else {
      bitmap = try decodeWithLibpng(data, name: name, &header)
    }
    return Result(bitmap: bitmap, colorProfileName: header.colorProfileName)
  }

  /// The pixels scaled as ``AreaScaler`` scales them, and the size of the picture in the file.
  ///
  /// Most files are scaled as they are unpacked, without memory for the whole picture.
  package static func decode(
    _ data: Data, name: String, limits: ImageLimits, scaledTo size: (width: Int, height: Int)
  ) throws(ImagingError) -> ScaledImage {
    var header = try readHeader(data, name: name, limits)
    let plain = data.withUnsafeBytes { bytes in
      PlainPNG(bytes, header: header)?.decode(bytes, width: size.width, height: size.height)
    }
    if let plain {
      return ScaledImage(bitmap: plain, width: Int(header.width), height: Int(header.height))
    }
    return ScaledImage(try decodeWithLibpng(data, name: name, &header), size)
  }

  private static func readHeader(
    _ data: Data, name: String, _ limits: ImageLimits
  ) throws(ImagingError) -> filmstrip_png_header {
    try limits.check(byteCount: data.count, file: name)
    let bytes = [UInt8](data.prefix(40))
    guard !bytes.isEmpty else { throw .empty(file: name) }
    guard bytes.starts(with: signature) else {
      if signature.starts(with: bytes) {
        throw .damagedPNG(file: name, reason: "the file ends within its signature")
      }
      guard !ImageKind.isLFSPointer(data) else { throw .lfsPointer(file: name) }
      throw .notPNG(file: name, kind: ImageKind.of(data))
    }
    if bytes.count >= 16, bytes[12..<16].elementsEqual(Array("CgBI".utf8)) {
      throw .appleCrushedPNG(file: name)
    }
    try checkChunks(data, name: name, limits)
    var header = filmstrip_png_header()
    try pass(over: data, name: name, header: &header, pixels: nil)
    let width = Int(header.width)
    let height = Int(header.height)
    try limits.check(width: width, height: height, file: name)
    // A row of pixels costs at least one bit in the file before compression, and deflate cannot
    // shrink more than 1032 times: refuse a header that promises far more than the file can hold.
    guard width * height / 8 / 1_100 <= data.count else {
      throw .damagedPNG(
        file: name, reason: "\(data.count) bytes cannot hold \(width)×\(height) pixels")
    }
    return header
  }

  /// The embedded ICC profile of a file that was read; nil without one.
  static func colorProfile(in data: Data) -> Data? {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let complaint = data.complaint(ofUpTo: FILMSTRIP_PNG_MESSAGE) { source, length, message in
      filmstrip_png_profile(source, length, &bytes, &count, message)
    }
    defer { free(bytes) }
    guard complaint == nil, let bytes else { return nil }
    return Data(bytes: bytes, count: count)
  }

  private static func decodeWithLibpng(
    _ data: Data, name: String, _ header: inout filmstrip_png_header
  ) throws(ImagingError) -> Bitmap {
    let bitmap = try Bitmap(
      width: Int(header.width), height: Int(header.height), isOpaque: header.hasTransparency == 0
    ) { target throws(ImagingError) in
      try pass(over: data, name: name, header: &header, pixels: target)
    }
    guard header.hasTransparency != 0 else { return bitmap }
    // Screenshots often have an alpha channel that is opaque throughout.
    let isOpaque = bitmap.withUnsafeBytes(isOpaque)
    return isOpaque ? bitmap.markedOpaque() : bitmap.premultiplied()
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Refuses a file whose chunks promise more bytes than it has, or hold more beside the pixels than
  /// they may.
  ///
  /// libpng allocates what a chunk promises before it reads it: two gibibytes and seconds for a
  /// file of a hundred bytes.
  private static func checkChunks(
    _ data: Data, name: String, _ limits: ImageLimits
  ) throws(ImagingError) {
    let first = data.dropFirst(signature.count + 4).prefix(4)
    if first.count == 4, !first.elementsEqual("IHDR".utf8) {
      // What libpng ignores it ignores in a wrong place too.
      throw .damagedPNG(file: name, reason: "its first chunk is not IHDR")
    }
    var ancillaryCount = 0
    let isWhole = data.withUnsafeBytes { bytes in
      var offset = signature.count
      while offset + 8 <= bytes.count {
        let length = Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).bigEndian)
        // Length, type and checksum take 12 bytes.
        guard offset + 12 + length <= bytes.count else { return false }
        // A small first letter says that a chunk can be done without. `fdAT` is a frame of an
        // animation, which libpng ignores.
        let type = bytes[offset + 4..<offset + 8]
        if type[offset + 4] & 0x20 != 0, !type.elementsEqual("fdAT".utf8) {
          ancillaryCount += 12 + length
        }
        offset += 12 + length
      }
      return true
    }
    guard isWhole else { throw .damagedPNG(file: name, reason: "the file ends too early") }
    guard ancillaryCount <= limits.ancillaryByteCount else {
      throw .tooMuchBesidePixels(
        file: name, count: ancillaryCount, limit: limits.ancillaryByteCount)
    }
  }

  private static func pass(
    over data: Data, name: String, header: inout filmstrip_png_header,
    pixels: UnsafeMutableRawBufferPointer?
  ) throws(ImagingError) {
    let complaint = data.complaint(ofUpTo: FILMSTRIP_PNG_MESSAGE) { bytes, count, message in
      filmstrip_png_read(
        bytes, count, &header, pixels?.bindMemory(to: UInt8.self).baseAddress,
        Int(header.width) * 4, message)
    }
    if let complaint { throw .damagedPNG(file: name, reason: complaint) }
  }

  private static func isOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
    let all = pixels.bindMemory(to: UInt32.self).reduce(UInt32.max, &)
    return UInt32(littleEndian: all) >> 24 == 255
  }
}

extension filmstrip_png_header {
  /// The name of the embedded ICC profile; nil without one.
  fileprivate var colorProfileName: String? {
    let name = withUnsafeBytes(of: profile) { raw in
      String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
    }
    return name.isEmpty ? nil : name
  }
}
