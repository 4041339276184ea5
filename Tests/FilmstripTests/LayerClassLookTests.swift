// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct LayerClassLookTests {
  private let screen = SmallScreen()

  private func shown(_ layer: CALayer) -> Bitmap {
    screen.show(layer)
    return screen.picture
  }

  // MARK: Gradients

  /// From black to white in a square of 100 points about the middle of the screen.
  private func gradient(
    _ type: CAGradientLayerType, from start: CGPoint, to end: CGPoint
  ) -> Bitmap {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    layer.colors = [SmallScreen.black.cgColor, SmallScreen.white.cgColor]
    (layer.type, layer.startPoint, layer.endPoint) = (type, start, end)
    return shown(layer)
  }

  private func expectShare(
    _ share: Double, _ pixel: Pixel, within tolerance: Int = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      pixel, SmallScreen.black.mixed(with: SmallScreen.white, share), within: tolerance,
      sourceLocation: sourceLocation)
  }

  @Test func anAxialGradientChangesAlongItsLine() {
    let picture = gradient(.axial, from: CGPoint(x: 0.2, y: 0.5), to: CGPoint(x: 0.7, y: 0.5))
    for x in [35, 50, 70] {
      for y in [12, 60, 105] { expectShare((Double(x) + 0.5 - 30) / 50, picture[x, y]) }
    }
    expectShare(0, picture[20, 60])
    expectShare(1, picture[100, 60])
  }

  @Test func aRadialGradientChangesOutwards() {
    let middle = CGPoint(x: 0.5, y: 0.5)
    let picture = gradient(.radial, from: middle, to: CGPoint(x: 1, y: 0.9))
    // Its ellipse reaches 50 points sideways and 40 up and down.
    for distance in [10, 25, 35] {
      let place = Double(distance) + 0.5
      expectShare(place / 50, picture[60 + distance, 60], within: 4)
      expectShare(place / 50, picture[59 - distance, 60], within: 4)
      expectShare(place / 40, picture[60, 60 + distance], within: 4)
    }
    expectShare(1, picture[15, 15])
  }

  @Test func aConicGradientGoesRoundFromItsEndPoint() {
    let picture = gradient(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.5))
    // On the diagonals, clockwise from the right.
    for (x, y, share) in [(90, 90, 0.125), (29, 90, 0.375), (29, 29, 0.625), (90, 29, 0.875)] {
      expectShare(share, picture[x, y], within: 3)
    }
  }

  // MARK: Replicators

  @Test func aReplicatorShowsInstancesInTheirPlacesAndColours() {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 30, 0)
    (layer.instanceRedOffset, layer.instanceBlueOffset) = (-0.5, -0.25)
    let dot = CALayer()
    dot.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    dot.backgroundColor = SmallScreen.white.cgColor
    layer.addSublayer(dot)
    let picture = shown(layer)
    let colors = [
      SmallScreen.white, Pixel(red: 128, green: 255, blue: 191),
      Pixel(red: 0, green: 255, blue: 128),
    ]
    for (index, color) in colors.enumerated() {
      let (x, y) = (10 + 20 * index, 10 + 30 * index)
      expect(picture[x, y], color, within: 1)
      expect(picture[x + 9, y + 9], color, within: 1)
      expect(picture[x - 1, y], SmallScreen.black)
      expect(picture[x, y + 10], SmallScreen.black)
    }
    expect(picture[75, 105], SmallScreen.black)
  }

  // MARK: Shapes

  /// A line of 80 points, 4 wide.
  private func line() -> CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 60))
    path.addLine(to: CGPoint(x: 100, y: 60))
    let layer = CAShapeLayer()
    (layer.path, layer.lineWidth, layer.strokeColor) = (path, 4, SmallScreen.red.cgColor)
    return layer
  }

  private func columns(of picture: Bitmap, row: Int = 60) -> [Int] {
    (0..<120).filter { picture[$0, row] == SmallScreen.red }
  }

  @Test func aStrokeEndsHalfWay() {
    let layer = line()
    layer.strokeEnd = 0.5
    let picture = shown(layer)
    #expect(columns(of: picture) == Array(20..<60))
    #expect((0..<120).filter { picture[30, $0] == SmallScreen.red } == [58, 59, 60, 61])
  }

  @Test func aStrokeGrowsWhileItIsAnimated() {
    let layer = line()
    screen.show(layer)
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    layer.add(animation, forKey: nil)
    #expect(columns(of: screen.picture(at: 0.25)) == Array(20..<40))
  }

  private func columns(_ dashes: Range<Int>...) -> [Int] { dashes.flatMap { Array($0) } }

  @Test func dashesAndGapsTakeTurns() {
    let layer = line()
    layer.lineDashPattern = [12, 8]
    #expect(columns(of: shown(layer)) == columns(20..<32, 40..<52, 60..<72, 80..<92))
    CATransaction.setDisableActions(true)
    layer.lineDashPhase = 4
    #expect(columns(of: screen.picture) == columns(20..<28, 36..<48, 56..<68, 76..<88, 96..<100))
  }

  // MARK: Text

  private func extent(of picture: Bitmap) -> (columns: [Int], rows: [Int]) {
    let isPainted = { (x: Int, y: Int) in picture[x, y] != SmallScreen.black }
    return (
      (0..<120).filter { x in (0..<120).contains { isPainted(x, $0) } },
      (0..<120).filter { y in (0..<120).contains { isPainted($0, y) } }
    )
  }

  @Test func textLiesWithinItsBoundsWhereItsAlignmentSays() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 10, y: 40, width: 100, height: 30)
    (layer.string, layer.fontSize) = ("Hil", 20)
    let natural = extent(of: shown(layer))
    layer.alignmentMode = .right
    let right = extent(of: screen.picture)
    layer.alignmentMode = .center
    let center = extent(of: screen.picture)
    for extent in [natural, right, center] {
      let (first, last) = (try #require(extent.columns.first), try #require(extent.columns.last))
      #expect(first >= 10 && last < 110 && last - first < 50)
      #expect(extent.rows.allSatisfy { (40..<70).contains($0) })
    }
    #expect(try #require(natural.columns.last) < 60)
    #expect(try #require(right.columns.first) > 60)
    let middle = (try #require(center.columns.first) + #require(center.columns.last)) / 2
    #expect(abs(middle - 60) <= 3)
  }

  // MARK: Emitters

  /// What an emitter shows after 0.7 s on a screen of its own.
  private func emission(seed: UInt32) -> Bitmap {
    let screen = SmallScreen()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image {
      $0.cgContext.setFillColor(SmallScreen.white.cgColor)
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    let cell = CAEmitterCell()
    (cell.contents, cell.birthRate, cell.lifetime) = (dot.cgImage, 30, 2)
    (cell.velocity, cell.velocityRange, cell.emissionRange) = (40, 20, 2 * .pi)
    let layer = CAEmitterLayer()
    (layer.emitterPosition, layer.seed) = (CGPoint(x: 60, y: 60), seed)
    layer.emitterCells = [cell]
    screen.show(layer)
    return screen.picture(at: 0.7)
  }

  @Test func anEmitterShowsTheSameEachTimeAndOtherParticlesForAnotherSeed() {
    let picture = emission(seed: 7)
    #expect(picture == emission(seed: 7))
    #expect(picture != emission(seed: 8))
    let painted = extent(of: picture)
    // 20 particles, at most 60 · 0.7 + 4.3 points from the middle.
    #expect(painted.columns.count > 12 && painted.rows.count > 12)
    #expect(painted.columns.allSatisfy { abs($0 - 60) <= 47 })
  }
}
