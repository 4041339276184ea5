// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

@Suite struct CairoRasterizerStrokeTests {
  private typealias Scene = RasterScene

  private func darkness(_ path: Path, _ style: StrokeStyle) -> Double {
    let node = Scene.node(
      CGRect(x: 0, y: 0, width: 64, height: 64),
      [.stroke(path, style: style, paint: .color(.black))])
    let bitmap = Scene.draw(node, side: 64)
    var sum = 0.0
    for y in 0..<64 { for x in 0..<64 { sum += 1 - Double(bitmap[x, y].red) / 255 } }
    return sum
  }

  private let line = Path([.move(CGPoint(x: 16, y: 32)), .line(CGPoint(x: 48, y: 32))])
  private let corner = Path([
    .move(CGPoint(x: 16, y: 16)), .line(CGPoint(x: 48, y: 16)), .line(CGPoint(x: 48, y: 48)),
  ])

  @Test(arguments: [
    (StrokeStyle.Cap.butt, 0), (.square, 8.0 * 8), (.round, .pi * 16),
  ])
  func capsAddTheirAreas(cap: StrokeStyle.Cap, area: Double) {
    let total = darkness(line, StrokeStyle(width: 8, cap: cap))
    #expect(abs(total - 32 * 8 - area) < 0.6)
  }

  @Test(arguments: [
    (StrokeStyle.Join.miter, 10.0, 16.0), (.miter, 1, 8), (.bevel, 10, 8), (.round, 10, .pi * 4),
  ])
  func joinsAddTheirAreas(join: StrokeStyle.Join, limit: Double, area: Double) {
    // Two arms of 32 × 8, of which a square of 4 × 4 counts twice, and the corner outside.
    let total = darkness(corner, StrokeStyle(width: 8, join: join, miterLimit: limit))
    #expect(abs(total - (2 * 32 * 8 - 16) - area) < 0.6)
  }

  @Test func dashesTakeTurnsFromTheirPhase() {
    let style = StrokeStyle(width: 2, dash: [6, 2], dashPhase: 3)
    let node = Scene.node(
      CGRect(x: 0, y: 0, width: 64, height: 64),
      [.stroke(line, style: style, paint: .color(.black))])
    let bitmap = Scene.draw(node, side: 64)
    for x in 16..<48 {
      let place = (Double(x) + 0.5 - 16 + 3).truncatingRemainder(dividingBy: 8)
      #expect(bitmap[x, 32].red == (place < 6 ? 0 : 255))
    }
  }

  /// As PDF and Skia have it: a dash without length is its caps.
  @Test(
    arguments: [
      (StrokeStyle.Cap.round, [20, 20, 0, 20], .pi * 16), (.square, [20, 20, 0, 20], 64),
      (.butt, [20, 20, 0, 20], 0), (.round, [0, 16], .pi * 16),
    ] as [(StrokeStyle.Cap, [Double], Double)])
  func aDashWithoutLengthIsADot(cap: StrokeStyle.Cap, dash: [Double], area: Double) {
    let line = Path([.move(CGPoint(x: 0, y: 32)), .line(CGPoint(x: 60, y: 32))])
    let node = Scene.node(
      CGRect(x: 0, y: 0, width: 64, height: 64),
      [.stroke(line, style: StrokeStyle(width: 8, cap: cap, dash: dash), paint: .color(.black))])
    let bitmap = Scene.draw(node, side: 64)
    // The dots of the patterns are at 40 and 32; that at the beginning of the line is half outside.
    let middle = dash == [0, 16] ? 32 : 40
    var sum = 0.0
    for y in 24..<40 {
      for x in middle - 6..<middle + 6 { sum += 1 - Double(bitmap[x, y].red) / 255 }
    }
    #expect(abs(sum - area) < 1.5)
  }

  @Test func aLineThatBeginsWithADashWithoutLengthBeginsWithADot() {
    let dots = StrokeStyle(width: 8, cap: .round, dash: [0, 16])
    // At 16, 32 and 48.
    #expect(abs(darkness(line, dots) - 3 * .pi * 16) < 3)
  }

  /// As PDF, SVG and Skia have it: whether a corner is pointed does not depend on how the path is scaled.
  @Test(arguments: [0.3, 1, 3], [(20.0, true), (14, false)])
  func theMiterLimitCountsInThePathsOwnSpace(
    scale: Double, corner: (angle: Double, isPointed: Bool)
  ) {
    // 1 / sin(φ / 2) is 5.8 for 20 degrees and 8.2 for 14.
    let half = corner.angle / 2 * .pi / 180
    let arm = CGPoint(x: 24 * cos(half), y: 24 * sin(half))
    let path = Path([
      .move(CGPoint(x: 32 - arm.x, y: 32 - arm.y)), .line(CGPoint(x: 32, y: 32)),
      .line(CGPoint(x: 32 - arm.x, y: 32 + arm.y)),
    ])
    let node = Scene.node(
      CGRect(x: -32, y: -32, width: 64, height: 64),
      [
        .stroke(
          path, style: StrokeStyle(width: 4, join: .miter, miterLimit: 7), paint: .color(.black))
      ])
    let bitmap = CairoRasterizer().rasterize(
      node, background: .white, width: 64, height: 64,
      transform: Transform(a: 1, b: 0, c: 0, d: scale, tx: 32, ty: 32))
    // Half of the length of the miter lies beyond the corner: 11.5 and 16.4 points.
    let length = 2 / sin(half)
    let row = (32..<64).map {
      1 - Double(bitmap[$0, 31].red) / 255 + 1 - Double(bitmap[$0, 32].red) / 255
    }
    let reach = row.lastIndex { $0 > 0.05 } ?? 0
    #expect(corner.isPointed ? abs(Double(reach) - length) < 4 : reach < 4, "\(reach) of \(length)")
  }

