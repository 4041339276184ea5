// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

@Suite struct CairoRasterizerPatternTests {
  private typealias Scene = RasterScene
  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let white = Pixel(red: 255, green: 255, blue: 255)

  /// A cell of 4 × 4 with its first quarter red and the rest white.
  private func quarters(step: CGSize? = nil, transform: Transform = .identity) -> Pattern {
    Pattern(
      commands: [
        Scene.fill(CGRect(x: 0, y: 0, width: 4, height: 4), .white),
        Scene.fill(CGRect(x: 0, y: 0, width: 2, height: 2), Scene.red),
      ], cell: CGRect(x: 0, y: 0, width: 4, height: 4), step: step, transform: transform)
  }

  private func filled(_ pattern: Pattern, side: Double) -> Node {
    Scene.node(
      CGRect(x: 0, y: 0, width: side, height: side),
      [
        .fill(
          Path(rect: CGRect(x: 0, y: 0, width: side, height: side)), rule: .winding,
          paint: .pattern(pattern))
      ])
  }

  /// With few cells each is drawn, with many one period is repeated: both look the same.
  @Test(arguments: [24, 400])
  func cellsLieSideBySide(side: Int) {
    let bitmap = Scene.draw(
      filled(quarters(), side: Double(side)), side: side, background: Scene.clear)
    for y in 0..<side {
      for x in 0..<side { #expect(bitmap[x, y] == (x % 4 < 2 && y % 4 < 2 ? red : white)) }
    }
  }

  @Test(arguments: [24, 400])
  func cellsMayLieApart(side: Int) {
    let pattern = quarters(step: CGSize(width: 6, height: 5))
    let bitmap = Scene.draw(
      filled(pattern, side: Double(side)), side: side, background: Scene.clear)
    for y in 0..<side {
      for x in 0..<side {
        let (u, v) = (x % 6, y % 5)
        let alpha = u < 4 && v < 4 ? 255 : 0
        #expect(Int(bitmap[x, y].alpha) == alpha)
        if u < 2 && v < 2 { #expect(bitmap[x, y] == red) }
      }
    }
  }

  @Test(arguments: [24, 400])
  func laterCellsLieOnEarlierOnes(side: Int) {
    // Steps of 3 leave the first 3 columns and rows of each cell to be seen.
    let pattern = quarters(step: CGSize(width: 3, height: 3))
    let bitmap = Scene.draw(
      filled(pattern, side: Double(side)), side: side, background: Scene.clear)
    for y in 0..<side {
      for x in 0..<side { #expect(bitmap[x, y] == (x % 3 < 2 && y % 3 < 2 ? red : white)) }
    }
  }

  @Test(arguments: [24, 400])
  func negativeStepsMakeTheSameLattice(side: Int) {
    let one = Scene.draw(
      filled(quarters(step: CGSize(width: 5, height: 6)), side: Double(side)), side: side)
    let other = Scene.draw(
      filled(quarters(step: CGSize(width: -5, height: -6)), side: Double(side)), side: side)
    #expect(one == other)
  }

  @Test(arguments: [24, 400])
  func cellsAreDrawnAtTheScaleOfTheDevice(side: Int) {
    // Three pixels a point: a triangle's edge is smooth within the pixels, not within points.
    let bitmap = Scene.draw(
      filled(quarters(transform: Transform(translationX: 1, y: 0)), side: Double(side)),
      side: side, background: Scene.clear, scale: 3)
    for x in 0..<side { #expect(bitmap[x, 0] == ((x + 9) % 12 < 6 ? red : white)) }
  }

  @Test(arguments: [40, 400])
  func cellsMayBeTurned(side: Int) {
    let turn = Scene.spin(.pi / 4)
    let pattern = Pattern(
      commands: [
        Scene.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .white),
        Scene.fill(CGRect(x: 0, y: 0, width: 5, height: 10), Scene.red),
      ], cell: CGRect(x: 0, y: 0, width: 10, height: 10), transform: turn)
    let bitmap = Scene.draw(
      filled(pattern, side: Double(side)), side: side, background: Scene.clear)
    var checked = 0
    for y in 0..<side {
      for x in 0..<side {
        // Along the turned x axis, in periods of 10.
        let u = (Double(x) + 0.5 + Double(y) + 0.5) / 2.squareRoot()
        let place = u - (u / 10).rounded(.down) * 10
        // Without seams between cells.
        #expect(bitmap[x, y].alpha >= 254)
        guard min(place, 10 - place) > 1.2, abs(place - 5) > 1.2 else { continue }
        checked += 1
        #expect(bitmap[x, y].distance(to: place < 5 ? red : white) <= 2)
      }
    }
    #expect(checked > side * side / 3)
  }

  @Test func whatIsSmallerThanAPixelIsMixed() {
    // A quarter of each cell is red.
    let tiny = quarters(transform: Transform(scaleX: 0.001, y: 0.001))
    let bitmap = Scene.draw(filled(tiny, side: 100), side: 100, background: Scene.clear)
    #expect(bitmap[50, 50].distance(to: Pixel(red: 255, green: 191, blue: 191)) <= 2)
  }

  @Test func patternsPaintStrokesAndLetters() {
    var line = Path()
    line.elements = [.move(CGPoint(x: 0, y: 4)), .line(CGPoint(x: 24, y: 4))]
    let node = Scene.node(
      CGRect(x: 0, y: 0, width: 24, height: 24),
      [.stroke(line, style: StrokeStyle(width: 8), paint: .pattern(quarters()))])
    let bitmap = Scene.draw(node, side: 24, background: Scene.clear)
    #expect(bitmap[5, 5] == red && bitmap[7, 7] == white && bitmap[4, 8].alpha == 0)
  }

  @Test func theCellIsCutToItsRectangle() {
    var pattern = quarters(step: CGSize(width: 8, height: 8))
    pattern.commands = [Scene.fill(CGRect(x: -100, y: -100, width: 200, height: 200), Scene.red)]
    pattern.cell = CGRect(x: 2, y: 2, width: 3, height: 3)
    let bitmap = Scene.draw(filled(pattern, side: 16), side: 16, background: Scene.clear)
    for x in 0..<16 { #expect((bitmap[x, 3].alpha == 255) == (2..<5).contains(x % 8)) }
  }

  @Test(arguments: [
    (0.0, 4.0), (4, 0), (.nan, 4), (4, .infinity), (1e-300, 4),
  ])
  func stepsWithoutSensePaintNothingOrEnd(width: Double, height: Double) {
    let pattern = quarters(step: CGSize(width: width, height: height))
    let bitmap = Scene.draw(filled(pattern, side: 20), side: 20, background: Scene.clear)
    if width == 0 || height == 0 || width.isNaN || height.isInfinite {
      #expect(bitmap[0, 0].alpha == 0)
    }
  }

  @Test func manyCellsOnManyCellsEndInTime() {
    // A million cells over each place, and patterns in patterns.
    var pattern = quarters(step: CGSize(width: 0.004, height: 0.004))
    for _ in 0..<8 {
      pattern = Pattern(
        commands: [
          .fill(
            Path(rect: CGRect(x: 0, y: 0, width: 50, height: 50)), rule: .winding,
            paint: .pattern(pattern))
        ], cell: CGRect(x: 0, y: 0, width: 50, height: 50), step: CGSize(width: 0.01, height: 0.01))
    }
    _ = Scene.draw(filled(pattern, side: 100), side: 100)
    let huge = quarters(step: CGSize(width: 1e9, height: 1e9))
    #expect(Scene.draw(filled(huge, side: 20), side: 20)[1, 1] == red)
    let far = quarters(transform: Transform(translationX: 1e9, y: -1e9))
    #expect(Scene.draw(filled(far, side: 20), side: 20)[1, 1] == red)
  }
}
