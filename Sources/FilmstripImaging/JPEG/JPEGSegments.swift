// SPDX-License-Identifier: MIT
internal import Foundation

/// What the segments before a JPEG file's pixels say about them.
///
/// Nothing here is needed to read the pixels: what cannot be understood is left out.
struct JPEGSegments {
  /// How the picture is to be turned to stand upright, as EXIF counts: 1, as it is, to 8.
  private(set) var orientation = 1
  /// The name of the embedded ICC profile; nil without one.
  private(set) var colorProfileName: String?
  /// The parts of the embedded ICC profile by their numbers, and how many there are.
  private var profileParts: (total: Int, bodies: [Int: ByteView]) = (0, [:])

  init(_ data: Data) {
    let bytes = ByteView(Array(data.prefix(1 << 20)))
    var offset = 2
    while let marker = bytes.big16(offset), marker >= 0xff00, marker != 0xffda {
      if marker == 0xffff {  // a fill byte
        offset += 1
        continue
      }
      guard let length = bytes.big16(offset + 2), length >= 2 else { return }
      let body = bytes.part(offset + 4, length - 2)
      if marker == 0xffe1, let body, body.starts(with: "Exif\0\0"),
        let exif = body.part(6, body.count - 6)
      {
        orientation = JPEGSegments.orientation(inTIFF: exif) ?? orientation
      }
      if marker == 0xffe2, let body, body.starts(with: "ICC_PROFILE\0"),
        let profile = body.part(14, body.count - 14), let numbers = body.big16(12)
      {
        if colorProfileName == nil { colorProfileName = JPEGSegments.name(ofProfile: profile) }
        profileParts.total = numbers & 0xff
        profileParts.bodies[numbers >> 8] = profile
      }
      offset += 2 + length
    }
  }

  /// The embedded ICC profile, put together of its parts; nil where one is missing (ICC.1:2022, B.4).
  var colorProfile: Data? {
    let bodies = (1...max(profileParts.total, 1)).compactMap { profileParts.bodies[$0] }
    guard profileParts.total > 0, bodies.count == profileParts.total else { return nil }
    return bodies.reduce(into: Data()) { $0.append(contentsOf: $1.bytes) }
  }

  /// The value of tag 274 in the first directory of a TIFF structure.
  private static func orientation(inTIFF tiff: ByteView) -> Int? {
    let isLittle = tiff.starts(with: "II")
    guard isLittle || tiff.starts(with: "MM") else { return nil }
    func number16(_ at: Int) -> Int? { isLittle ? tiff.little16(at) : tiff.big16(at) }
    func number32(_ at: Int) -> Int? { isLittle ? tiff.little32(at) : tiff.big32(at) }
    guard let directory = number32(4), let count = number16(directory) else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + 12 * entry
      guard let tag = number16(place) else { return nil }
      // Of type 3, a 16-bit number, which lies in the entry itself.
      guard tag == 274, number16(place + 2) == 3, let value = number16(place + 8) else { continue }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }

  /// The text of a profile's `desc` tag.
  private static func name(ofProfile profile: ByteView) -> String? {
    guard let count = profile.big32(128) else { return nil }
    for tag in 0..<min(count, 100) {
      let place = 132 + 12 * tag
      guard let entry = profile.part(place, 4), entry.starts(with: "desc"),
        let offset = profile.big32(place + 4), let size = profile.big32(place + 8),
        let body = profile.part(offset, size)
      else { continue }
      if body.starts(with: "mluc"), let length = body.big32(20), let start = body.big32(24),
        let text = body.part(start, length)
      {
        return String(
          decoding: stride(from: 0, to: text.count - 1, by: 2).compactMap { at in
            text.big16(at).map { UInt16($0) }
          }, as: UTF16.self)
      }
      if let length = body.big32(8), length > 1, let text = body.part(12, length - 1) {
        return text.ascii
      }
    }
    return nil
  }
}

struct ByteView {
  fileprivate let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// The bytes as text, up to a zero.
  var ascii: String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }

  func part(_ offset: Int, _ length: Int) -> ByteView? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    let start = bytes.startIndex + offset
    return ByteView(bytes[start..<start + length])
  }

  func starts(with text: String) -> Bool { bytes.starts(with: Array(text.utf8)) }

  func big16(_ offset: Int) -> Int? { number(offset, 2) }
  func big32(_ offset: Int) -> Int? { number(offset, 4) }
  func little16(_ offset: Int) -> Int? { number(offset, 2)?.byteSwapped(count: 2) }
  func little32(_ offset: Int) -> Int? { number(offset, 4)?.byteSwapped(count: 4) }

  private func number(_ offset: Int, _ length: Int) -> Int? {
    part(offset, length).map { $0.bytes.reduce(0) { $0 << 8 | Int($1) } }
  }
}

extension Int {
  fileprivate func byteSwapped(count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 8 | (self >> (8 * $1)) & 0xff }
  }
}