  @Test(arguments: [[], [0, 0], [-1, 2], [.nan], [1e-9, 1e-9], [.infinity]] as [[Double]])
  func patternsWithoutSenseAreSolid(dash: [Double]) {
    #expect(abs(darkness(line, StrokeStyle(width: 8, dash: dash)) - 32 * 8) < 0.1)
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1])
  func widthsWithoutSensePaintNothing(width: Double) {
    #expect(darkness(line, StrokeStyle(width: width)) == 0)
  }

  @Test func pathsThatReachFarBeyondThePictureAreCutToIt() {
    for far in [1e5, 1e8, 1e15, .infinity] {
      let path = Path([
        .move(CGPoint(x: -far, y: -far)), .line(CGPoint(x: far, y: -far)),
        .line(CGPoint(x: far, y: far)), .line(CGPoint(x: -far, y: far)), .close,
      ])
      let node = Scene.node(
        CGRect(x: 0, y: 0, width: 64, height: 64),
        [.fill(path, rule: .winding, paint: .color(.black))])
      let bitmap = Scene.draw(node, side: 64)
      #expect(bitmap[0, 0].red == 0 && bitmap[63, 63].red == 0)
    }
  }

  // MARK: Parts of images

  /// Four pixels: red, green / blue, black.
  private let sprites = Bitmap(width: 2, height: 2, isOpaque: true) { bytes in
    let pixels = bytes.bindMemory(to: UInt32.self)
    let colors = [
      Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 255, blue: 0),
      Pixel(red: 0, green: 0, blue: 255), Pixel(red: 0, green: 0, blue: 0),
    ]
    for (index, color) in colors.enumerated() { pixels[index] = color.bgra.littleEndian }
  }

  private func draw(_ parts: [ImagePart]) -> Bitmap {
    Scene.draw(
      Scene.node(CGRect(x: 0, y: 0, width: 16, height: 16), parts.map { .imagePart($0) }),
      side: 16)
  }

  @Test func aPartIsStretchedToItsRectangle() {
    let bitmap = draw([
      ImagePart(
        image: .bitmap(sprites), source: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5),
        rect: CGRect(x: 4, y: 4, width: 8, height: 8), filter: .nearest)
    ])
    for y in 0..<16 {
      for x in 0..<16 {
        let isInside = (4..<12).contains(x) && (4..<12).contains(y)
        #expect(
          bitmap[x, y]
            == (isInside
              ? Pixel(red: 0, green: 255, blue: 0) : Pixel(red: 255, green: 255, blue: 255)))
      }
    }
  }

  @Test func nearestPixelsHaveHardEdgesAndSmoothOnesMix() {
    let rect = CGRect(x: 0, y: 0, width: 16, height: 16)
    let hard = draw([ImagePart(image: .bitmap(sprites), rect: rect, filter: .nearest)])
    #expect(hard[7, 2] == Pixel(red: 255, green: 0, blue: 0))
    #expect(hard[8, 2] == Pixel(red: 0, green: 255, blue: 0))
    let soft = draw([ImagePart(image: .bitmap(sprites), rect: rect)])
    // The middles of the first two pixels lie at 4 and 12; pixel 8 at 4.5 of the 8 between.
    #expect(abs(Int(soft[8, 0].green) - Int(255 * 4.5 / 8)) <= 3)
    #expect(soft[0, 0].distance(to: Pixel(red: 255, green: 0, blue: 0)) <= 1)
  }

  @Test func theEdgeOfAnImageGoesOn() {
    let bitmap = draw([
      ImagePart(
        image: .bitmap(sprites), source: CGRect(x: -1, y: 0, width: 2, height: 0.5),
        rect: CGRect(x: 0, y: 0, width: 16, height: 16), filter: .nearest)
    ])
    #expect(bitmap[0, 8] == Pixel(red: 255, green: 0, blue: 0))
    #expect(bitmap[15, 8] == Pixel(red: 0, green: 255, blue: 0))
  }

  @Test func partsThatShareAnEdgeLeaveNothingBetweenThem() {
    let black = Bitmap(width: 4, height: 4, filledWith: Pixel(red: 0, green: 0, blue: 0))
    let edge = 7.3
    let bitmap = draw([
      ImagePart(image: .bitmap(black), rect: CGRect(x: 0, y: 0, width: edge, height: 16)),
      ImagePart(image: .bitmap(black), rect: CGRect(x: edge, y: 0, width: 16 - edge, height: 16)),
    ])
    for x in 0..<16 { #expect(bitmap[x, 8].red == 0) }
  }

  @Test func partsOfPicturesAreCut() {
    let picture = Picture(
      size: CGSize(width: 2, height: 1),
      commands: [
        Scene.fill(CGRect(x: 0, y: 0, width: 1, height: 1), Scene.red),
        Scene.fill(CGRect(x: 1, y: 0, width: 1, height: 1), Scene.blue),
      ])
    let bitmap = draw([
      ImagePart(
        image: .picture(picture), source: CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
        rect: CGRect(x: 4, y: 4, width: 8, height: 8))
    ])
    #expect(bitmap[4, 4] == Pixel(red: 0, green: 0, blue: 255))
    #expect(bitmap[3, 8] == Pixel(red: 255, green: 255, blue: 255))
    #expect(bitmap[11, 11] == Pixel(red: 0, green: 0, blue: 255))
  }
}
