// SPDX-License-Identifier: MIT
import FilmstripImaging
import SeededNumbers
import Testing

/// Averages of areas, compared with closed forms in exact integers.
@Suite struct AreaScalerTests {
  struct Change: Sendable, CustomTestStringConvertible {
    let from: (w: Int, h: Int)
    let to: (w: Int, h: Int)

    init(_ w: Int, _ h: Int, to width: Int, _ height: Int) {
      from = (w, h)
      to = (width, height)
    }

    var testDescription: String { "\(from.w)×\(from.h) to \(to.w)×\(to.h)" }
  }

  private func scaled(_ bitmap: Bitmap, to size: (w: Int, h: Int)) -> Bitmap {
    AreaScaler.scale(bitmap, width: size.w, height: size.h)
  }

  /// The largest difference of a channel from the average of the block of pixels under it.
  private func largestDifferenceFromMean(of source: Bitmap, to target: Bitmap) -> Double {
    let (w, h) = (source.width / target.width, source.height / target.height)
    var largest = 0.0
    for y in 0..<target.height {
      for x in 0..<target.width {
        var sums = [0, 0, 0, 0]
        for row in y * h..<(y + 1) * h {
          for column in x * w..<(x + 1) * w {
            for (index, value) in channels(source[column, row]).enumerated() {
              sums[index] += value
            }
          }
        }
        for (sum, value) in zip(sums, channels(target[x, y])) {
          largest = max(largest, abs(Double(sum) / Double(w * h) - Double(value)))
        }
      }
    }
    return largest
  }

