// SPDX-License-Identifier: MIT
internal import CFilmstripISAL
internal import Foundation

/// Unpacks a zlib stream in parts, so that what is unpacked need not be in memory as a whole.
///
/// Not for use from two threads at once.
struct ZlibUnpacker: ~Copyable {
  private let memory: UnsafeMutableRawPointer
  private let bytes: UnsafeRawBufferPointer
  /// What is left of the stream, the next part last.
  private var parts: [Range<Int>]
  /// Whether the part that was passed last is used up.
  private var needsPart = true

  /// An unpacker of the stream that lies in some parts of `bytes`.
  ///
  /// - Precondition: each part has fewer than 4 GiB; the bytes stay as long as the unpacker is used.
  init(_ bytes: UnsafeRawBufferPointer, parts: [Range<Int>]) {
    guard let memory = filmstrip_isal_unpacker_create() else {
      OutOfMemory.stop(byteCount: 1 << 16)
    }
    (self.memory, self.bytes, self.parts) = (memory, bytes, parts.reversed())
  }

  deinit { free(memory) }

  /// Fills some memory with what comes next; false if the stream is damaged or ends before.
  mutating func fill(_ target: UnsafeMutableRawBufferPointer) -> Bool {
    var offset = 0
    while offset < target.count {
      guard let count = write(to: UnsafeMutableRawBufferPointer(rebasing: target[offset...]))
      else { return false }
      offset += count
    }
    return true
  }

  /// Whether nothing comes any more, and the checksum of all that came is right.
  mutating func hasEnded() -> Bool {
    var spare: UInt8 = 0
    while filmstrip_isal_unpacker_has_ended(memory) == 0 {
      let count = withUnsafeMutableBytes(of: &spare) { write(to: $0) }
      guard count == 0 else { return false }
    }
    return true
  }

  /// Writes what comes next, as much as there is room for or the present part holds; nil at the end and for
  /// a damaged stream.
  private mutating func write(to target: UnsafeMutableRawBufferPointer) -> Int? {
    guard filmstrip_isal_unpacker_has_ended(memory) == 0 else { return nil }
    if needsPart {
      guard let part = parts.popLast() else { return nil }
      let start = bytes.bindMemory(to: UInt8.self).baseAddress! + part.lowerBound
      filmstrip_isal_unpacker_pass(memory, start, UInt32(part.count))
      needsPart = false
    }
    let room = UInt32(min(target.count, Int(UInt32.max)))
    let count = filmstrip_isal_unpacker_write(
      memory, target.bindMemory(to: UInt8.self).baseAddress, room)
    guard count >= 0 else { return nil }
    needsPart = count < Int(room)
    return count
  }
}
