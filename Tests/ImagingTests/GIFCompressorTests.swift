// SPDX-License-Identifier: MIT
import SeededNumbers
import Testing

@testable import FilmstripImaging
@testable import FilmstripMovingImages

/// Compressed indices, read as the GIF89a specification has it, in its appendix F.
@Suite struct GIFCompressorTests {
  /// The indices in some blocks, and whether the code for the end comes after them and nothing after that.
  private func read(_ blocks: [UInt8], indexBits: Int) -> (indices: [UInt8], isEnded: Bool) {
    var bytes: [UInt8] = []
    var place = 0
    while place < blocks.count {
      bytes += blocks[place + 1...place + Int(blocks[place])]
      place += Int(blocks[place]) + 1
    }
    var (bit, size) = (0, indexBits + 1)
    func nextCode() -> Int? {
      guard bit + size <= bytes.count * 8 else { return nil }
      defer { bit += size }
      return (0..<size).reduce(0) { code, offset in
        code | Int(bytes[(bit + offset) / 8] >> UInt8((bit + offset) % 8) & 1) << offset
      }
    }
    let (clear, end) = (1 << indexBits, 1 << indexBits + 1)
    var table: [[UInt8]] = []
    var (result, last): ([UInt8], [UInt8]?) = ([], nil)
    while let code = nextCode() {
      if code == end { return (result, bytes.count * 8 - bit < 8) }
      if code == clear {
        table = (0..<1 << indexBits).map { [UInt8($0)] } + [[], []]
        (last, size) = (nil, indexBits + 1)
        continue
      }
      var string: [UInt8]
      if code < table.count {
        string = table[code]
      } else if code == table.count, let last {
        string = last + [last[0]]
      } else {
        return (result, false)
      }
      result += string
      if let last, table.count < 4_096 { table.append(last + [string[0]]) }
      if table.count == 1 << size && size < 12 { size += 1 }
      last = string
    }
    return (result, false)
  }

  @Test(arguments: 0..<80)
  func aReaderHasEachIndexAndTheEnd(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let bits = Int.random(in: 1...8, using: &numbers)
    let compressor = GIFCompressor(colorCount: 1 << bits)
    // Twice with one compressor; noise fills the table of codes several times.
    for _ in 0..<2 {
      let range = UInt8(0)...UInt8((1 << bits) - 1)
      var indices: [UInt8] = []
      for _ in 0..<Int.random(in: 1...40, using: &numbers) {
        let count = Int.random(in: 1...400, using: &numbers)
        let index = UInt8.random(in: range, using: &numbers)
        indices += (0..<count).map { _ in
          seed % 2 == 0 ? index : UInt8.random(in: range, using: &numbers)
        }
      }
      let result = read(compressor.compress(indices), indexBits: max(bits, 2))
      #expect(result.indices == indices)
      #expect(result.isEnded)
    }
  }

  /// Where the last index comes just before codes get a bit more, the end has that bit.
  @Test func theEndIsReadAfterAnyNumberOfIndices() {
    var numbers = SeededNumbers(seed: 1)
    let noise = (0..<400).map { _ in UInt8.random(in: 0...3, using: &numbers) }
    let compressor = GIFCompressor(colorCount: 4)
    for count in 1...noise.count {
      let result = read(compressor.compress(Array(noise.prefix(count))), indexBits: 2)
      #expect(result.isEnded && result.indices.count == count)
    }
  }
}
