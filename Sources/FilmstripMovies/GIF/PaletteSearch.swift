// SPDX-License-Identifier: MIT

/// Finds the colour of a palette that is nearest to another, exactly.
///
/// Space is divided into cells of eight levels a channel; for each that is asked for, the colours that can be
/// nearest to any point in it are found once (as the IJG's `jquant2.c` does it, after Thomas, "Efficient
/// inverse color map computation", Graphics Gems II, 1991). Not for use from two threads at once.
final class PaletteSearch {
  let colors: [UInt32]
  /// Where the candidates of a cell begin in `candidates`, and how many there are; 0 for a cell that was not
  /// asked for.
  private let cells: UnsafeMutablePointer<UInt32>
  private var candidates: [UInt8] = []
  /// Answers to single colours: the colour above the index, with a bit above both.
  private let answers: UnsafeMutablePointer<UInt64>

  private static let answerCount = 1 << 13

  /// What red, green and blue add to the distances between cells and colours.
  private let spans: [ChannelSpans]
  /// How far each colour is from the nearest point of the cell that is being looked at.
  private let nearest: UnsafeMutablePointer<Int32>

  init(_ colors: [UInt32]) {
    self.colors = colors
    let weights = GIFColor.weights
    spans = zip([16, 8, 0], [weights.red, weights.green, weights.blue]).map { shift, weight in
      ChannelSpans(colors.map { Int32($0 >> UInt32(shift) & 0xff) }, weight: weight)
    }
    nearest = .allocate(capacity: colors.count)
    cells = .allocate(capacity: 1 << 15)
    cells.initialize(repeating: 0, count: 1 << 15)
    answers = .allocate(capacity: PaletteSearch.answerCount)
    answers.initialize(repeating: 0, count: PaletteSearch.answerCount)
  }

  deinit {
    cells.deallocate()
    answers.deallocate()
    nearest.deallocate()
  }

  /// The index of the nearest colour; of several that are as near, the first.
  @inline(__always)
  func nearest(to color: UInt32) -> Int {
    let slot = Int((color &* 0x9E37_79B1) >> 19)
    let answer = answers[slot]
    if answer >> 8 == UInt64(color | 1 << 24) { return Int(answer & 0xff) }
    let found = search(color)
    answers[slot] = UInt64(color | 1 << 24) << 8 | UInt64(found)
    return found
  }

  private func search(_ color: UInt32) -> Int {
    let cell = Int(color >> 19 & 0x1f) << 10 | Int(color >> 11 & 0x1f) << 5 | Int(color >> 3 & 0x1f)
    var list = cells[cell]
    if list == 0 {
      list = makeCandidates(of: cell)
      cells[cell] = list
    }
    let start = Int(list >> 9)
    var (best, least) = (0, Int32.max)
    for place in start..<start + Int(list & 0x1ff) {
      let candidate = Int(candidates[place])
      let distance = GIFColor.distance(colors[candidate], color)
      if distance < least { (best, least) = (candidate, distance) }
    }
    return best
  }

  /// Finds the colours of which the nearest point of a cell is nearer than the farthest point of it is from
  /// any colour.
  private func makeCandidates(of cell: Int) -> UInt32 {
    let (red, green, blue) = (spans[0], spans[1], spans[2])
    let (r, g, b) = (red.row(cell >> 10), green.row(cell >> 5 & 0x1f), blue.row(cell & 0x1f))
    var bound = Int32.max
    for index in 0..<colors.count {
      nearest[index] = red.nearest[r + index] &+ green.nearest[g + index] &+ blue.nearest[b + index]
      bound = min(
        bound, red.farthest[r + index] &+ green.farthest[g + index] &+ blue.farthest[b + index])
    }
    let start = candidates.count
    for index in colors.indices where nearest[index] <= bound { candidates.append(UInt8(index)) }
    return UInt32(start) << 9 | UInt32(candidates.count - start)
  }
}

private final class ChannelSpans {
  private let colorCount: Int
  /// By cell and then by colour: to the nearest and to the farthest level in the cell.
  let nearest: UnsafeMutablePointer<Int32>
  let farthest: UnsafeMutablePointer<Int32>

  init(_ levels: [Int32], weight: Int32) {
    colorCount = levels.count
    nearest = .allocate(capacity: 32 * levels.count)
    farthest = .allocate(capacity: 32 * levels.count)
    for cell in 0..<32 {
      let (low, high) = (Int32(cell) << 3, Int32(cell) << 3 + 7)
      for (index, level) in levels.enumerated() {
        let outside = max(low - level, level - high, 0)
        let across = max(level - low, high - level)
        nearest[row(cell) + index] = weight * outside * outside
        farthest[row(cell) + index] = weight * across * across
      }
    }
  }

  deinit {
    nearest.deallocate()
    farthest.deallocate()
  }

  func row(_ cell: Int) -> Int { cell * colorCount }
}
