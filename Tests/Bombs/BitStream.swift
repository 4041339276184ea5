// SPDX-License-Identifier: MIT

/// Bits as deflate packs them: from the lowest one of each byte.
struct BitStream {
  private(set) var bytes: [UInt8] = []
  private var room = 0

  /// Adds a number, its lowest bit first.
  mutating func add(_ value: UInt32, _ count: Int) {
    for bit in 0..<count {
      if room == 0 {
        bytes.append(0)
        room = 8
      }
      bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << (8 - room)
      room -= 1
    }
  }

  /// Adds a code, its highest bit first.
  mutating func addCode(_ value: UInt32, _ count: Int) {
    for bit in (0..<count).reversed() { add(value >> bit & 1, 1) }
  }
}
