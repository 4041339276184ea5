// SPDX-License-Identifier: MIT

/// Colours in cells of eight levels a channel, and their sums over any box of cells: what a palette is cut
/// from.
///
/// All sums are whole numbers, so that the order in which colours come does not matter.
struct ColorCells {
  /// A channel has 32 cells; a sum over a box is read from the tables' entries at its corners, hence one more.
  private static let side = 33

  private struct Sums {
    var (count, red, green, blue, squares) = (0, 0, 0, 0, 0)

    static func += (left: inout Sums, right: Sums) {
      left.count += right.count
      left.red += right.red
      left.green += right.green
      left.blue += right.blue
      left.squares += right.squares
    }

    static func -= (left: inout Sums, right: Sums) {
      left.count -= right.count
      left.red -= right.red
      left.green -= right.green
      left.blue -= right.blue
      left.squares -= right.squares
    }

    static func - (left: Sums, right: Sums) -> Sums {
      var result = left
      result -= right
      return result
    }

    /// The weighted squares of the mean, times the number of pixels.
    var power: Double {
      guard count > 0 else { return 0 }
      let (r, g, b) = (Double(red), Double(green), Double(blue))
      let weights = GIFColor.weights
      return
        (Double(weights.red) * r * r + Double(weights.green) * g * g + Double(weights.blue) * b * b)
        / Double(count)
    }

    /// How far the pixels are from their mean, in all.
    var variance: Double { Double(squares) - power }

    var mean: UInt32 {
      func channel(_ sum: Int) -> UInt32 { UInt32((2 * sum + count) / (2 * count)) }
      return channel(red) << 16 | channel(green) << 8 | channel(blue)
    }
  }

  /// From one cell to another in each channel; the lower ends are not part of it.
  private struct Box {
    var low = (red: 0, green: 0, blue: 0)
    var high = (red: 32, green: 32, blue: 32)
  }

  private enum Axis: CaseIterable { case red, green, blue }

  /// Sums over all cells up to and with one.
  private var tables: [Sums]
  private let occupied: [Sums]

  init(_ colors: some Sequence<(color: UInt32, count: Int)>) {
    let side = ColorCells.side
    tables = Array(repeating: Sums(), count: side * side * side)
    let weights = GIFColor.weights
    for (color, count) in colors {
      let (r, g, b) = (Int(color >> 16 & 0xff), Int(color >> 8 & 0xff), Int(color & 0xff))
      let squares =
        Int(weights.red) * r * r + Int(weights.green) * g * g + Int(weights.blue) * b * b
      tables[ColorCells.place(r >> 3 + 1, g >> 3 + 1, b >> 3 + 1)] += Sums(
        count: count, red: r * count, green: g * count, blue: b * count, squares: squares * count)
    }
    occupied = tables.filter { $0.count > 0 }
  }

  private static func place(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    (red * side + green) * side + blue
  }

  /// The means of so many boxes, or of fewer where there are fewer cells.
  mutating func cut(into count: Int) -> [UInt32] {
    guard !occupied.isEmpty, count > 0 else { return [] }
    addUp()
    var boxes = [(box: Box(), variance: sums(of: Box()).variance)]
    while boxes.count < count {
      // The one with the most variance; of equal ones the first.
      var worst = 0
      for place in boxes.indices where boxes[place].variance > boxes[worst].variance {
        worst = place
      }
      guard boxes[worst].variance > 0 else { break }
      guard let (one, other) = halves(of: boxes[worst].box) else {
        boxes[worst].variance = 0
        continue
      }
      boxes[worst] = (one, sums(of: one).variance)
      boxes.append((other, sums(of: other).variance))
    }
    return boxes.map { sums(of: $0.box) }.filter { $0.count > 0 }.map(\.mean)
  }

  /// Means that have moved to the middle of the cells that are nearest to them; `fixed` colours take theirs and
  /// stay.
  func settle(_ means: [UInt32], beside fixed: [UInt32], passCount: Int) -> [UInt32] {
    var means = means
    for _ in 0..<passCount {
      let search = PaletteSearch(fixed + means)
      var sums = Array(repeating: Sums(), count: fixed.count + means.count)
      for cell in occupied { sums[search.nearest(to: cell.mean)] += cell }
      let moved = zip(means, sums.dropFirst(fixed.count)).map { $1.count > 0 ? $1.mean : $0 }
      if moved == means { break }
      means = moved
    }
    return means
  }

  private mutating func addUp() {
    let side = ColorCells.side
    for red in 1..<side {
      var area = Array(repeating: Sums(), count: side)
      for green in 1..<side {
        var line = Sums()
        for blue in 1..<side {
          let place = ColorCells.place(red, green, blue)
          line += tables[place]
          area[blue] += line
          tables[place] = tables[place - side * side]
          tables[place] += area[blue]
        }
      }
    }
  }

  private func sums(of box: Box) -> Sums {
    let (low, high) = (box.low, box.high)
    func face(_ red: Int) -> Sums {
      var result = tables[ColorCells.place(red, high.green, high.blue)]
      result -= tables[ColorCells.place(red, high.green, low.blue)]
      result -= tables[ColorCells.place(red, low.green, high.blue)]
      result += tables[ColorCells.place(red, low.green, low.blue)]
      return result
    }
    return face(high.red) - face(low.red)
  }

  /// The cut after which the variances of both parts add up to the least; nil where there is none.
  private func halves(of box: Box) -> (Box, Box)? {
    let whole = sums(of: box)
    var best: (power: Double, one: Box, other: Box)?
    for axis in Axis.allCases {
      let (low, high) =
        switch axis {
        case .red: (box.low.red, box.high.red)
        case .green: (box.low.green, box.high.green)
        case .blue: (box.low.blue, box.high.blue)
        }
      guard high - low > 1 else { continue }
      for position in low + 1..<high {
        var (one, other) = (box, box)
        switch axis {
        case .red: (one.high.red, other.low.red) = (position, position)
        case .green: (one.high.green, other.low.green) = (position, position)
        case .blue: (one.high.blue, other.low.blue) = (position, position)
        }
        let lower = sums(of: one)
        guard lower.count > 0, lower.count < whole.count else { continue }
        let power = lower.power + (whole - lower).power
        if power > best?.power ?? -.infinity { best = (power, one, other) }
      }
    }
    return best.map { ($0.one, $0.other) }
  }
}
