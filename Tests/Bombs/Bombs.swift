// SPDX-License-Identifier: MIT
package import Foundation

/// Small files that ask for a great deal of memory or time, each made as an attacker would: without
/// our code, and without an encoder.
package enum Bombs {
  private static let pixel: [(type: String, bytes: [UInt8])] = [
    PNGChunks.header(width: 1, height: 1, depth: 1, colorType: 0), ("IDAT", zeros(2)), ("IEND", []),
  ]

  /// A PNG file of one pixel, and many chunks of packed text, each of `unpacked` bytes.
  package static func text(chunks: Int, unpacked: Int) -> Data {
    let packed = Array("k\0\0".utf8) + zeros(unpacked)
    // A file of one such chunk, and then its bytes again and again.
    let one = PNGChunks.file([pixel[0], ("zTXt", packed)])
    let rest = PNGChunks.file(Array(pixel.dropFirst())).dropFirst(8)
    let chunk = one.suffix(packed.count + 12)
    return (1..<chunks).reduce(into: one) { file, _ in file += chunk } + rest
  }

  /// A PNG file of one pixel, with chunks of given types and sizes before it.
  package static func chunks(_ chunks: [(type: String, count: Int)]) -> Data {
    PNGChunks.file(
      [pixel[0]] + chunks.map { ($0.type, [UInt8](repeating: 65, count: $0.count)) }
        + pixel.dropFirst())
  }

  /// A black PNG file of one bit a pixel, packed a thousand times.
  package static func blackSquare(side: Int) -> Data {
    PNGChunks.file([
      PNGChunks.header(width: UInt32(side), height: UInt32(side), depth: 1, colorType: 0),
      ("IDAT", zeros(((side + 7) / 8 + 1) * side)), ("IEND", []),
    ])
  }

  /// A grey progressive JPEG file whose scans say nothing, in a few hundred bytes each.
  ///
  /// The first scan gives each block a bit; every other one is a run of blocks of which there is
  /// nothing to say, 32,767 in fifteen bits (ITU-T T.81, G.1.2.2). Scans go through the coefficients,
  /// and for each through fourteen bits of it.
  package static func scans(side: Int, count: Int) -> Data {
    let blocks = ((side + 7) / 8) * ((side + 7) / 8)
    let size = [UInt8(side >> 8), UInt8(side & 0xff)]
    var file: [UInt8] = [0xff, 0xd8]
    func segment(_ marker: UInt8, _ body: [UInt8]) {
      let length = body.count + 2
      file += [0xff, marker, UInt8(length >> 8), UInt8(length & 0xff)] + body
    }
    // One code of one bit: no difference for the first table, a run of 2^14 and more for the second.
    let oneCode: [UInt8] = [1] + [UInt8](repeating: 0, count: 15)
    segment(0xdb, [0] + [UInt8](repeating: 1, count: 64))
    segment(0xc2, [8] + size + size + [1, 1, 0x11, 0])
    segment(0xc4, [0x00] + oneCode + [0])
    segment(0xc4, [0x10] + oneCode + [0xe0])
    segment(0xda, [1, 1, 0, 0, 0, 0])
    file += [UInt8](repeating: 0, count: (blocks + 7) / 8)
    let run = stuffed(
      (0..<blocks / 32_767 + 1).flatMap { _ in [false] + [Bool](repeating: true, count: 14) })
    var made = 1
    for coefficient in 1...63 as ClosedRange<UInt8> {
      for bit in (0...13 as ClosedRange<UInt8>).reversed() where made < count {
        let approximation = bit == 13 ? bit : (bit + 1) << 4 | bit
        segment(0xda, [1, 1, 0, coefficient, coefficient, approximation])
        file += run
        made += 1
      }
    }
    return Data(file + [0xff, 0xd9])
  }

  /// Bits as bytes, filled up with ones, a zero after each byte of ones.
  private static func stuffed(_ bits: [Bool]) -> [UInt8] {
    stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = (0..<8).reduce(UInt8(0)) { byte, bit in
        byte << 1 | (start + bit < bits.count && !bits[start + bit] ? 0 : 1)
      }
      return byte == 0xff ? [0xff, 0] : [byte]
    }
  }

  /// A zlib stream of zeros, packed as tightly as the format can: one literal, then matches of 258
  /// bytes at distance 1, two bits each (RFC 1951, 3.2.7).
  ///
  /// The dynamic codes give one bit to the length 258 and two to a zero byte and the end.
  package static func zeros(_ count: Int) -> [UInt8] {
    var bits = BitStream()
    bits.add(1, 1)  // the last block
    bits.add(2, 2)  // dynamic codes
    bits.add(286 - 257, 5)  // codes for literals and lengths
    bits.add(0, 5)  // one code for distances
    // Lengths of the codes for code lengths, in their order 16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4,
    // 12, 3, 13, 2, 14, 1: two bits each for 18, 2, 1 and 0.
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1]
    bits.add(UInt32(order.count - 4), 4)
    for symbol in order { bits.add([18, 2, 1, 0].contains(symbol) ? 2 : 0, 3) }
    // Canonical: 0 is 00, 1 is 01, 2 is 10, 18 is 11.
    func length(_ value: UInt32) { bits.addCode(value, 2) }
    func nothing(_ times: Int) {
      bits.addCode(3, 2)
      bits.add(UInt32(times - 11), 7)
    }
    length(2)  // a zero byte: two bits
    nothing(138)
    nothing(117)  // 1 to 255
    length(2)  // the end, 256: two bits
    nothing(28)  // 257 to 284
    length(1)  // 285, a match of 258: one bit
    length(1)  // distance 1: one bit
    // Canonical: 285 is 0, a zero byte 10, the end 11; distance 1 is 0.
    let matches = (count - 1) / 258
    for _ in 0..<count - 258 * matches { bits.addCode(2, 2) }
    for _ in 0..<matches { bits.add(0, 2) }
    bits.addCode(3, 2)
    // Adler-32 of zeros: the first sum stays 1, the second counts.
    let sum = UInt32(count % 65_521) << 16 | 1
    return [0x78, 0xda] + bits.bytes + PNGChunks.big(sum)
  }
}
