// SPDX-License-Identifier: MIT
internal import CFilmstripJPEG
public import Foundation

/// Reads JPEG files, baseline and progressive, grey, colour and of four inks, into bitmaps.
///
/// Sample values are taken as sRGB, as those of PNG files are. A file that breaks off, or whose
/// data contradicts itself, is refused by default: then what libjpeg makes of it is shown, which is
/// grey where nothing is known.
public enum JPEGReader {
  package static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xff, 0xd8, 0xff]) }

  /// Decodes the bytes of a JPEG file; `name` is what error messages call the file.
  public static func decode(
    _ data: Data, name: String, limits: ImageLimits = .standard, damage: ImageDamage = .refused
  ) throws(ImagingError) -> StillImage {
    try limits.check(byteCount: data.count, file: name)
    guard !data.isEmpty else { throw .empty(file: name) }
    guard isJPEG(data) else { throw .unknownFormat(file: name, kind: ImageKind.of(data)) }
    var header = filmstrip_jpeg_header()
    header.toleratesDamage = damage == .tolerated ? 1 : 0
    try pass(over: data, name: name, header: &header, pixels: nil)
    let (width, height) = (Int(header.width), Int(header.height))
    guard width > 0, height > 0 else { throw .damagedJPEG(file: name, reason: "it has no size") }
    try limits.check(width: width, height: height, file: name)
    let scanLimit = limits.scanCount(forPixels: width * height)
    let scans = JPEGScans(data, upTo: scanLimit)
    guard scans.count <= scanLimit else { throw .tooManyScans(file: name, limit: scanLimit) }
    header.scanLimit = Int32(clamping: scanLimit)
    // Each block of 8×8 samples costs a bit at least: refuse a header that promises far more pixels
    // than the file can hold before memory is provided for them.
    guard width * height / 512 <= data.count else {
      throw .damagedJPEG(
        file: name, reason: "\(data.count) bytes cannot hold \(width)×\(height) pixels")
    }
    let bitmap = try Bitmap(width: width, height: height, isOpaque: true) {
      target throws(ImagingError) in
      // A segment that breaks off is an error to libjpeg, and to browsers the end of the file.
      let part = damage == .tolerated ? data.prefix(scans.wholeByteCount) : data
      try pass(over: part, name: name, header: &header, pixels: target)
    }
    let segments = JPEGSegments(data)
    return StillImage(
      bitmap: bitmap, colorProfileName: segments.colorProfileName,
      colorProfile: segments.colorProfile,
      orientation: segments.orientation,
      damage: scans.wholeByteCount < data.count
        ? "the file ends within a segment" : header.warningText)
  }

  /// The size of the upright picture in the bytes of a JPEG file.
  static func size(
    of data: Data, name: String, limits: ImageLimits
  ) throws(ImagingError) -> (width: Int, height: Int) {
    var header = filmstrip_jpeg_header()
    try pass(over: data, name: name, header: &header, pixels: nil)
    let (width, height) = (Int(header.width), Int(header.height))
    guard width > 0, height > 0 else { throw .damagedJPEG(file: name, reason: "it has no size") }
    try limits.check(width: width, height: height, file: name)
    return JPEGSegments(data).orientation >= 5 ? (height, width) : (width, height)
  }

  private static func pass(
    over data: Data, name: String, header: inout filmstrip_jpeg_header,
    pixels: UnsafeMutableRawBufferPointer?
  ) throws(ImagingError) {
    let complaint = data.complaint(ofUpTo: FILMSTRIP_JPEG_MESSAGE) { bytes, count, message in
      filmstrip_jpeg_read(
        bytes, count, &header, pixels?.bindMemory(to: UInt8.self).baseAddress,
        Int(header.width) * 4, message)
    }
    if let complaint { throw .damagedJPEG(file: name, reason: complaint) }
  }
}

extension filmstrip_jpeg_header {
  /// The first warning of libjpeg, after which it continued; nil without one.
  fileprivate var warningText: String? {
    let text = withUnsafeBytes(of: warning) { raw in
      String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? nil : text
  }
}