  private func channels(_ pixel: Pixel) -> [Int] {
    [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
  }

  @Test(arguments: [
    Change(37, 53, to: 10, 9), Change(402, 87, to: 200, 43), Change(5, 5, to: 1, 1),
    Change(7, 3, to: 20, 11), Change(1, 1, to: 3, 2), Change(100, 3, to: 99, 2),
    Change(1_000, 600, to: 3, 2),
  ])
  func keepsAFlatColorExactly(change: Change) {
    for pixel in [
      Pixel(bgra: 0), Pixel(red: 255, green: 255, blue: 255), Pixel(red: 1, green: 127, blue: 254),
      Pixel(red: 3, green: 2, blue: 1, alpha: 128),
    ] {
      let flat = Bitmap(width: change.from.w, height: change.from.h, filledWith: pixel)
      let expected = Bitmap(width: change.to.w, height: change.to.h, filledWith: pixel)
      #expect(scaled(flat, to: change.to) == expected)
    }
  }

  /// The covered shares of a target pixel's side in 256ths, by pixel of the source: their running totals rounded.
  private func shares(_ index: Int, from source: Int, to target: Int) -> [(pixel: Int, share: Int)]
  {
    let (low, high) = (index * source, (index + 1) * source)
    var (given, shares) = (0, [(pixel: Int, share: Int)]())
    for pixel in 0..<source where pixel * target < high && (pixel + 1) * target > low {
      let covered = Double(min(high, (pixel + 1) * target) - low) / Double(source)
      let total = Int((covered * 256).rounded())
      shares.append((pixel, total - given))
      given = total
    }
    return shares
  }

  /// In any ratio up to 16, smaller and larger, each sample is the sum of the covered ones by their shares.
  @Test func everyRatioIsTheWeightedSum() {
    var numbers = SeededNumbers(seed: 16)
    for _ in 0..<40 {
      let from = (
        w: Int.random(in: 1...90, using: &numbers), h: Int.random(in: 1...40, using: &numbers)
      )
      let to = (
        w: Int.random(in: (from.w + 15) / 16...from.w + 20, using: &numbers),
        h: Int.random(in: (from.h + 15) / 16...from.h + 10, using: &numbers)
      )
      guard from != to else { continue }
      let source = TestPictures.noise(width: from.w, height: from.h, isOpaque: false)
      let target = AreaScaler.scale(source, width: to.w, height: to.h)
      for y in 0..<to.h {
        let rows = shares(y, from: from.h, to: to.h)
        for x in 0..<to.w {
          var sums = [0, 0, 0, 0]
          for column in shares(x, from: from.w, to: to.w) {
            for row in rows {
              for (index, value) in channels(source[column.pixel, row.pixel]).enumerated() {
                sums[index] += value * row.share * column.share
              }
            }
          }
          guard channels(target[x, y]) == sums.map({ ($0 + 32_768) >> 16 }) else {
            Issue.record("\(from) to \(to) at \(x), \(y)")
            return
          }
        }
      }
    }
  }

  @Test func isIdentityAtTheSameSize() {
    let noise = TestPictures.noise(width: 31, height: 17, isOpaque: false)
    #expect(AreaScaler.scale(noise, width: 31, height: 17) == noise)
  }

  /// Shares of 1/256 are exact for powers of two: nothing but rounding to 8 bits is left.
  @Test(arguments: [
    Change(32, 32, to: 16, 16), Change(64, 32, to: 16, 4), Change(64, 64, to: 1, 1),
    Change(256, 8, to: 1, 1),
  ])
  func roundsTheMeanAtPowersOfTwo(change: Change) {
    let noise = TestPictures.noise(width: change.from.w, height: change.from.h, isOpaque: false)
    let target = scaled(noise, to: change.to)
    #expect(largestDifferenceFromMean(of: noise, to: target) <= 0.5)
  }

  @Test(arguments: [
    Change(30, 30, to: 10, 10), Change(50, 30, to: 10, 5), Change(70, 60, to: 10, 10),
    Change(30, 20, to: 1, 1), Change(100, 75, to: 1, 1), Change(99, 40, to: 33, 40),
  ])
  func isTheMeanOfTheCoveredPixelsWithinOne(change: Change) {
    let noise = TestPictures.noise(width: change.from.w, height: change.from.h, isOpaque: false)
    let target = scaled(noise, to: change.to)
    #expect(largestDifferenceFromMean(of: noise, to: target) <= 1)
  }

  /// White from pixel `edge` on: a target pixel is as white as the part of it right of the edge.
  @Test(arguments: [
    (10, 3, 5), (10, 7, 4), (31, 10, 16), (101, 30, 50), (1_206, 200, 601), (7, 5, 1), (3, 2, 1),
  ])
  func anEdgeIsAsBrightAsItsCoverage(source: Int, target: Int, edge: Int) {
    func step(_ position: Int) -> Pixel {
      let value: UInt8 = position < edge ? 0 : 255
      return Pixel(red: value, green: value, blue: value)
    }
    let across = AreaScaler.scale(
      TestPictures.bitmap(width: source, height: 2) { x, _ in step(x) }, width: target, height: 2)
    let down = AreaScaler.scale(
      TestPictures.bitmap(width: 2, height: source) { _, y in step(y) }, width: 2, height: target)
    for index in 0..<target {
      let low = Double(index * source) / Double(target)
      let high = Double((index + 1) * source) / Double(target)
      let coverage = min(1, max(0, (high - Double(edge)) / (high - low)))
      #expect(abs(Double(across[index, 0].green) - 255 * coverage) <= 2, "column \(index)")
      #expect(abs(Double(down[0, index].green) - 255 * coverage) <= 2, "row \(index)")
    }
  }

  @Test func aSinglePixelSpreadsOverTheTwoThatCoverIt() {
    // The middle one of three lies half under each of two.
    let line = TestPictures.bitmap(width: 3, height: 1) { x, _ in
      Pixel(red: x == 1 ? 240 : 0, green: 0, blue: 0)
    }
    let result = AreaScaler.scale(line, width: 2, height: 1)
    #expect(abs(Int(result[0, 0].red) - 80) <= 1)
    #expect(abs(Int(result[1, 0].red) - 80) <= 1)
  }

  @Test(arguments: [Change(2, 2, to: 6, 4), Change(5, 3, to: 20, 21), Change(1, 4, to: 7, 4)])
  func enlargesByWholeFactorsToFlatSquares(change: Change) {
    let noise = TestPictures.noise(width: change.from.w, height: change.from.h, isOpaque: false)
    let (w, h) = (change.to.w / change.from.w, change.to.h / change.from.h)
    let expected = TestPictures.bitmap(width: change.to.w, height: change.to.h) { x, y in
      noise[x / w, y / h]
    }
    #expect(scaled(noise, to: change.to) == expected)
  }

  @Test func mixesNeighboursWhereAnEnlargedPixelLiesOnBoth() {
    let pair = TestPictures.bitmap(width: 2, height: 1) { x, _ in
      Pixel(red: x == 0 ? 0 : 200, green: 0, blue: 0)
    }
    let result = AreaScaler.scale(pair, width: 3, height: 1)
    #expect((0..<3).map { result[$0, 0].red } == [0, 100, 200])
  }

  /// Columns alternate, so that each way of leaving some out is seen; the mean is half of white.
  @Test(arguments: [171, 512, 1_024])
  func isTheMeanOfMoreColumnsThanTheWeightsCanTellApart(width: Int) {
    let stripes = TestPictures.bitmap(width: width, height: 1) { x, _ in
      let value: UInt8 = x.isMultiple(of: 2) ? 0 : 255
      return Pixel(red: value, green: value, blue: value)
    }
    let mean = 255 * Double(width / 2) / Double(width)
    let result = AreaScaler.scale(stripes, width: 1, height: 1)
    #expect(abs(Double(result[0, 0].green) - mean) <= 1)
  }
}
