// SPDX-License-Identifier: MIT
import FilmstripImaging

/// How a picture differs from its reference, beyond what bounds allow.
///
/// A pixel is right if each of its channels lies between the smallest and the largest value that
/// the reference has within half a pixel of that place, give or take the allowed error. The reference
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
        let pixel = actual[x, y]
        // Most pixels are equal, and then right.
        guard pixel.bgra != reference[x, y].bgra else { continue }
        let amount = neighbourhood.excess(of: pixel, x, y, bounds)
        guard amount > 0 else { continue }
        excess[y * actual.width + x] = UInt8(amount)
        wrongCount += 1
        if amount > worst.excess { worst = (x, y, amount) }
      }
    }
    self.excess = excess
    findRegion()
  }

  func isWithin(_ bounds: Bounds) -> Bool {
    wrongCount <= bounds.strays && region.count <= bounds.region
  }

  /// What is wrong, where and how much, to find it in the picture.
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
  /// The values of a picture around each of its pixels; in whole numbers and without closures,
  /// because tests run without optimization.
  private struct Neighbourhood {
    private let bytes: [UInt8]
    private let width: Int
    private let height: Int

    init(_ picture: Bitmap) {
      bytes = picture.withUnsafeBytes { Array($0) }
      (width, height) = (picture.width, picture.height)
    }

    /// By how much a pixel is beyond the values within half a pixel, or else 0.
    func excess(of pixel: Pixel, _ x: Int, _ y: Int, _ bounds: Bounds) -> Int {
      let row = y * width * 4
      let above = y > 0 ? row - width * 4 : row
      let below = y < height - 1 ? row + width * 4 : row
      let column = x * 4
      let left = x > 0 ? column - 4 : column
      let right = x < width - 1 ? column + 4 : column
      // Flat if all is equal in every channel; that decides on the error that is allowed.
      var isFlat = true
      // How far the channel that is furthest is beyond, four times.
      var worst = Int.min
      for channel in 0..<3 {
        let middle = Int(bytes[row + column + channel])
        let north = Int(bytes[above + column + channel])
        let south = Int(bytes[below + column + channel])
        let west = Int(bytes[row + left + channel])
        let east = Int(bytes[row + right + channel])
        let northWest = Int(bytes[above + left + channel])
        let northEast = Int(bytes[above + right + channel])
        let southWest = Int(bytes[below + left + channel])
        let southEast = Int(bytes[below + right + channel])
        isFlat =
          isFlat && north == middle && south == middle && west == middle && east == middle
          && northWest == middle && northEast == middle && southWest == middle
          && southEast == middle
        // Four times the values in the middles of the pixel, its sides and its corners.
        let (sides, whole) = (2 * middle, 4 * middle)
        var low = min(whole, min(sides + 2 * north, sides + 2 * south))
        low = min(low, min(sides + 2 * west, sides + 2 * east))
        low = min(low, min(middle + north + west + northWest, middle + north + east + northEast))
        low = min(low, min(middle + south + west + southWest, middle + south + east + southEast))
        var high = max(whole, max(sides + 2 * north, sides + 2 * south))
        high = max(high, max(sides + 2 * west, sides + 2 * east))
        high = max(high, max(middle + north + west + northWest, middle + north + east + northEast))
        high = max(high, max(middle + south + west + southWest, middle + south + east + southEast))
        let shift = UInt32(8 * channel)
        let value = 4 * Int(pixel.bgra >> shift & 255)
        worst = max(worst, max(low - value, value - high))
      }
      let beyond = worst - 4 * (isFlat ? bounds.flat : bounds.edge)
      return beyond > 0 ? min(255, (beyond + 3) / 4) : 0
    }
  }
}
