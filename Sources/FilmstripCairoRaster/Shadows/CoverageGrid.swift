// SPDX-License-Identifier: MIT
internal import Foundation

/// Coverages, 0 to 1, of cells that may be larger than the device's pixels.
struct CoverageGrid {
  let width: Int
  let height: Int
  /// Row after row.
  private(set) var values: [Float]
  /// For each row whether it is as the one before it: most shapes have long straight sides, and what
  /// is made of equal rows is equal.
  private(set) var repeats: [Bool]

  /// The mean coverage of each cell of some pixels' width and height; `cells` are counted from the
  /// same origin as the pixels.
  init(_ coverage: PixelCoverage, cell: (x: Int, y: Int), cells: PixelRect) {
    let (width, height) = (Int(cells.width), Int(cells.height))
    (self.width, self.height) = (width, height)
    func index(_ pixel: Int, _ side: Int, _ first: Int32) -> Int {
      Int((Double(pixel) / Double(side)).rounded(.down)) - Int(first)
    }
    let rect = coverage.rect
    let columns = (0..<Int(rect.width)).map { index(Int(rect.x) + $0, cell.x, cells.x) }
    let inside = columns.indices.filter { columns[$0] >= 0 && columns[$0] < width }
    var sums = [UInt32](repeating: 0, count: width * height)
    coverage.bytes.withUnsafeBufferPointer { bytes in
      sums.withUnsafeMutableBufferPointer { sums in
        columns.withUnsafeBufferPointer { columns in
          guard let first = inside.first, let last = inside.last else { return }
          for y in 0..<Int(rect.height) {
            let row = index(Int(rect.y) + y, cell.y, cells.y)
            guard row >= 0, row < height else { continue }
            let source = y * coverage.stride
            let target = row * width
            for x in first...last { sums[target + columns[x]] += UInt32(bytes[source + x]) }
          }
        }
      }
    }
    let share = 1 / Float(255 * cell.x * cell.y)
    values = sums.map { Float($0) * share }
    repeats = Array(repeating: false, count: height)
    values.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 1..<max(height, 1) {
        repeats[y] = memcmp(base + y * width * 4, base + (y - 1) * width * 4, width * 4) == 0
      }
    }
  }

  mutating func replaceValues(by values: [Float]) {
    self.values = values
    repeats = Array(repeating: false, count: height)
  }

  /// Blurs both ways, each with its own σ in cells; outside of the grid nothing is covered.
  mutating func blur(sigmaX: Double, sigmaY: Double) {
    blurRows(kernel: CoverageGrid.kernel(sigmaX))
    blurColumns(kernel: CoverageGrid.kernel(sigmaY))
  }

  /// One half of a Gaussian's weights, the middle first; all weights together make 1.
  static func kernel(_ sigma: Double) -> [Float] {
    guard sigma > 0.05 else { return [1] }
    // What lies beyond three σ is below half a level of 255.
    let reach = Int((3 * sigma).rounded(.up))
    let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    return weights.map { Float($0 / sum) }
  }

  private mutating func blurRows(kernel: [Float]) {
    guard kernel.count > 1 else { return }
    let reach = kernel.count - 1
    let (width, height, repeats) = (self.width, self.height, self.repeats)
    // A row with room for the kernel on both sides saves all questions about edges.
    var padded = [Float](repeating: 0, count: width + 2 * reach)
    values.withUnsafeMutableBufferPointer { values in
      padded.withUnsafeMutableBufferPointer { padded in
        guard let base = values.baseAddress, let room = padded.baseAddress else { return }
        for y in 0..<height {
          let row = base + y * width
          guard !repeats[y] else {
            row.update(from: row - width, count: width)
            continue
          }
          (room + reach).update(from: row, count: width)
          for x in 0..<width { row[x] = room[reach + x] * kernel[0] }
          for distance in 1...reach {
            let weight = kernel[distance]
            let (before, after) = (room + reach - distance, room + reach + distance)
            for x in 0..<width { row[x] += (before[x] + after[x]) * weight }
          }
        }
      }
    }
  }

  private mutating func blurColumns(kernel: [Float]) {
    guard kernel.count > 1 else { return }
    let reach = kernel.count - 1
    let (width, height, repeats) = (self.width, self.height, self.repeats)
    var result = [Float](repeating: 0, count: values.count)
    var resultRepeats = [Bool](repeating: false, count: height)
    // How many rows up to one are alike.
    var run = 0
    var runs: [Int] = []
    for isRepeated in repeats {
      run = isRepeated ? run + 1 : 1
      runs.append(run)
    }
    values.withUnsafeBufferPointer { values in
      result.withUnsafeMutableBufferPointer { result in
        guard let source = values.baseAddress, let base = result.baseAddress else { return }
        for y in 0..<height {
          let target = base + y * width
          let (first, last) = (y - reach, y + reach)
          // All that makes up this row, and the row before it, is alike.
          if first > 0, last < height, runs[last] > 2 * reach + 1 {
            target.update(from: target - width, count: width)
            resultRepeats[y] = true
            continue
          }
          for row in max(first, 0)...min(last, height - 1) {
            let weight = kernel[abs(row - y)]
            let line = source + row * width
            for x in 0..<width { target[x] += line[x] * weight }
          }
        }
      }
    }
    (values, self.repeats) = (result, resultRepeats)
  }
}
