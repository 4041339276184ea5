// SPDX-License-Identifier: MIT
import FilmstripImaging
import Testing

/// The measure itself, on made-up pictures: what it has to refuse and what it has to let pass.
@Suite struct DifferenceTests {
  /// White with a blue disc of a radius of 20 about a place, its edge a pixel wide.
  private func disc(x: Double = 32, y: Double = 32, blue: Int = 246, side: Int = 64) -> Bitmap {
    bitmap(side: side) { column, row in
      let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
      let cover = min(max(20.5 - (dx * dx + dy * dy).squareRoot(), 0), 1)
      let mixed = { (ink: Int) in Int((255 + cover * Double(ink - 255)).rounded()) }
      return (mixed(52), mixed(120), mixed(blue))
    }
  }

  /// White with a black square from one column and row to another.
  private func square(from: Int, to: Int, corner: Int = 0) -> Bitmap {
    bitmap(side: 64) { x, y in
      let isInside = x >= from && x < to && y >= from && y < to
      let isCut = x >= to - corner && y >= to - corner
      return isInside && !isCut ? (0, 0, 0) : (255, 255, 255)
    }
  }

  private func bitmap(side: Int, _ color: (Int, Int) -> (Int, Int, Int)) -> Bitmap {
    Bitmap(width: side, height: side, isOpaque: true) { bytes in
      for place in 0..<side * side {
        let (red, green, blue) = color(place % side, place / side)
        for (channel, value) in [blue, green, red, 255].enumerated() {
          bytes[place * 4 + channel] = UInt8(value)
        }
      }
    }
  }

  private func accepts(_ actual: Bitmap, _ reference: Bitmap, _ bounds: Bounds = .sharp) -> Bool {
    Difference(of: actual, from: reference, within: bounds).isWithin(bounds)
  }

  @Test func theSamePictureIsRight() { #expect(accepts(disc(), disc(), Bounds(flat: 0, edge: 0))) }

  @Test(arguments: [(0.15, 0.0), (0, -0.15), (-0.1, 0.1)])
  func aSmallPartOfAPixelIsRight(shift: (Double, Double)) {
    #expect(accepts(disc(x: 32 + shift.0, y: 32 + shift.1), disc()))
  }

  @Test(arguments: [(0.6, 0.0), (1.0, 0.0), (0, -1), (0.8, 0.8), (-1, 1)])
  func moreThanHalfAPixelIsWrong(shift: (Double, Double)) {
    #expect(!accepts(disc(x: 32 + shift.0, y: 32 + shift.1), disc()))
  }

  @Test func aPixelIsWrongForEdgesBetweenPixels() {
    #expect(!accepts(square(from: 11, to: 41), square(from: 10, to: 40)))
    #expect(!accepts(square(from: 10, to: 41), square(from: 10, to: 40)))
  }

  @Test func oneIn255IsRightAndTwoAreWrong() {
    #expect(accepts(disc(blue: 247), disc()))
    #expect(!accepts(disc(blue: 248), disc()))
    #expect(!accepts(disc(blue: 244), disc()))
  }

  @Test(arguments: [2, 4, 12])
  func aMissingCornerIsWrong(size: Int) {
    let whole = square(from: 10, to: 40)
    let measure = Difference(
      of: square(from: 10, to: 40, corner: size), from: whole, within: .sharp)
    #expect(!measure.isWithin(.sharp))
    #expect(measure.region.count >= size * size - 1)
    #expect((40 - size..<40).contains(measure.worst.x))
    #expect((40 - size..<40).contains(measure.worst.y))
  }

  @Test func aLineThatIsMissingIsWrongHoweverThin() {
    let line = bitmap(side: 64) { x, _ in x == 30 ? (0, 0, 0) : (255, 255, 255) }
    let none = bitmap(side: 64) { _, _ in (255, 255, 255) }
    #expect(!accepts(none, line))
    #expect(!accepts(line, none))
  }

  @Test func regionsAreWhatTouches() {
    let none = bitmap(side: 64) { _, _ in (255, 255, 255) }
    let dots = bitmap(side: 64) { x, y in
      (x == 5 && (5..<9).contains(y)) || (x == 6 && y == 9) || (x == 20 && y == 20)
        ? (0, 0, 0) : (255, 255, 255)
    }
    let measure = Difference(of: dots, from: none, within: .exact)
    #expect(measure.wrongCount == 6)
    #expect(measure.region.count == 5)
    #expect((measure.region.x, measure.region.y) == (5, 5))
    #expect(measure.isWithin(Bounds(flat: 1, edge: 2, strays: 6, region: 5)))
    #expect(!measure.isWithin(Bounds(flat: 1, edge: 2, strays: 5, region: 5)))
    #expect(!measure.isWithin(Bounds(flat: 1, edge: 2, strays: 6, region: 4)))
  }

  @Test func anotherSizeIsWrong() { #expect(!accepts(disc(side: 64), disc(side: 66))) }
}
