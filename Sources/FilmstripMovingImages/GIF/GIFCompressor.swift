// SPDX-License-Identifier: MIT
internal import FilmstripImaging
internal import Foundation

/// Compresses indices as GIF does: LZW with codes of up to 12 bits, in blocks of up to 255 bytes
/// (GIF89a specification, appendix F).
///
/// giflib can do it too, in more time. Keeps its working memory. Not for use from two
/// threads at once.
package final class GIFCompressor {
  /// The bits that the first codes have beside the one for clearing and ending.
  private let indexBits: UInt32
  /// Codes of strings: of a code and an index, in 20 bits above the 12 of their own code; all ones where a slot is
  /// free.
  ///
  /// Twice as many as there are codes.
  private let slots: UnsafeMutablePointer<UInt32>

  private static let slotBits: UInt32 = 13
  private static let free = UInt32.max

  /// A compressor for a palette of a number of colours, a power of two.
  init(colorCount: Int) {
    var bits: UInt32 = 2
    while 1 << bits < colorCount { bits += 1 }
    indexBits = bits
    slots = .allocate(capacity: 1 << Int(GIFCompressor.slotBits))
  }

  deinit { slots.deallocate() }

  /// The blocks for some indices, of which there is one at least: each with its length before it, without the empty
  /// one that ends them.
  package func compress(_ indices: [UInt8]) -> [UInt8] {
    // An index costs twelve bits at most, and each 4,096 of them a code more.
    Array(unsafeUninitializedCapacity: indices.count * 2 + 64) { bytes, count in
      var blocks = Blocks(bytes.baseAddress!)
      indices.withUnsafeBufferPointer { compress($0, into: &blocks) }
      count = blocks.finish()
    }
  }

  private func compress(_ indices: UnsafeBufferPointer<UInt8>, into blocks: inout Blocks) {
    let (slots, slotMask) = (slots, 1 << Int(GIFCompressor.slotBits) - 1)
    let clear: UInt32 = 1 << indexBits
    let mask = clear - 1
    var (size, next) = (indexBits + 1, clear + 2)
    reset()
    blocks.put(clear, size)
    var prefix = UInt32(indices[0]) & mask
    for place in 1..<max(indices.count, 1) {
      let index = UInt32(indices[place]) & mask
      let key = prefix << 8 | index
      var slot = Int((key &* 0x9E37_79B1) >> (32 - GIFCompressor.slotBits))
      var found = slots[slot]
      while found >> 12 != key && found != GIFCompressor.free {
        slot = (slot &+ 1) & slotMask
        found = slots[slot]
      }
      if found != GIFCompressor.free {
        prefix = found & 0xfff
        continue
      }
      blocks.put(prefix, size)
      if next < 4_096 {
        slots[slot] = key << 12 | next
        if next == 1 << size { size += 1 }
        next += 1
      } else {
        blocks.put(clear, size)
        reset()
        (size, next) = (indexBits + 1, clear + 2)
      }
      prefix = index
    }
    blocks.put(prefix, size)
    // A reader has one code more by now, also where there is none to come.
    if next == 1 << size && size < 12 { size += 1 }
    blocks.put(clear + 1, size)
  }

  private func reset() {
    slots.update(repeating: GIFCompressor.free, count: 1 << Int(GIFCompressor.slotBits))
  }

  /// Codes as bytes, the lowest bits first, in blocks with their lengths before them.
  private struct Blocks {
    private let bytes: UnsafeMutablePointer<UInt8>
    /// Where the length of the block that is being written is, and where the next byte goes.
    private var (head, end) = (0, 1)
    private var bits: UInt64 = 0
    private var bitCount: UInt32 = 0

    init(_ bytes: UnsafeMutablePointer<UInt8>) { self.bytes = bytes }

    /// Writes a code of so many bits.
    @inline(__always)
    mutating func put(_ code: UInt32, _ size: UInt32) {
      bits |= UInt64(code) << UInt64(bitCount)
      bitCount &+= size
      while bitCount >= 8 {
        putByte()
        bitCount &-= 8
      }
    }

    /// Writes what is left; returns the number of bytes in all.
    mutating func finish() -> Int {
      if bitCount > 0 { putByte() }
      let count = end - head - 1
      bytes[head] = UInt8(count)
      return count > 0 ? end : head
    }

    @inline(__always)
    private mutating func putByte() {
      bytes[end] = UInt8(truncatingIfNeeded: bits)
      bits >>= 8
      end &+= 1
      guard end &- head == 256 else { return }
      bytes[head] = 255
      (head, end) = (end, end &+ 1)
    }
  }
}
