// SPDX-License-Identifier: MIT
import Imaging

/// How a picture differs from its reference, beyond what bounds allow.
///
/// A pixel is right if each of its channels lies between the smallest and the largest value that the
/// reference has within half a pixel of that place, give or take the allowed error. The reference
/// between its pixels is what linear interpolation makes of them; that is largest and smallest at
/// the middles of pixels, edges and corners, so that nine places say it exactly.
struct Difference {
  /// By how much each pixel is beyond its bounds, in 1/255; row after row.
  let excess: [UInt8]
  let width: Int
  /// How many pixels are wrong.
  private(set) var wrongCount = 0
  /// The wrong pixel that is wrong by most, and by how much.
  private(set) var worst = (x: 0, y: 0, excess: 0)
  /// The largest number of wrong pixels that touch each other, corners included, and one of them.
  private(set) var region = (count: 0, x: 0, y: 0)

  /// Compares pictures of one size; all of another size is wrong.
  init(of actual: Bitmap, from reference: Bitmap, within bounds: Bounds) {
    width = actual.width
    guard actual.width == reference.width, actual.height == reference.height else {
      excess = Array(repeating: 255, count: actual.width * actual.height)
      (wrongCount, worst.excess) = (excess.count, 255)
      region.count = excess.count
      return
    }
    let neighbourhood = Neighbourhood(reference)
    var excess = [UInt8](repeating: 0, count: actual.width * actual.height)
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let amount = neighbourhood.excess(of: actual[x, y], x, y, bounds)
        guard amount > 0 else { continue }
        excess[y * actual.width + x] = UInt8(amount)
        wrongCount += 1
        if amount > worst.excess { worst = (x, y, amount) }
      }
    }
    self.excess = excess
    findRegion()
  }

  /// Whether the bounds are kept.
  func isWithin(_ bounds: Bounds) -> Bool {
    wrongCount <= bounds.strays && region.count <= bounds.region
  }

  /// What is wrong, where and how much, for somebody who has to find it in the picture.
  var description: String {
    "\(wrongCount) wrong pixels; worst (\(worst.x), \(worst.y)) by \(worst.excess)/255; "
      + "largest region \(region.count) px = \(Double(region.count) / 4) pt² "
      + "at (\(region.x), \(region.y))"
  }

  private mutating func findRegion() {
    var isOpen = excess.map { $0 > 0 }
    let height = excess.count / width
    for start in excess.indices where isOpen[start] {
      var (waiting, count) = ([start], 0)
      isOpen[start] = false
      while let place = waiting.popLast() {
        count += 1
        let (x, y) = (place % width, place / width)
        for row in max(y - 1, 0)...min(y + 1, height - 1) {
          for column in max(x - 1, 0)...min(x + 1, width - 1) where isOpen[row * width + column] {
            isOpen[row * width + column] = false
            waiting.append(row * width + column)
          }
        }
      }
      if count > region.count { region = (count, start % width, start / width) }
    }
  }
}

extension Difference {
  /// The values of a picture around each of its pixels.
  private struct Neighbourhood {
    private let picture: Bitmap

    init(_ picture: Bitmap) { self.picture = picture }

    /// By how much a pixel is beyond the values within half a pixel, or else 0.
    func excess(of pixel: Pixel, _ x: Int, _ y: Int, _ bounds: Bounds) -> Int {
      let columns = [max(x - 1, 0), x, min(x + 1, picture.width - 1)]
      let rows = [max(y - 1, 0), y, min(y + 1, picture.height - 1)]
      let around = rows.flatMap { row in columns.map { picture[$0, row] } }
      let isFlat = around.allSatisfy { $0 == around[4] }
      let tolerance = Double(isFlat ? bounds.flat : bounds.edge)
      var worst = 0.0
      for channel in [\Pixel.red, \.green, \.blue] {
        let values = around.map { Double($0[keyPath: channel]) }
        var (low, high) = (values[4], values[4])
        if !isFlat {
          for side in [1, 3, 5, 7] {
            let value = (values[side] + values[4]) / 2
            (low, high) = (min(low, value), max(high, value))
          }
          for (corner, beside, above) in [(0, 3, 1), (2, 5, 1), (6, 3, 7), (8, 5, 7)] {
            let value = (values[corner] + values[beside] + values[above] + values[4]) / 4
            (low, high) = (min(low, value), max(high, value))
          }
        }
        let value = Double(pixel[keyPath: channel])
        worst = max(worst, low - tolerance - value, value - high - tolerance)
      }
      return min(255, Int(max(worst, 0).rounded(.up)))
    }
  }
}
