// SPDX-License-Identifier: MIT
internal import Foundation

/// The scans of a JPEG file, found by its markers alone, without unpacking anything.
struct JPEGScans {
  /// How many scans begin; counting stops at the first one beyond a limit.
  private(set) var count = 0
  /// Where the part of the file ends whose segments are all whole: before a segment that breaks off,
  /// else at the end of the file.
  private(set) var wholeByteCount: Int

  init(_ data: Data, upTo limit: Int) {
    wholeByteCount = data.count
    data.withUnsafeBytes { walk($0, limit) }
  }

  private mutating func walk(_ bytes: UnsafeRawBufferPointer, _ limit: Int) {
    var offset = 2
    while let place = JPEGScans.marker(in: bytes, from: offset) {
      switch bytes[place + 1] {
      case 0xd9: return  // the end
      case 0x01, 0xd0...0xd8: offset = place + 2
      case let marker:
        guard place + 4 <= bytes.count else {
          wholeByteCount = place
          return
        }
        let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
        // libjpeg skips nothing for a length that is too small.
        offset = place + 2 + max(length, 2)
        guard offset <= bytes.count else {
          wholeByteCount = place
          return
        }
        guard marker == 0xda else { continue }
        count += 1
        guard count <= limit else { return }
      }
    }
  }

  /// Where the next marker begins: a byte of ones, and one that is neither stuffing nor fill.
  private static func marker(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var offset = start
    while offset + 1 < bytes.count,
      let found = memchr(bytes.baseAddress! + offset, 0xff, bytes.count - offset - 1)
    {
      let place = bytes.baseAddress!.distance(to: UnsafeRawPointer(found))
      if bytes[place + 1] != 0, bytes[place + 1] != 0xff { return place }
      offset = place + 1
    }
    return nil
  }
}
