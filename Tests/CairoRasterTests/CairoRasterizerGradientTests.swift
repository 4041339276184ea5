// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

/// The colours of radial and conic gradients at points where they can be computed.
@Suite struct CairoRasterizerGradientTests {
  private typealias Scene = RasterScene
  private let whole = CGRect(x: 0, y: 0, width: 64, height: 64)

  private func stops(_ colors: (Double, Color)...) -> [LinearGradient.Stop] {
    colors.map { LinearGradient.Stop(location: $0.0, color: $0.1) }
  }

  private func draw(_ paint: Paint, scale: Double = 1) -> Bitmap {
    Scene.draw(Scene.node(whole, [.paint(paint)]), side: 64, scale: scale)
  }

  @Test(arguments: [true, false])
  func radialColoursDependOnTheDistance(extends: Bool) {
    let bitmap = draw(
      .radialGradient(
        RadialGradient(
          startCenter: CGPoint(x: 32, y: 32), startRadius: 8, endCenter: CGPoint(x: 32, y: 32),
          endRadius: 24, stops: stops((0, .black), (1, Scene.red)), extendsBeforeStart: extends,
          extendsAfterEnd: extends)))
    for y in 0..<64 {
      for x in 0..<64 {
        let distance = hypot(Double(x) + 0.5 - 32, Double(y) + 0.5 - 32)
        let place = (distance - 8) / 16
        // Within a pixel of the circles the edge may fall on either side.
        if !extends, abs(distance - 8) < 0.7 || abs(distance - 24) < 0.7 { continue }
        let isPainted = extends || (0...1).contains(place)
        let red = isPainted ? Int((255 * min(max(place, 0), 1)).rounded()) : 255
        #expect(abs(Int(bitmap[x, y].red) - red) <= 2)
        #expect(bitmap[x, y].green == (isPainted ? 0 : 255))
      }
    }
  }

  @Test(arguments: [0.0, 1.3, -2.0, 9.0])
  func conicColoursDependOnTheDirection(angle: Double) {
    let bitmap = draw(
      .conicGradient(
        ConicGradient(
          center: CGPoint(x: 32, y: 30), angle: angle,
          stops: stops((0, .black), (0.25, Scene.red), (1, Scene.blue)))))
    for y in 0..<64 {
      for x in 0..<64 {
        let (dx, dy) = (Double(x) + 0.5 - 32, Double(y) + 0.5 - 30)
        var turn = (atan2(dy, dx) - angle) / (2 * .pi)
        turn -= turn.rounded(.down)
        let (red, blue) =
          turn < 0.25 ? (turn * 4, 0) : (1 - (turn - 0.25) / 0.75, (turn - 0.25) / 0.75)
        #expect(abs(Double(bitmap[x, y].red) - 255 * red) <= 1)
        #expect(abs(Double(bitmap[x, y].blue) - 255 * blue) <= 1)
      }
    }
  }

  @Test func conicGradientsTurnWithTheirSpaceAndKeepToTheirPath() {
    let gradient = ConicGradient(
      center: CGPoint(x: 16, y: 16), angle: 0,
      stops: stops((0, .black), (0.5, .black), (0.5, Scene.red), (1, Scene.red)))
    var node = Scene.node(
      CGRect(x: 16, y: 16, width: 32, height: 32),
      [
        .fill(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 32, height: 32)), rule: .winding,
          paint: .conicGradient(gradient))
      ])
    node.geometry.transform = Scene.spin(.pi / 2)
    let bitmap = Scene.draw(node, side: 64)
    // The first half, below the centre, has turned to the left of it.
    #expect(bitmap[24, 32] == Pixel(red: 0, green: 0, blue: 0))
    #expect(bitmap[40, 32] == Pixel(red: 255, green: 0, blue: 0))
    #expect(bitmap[17, 17] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func coloursAreMixedBeforeTheyAreMultipliedByAlpha() {
    let clear = Color(red: 1, green: 0, blue: 0, alpha: 0)
    let bitmap = draw(
      .conicGradient(
        ConicGradient(
          center: .zero, angle: 0, stops: stops((0, Scene.red), (0.25, clear)))))
    // Red fading into clear red stays red: over white only green and blue come up.
    for place in 0..<64 { #expect(bitmap[place, 63 - place].red >= 254) }
  }

  @Test func brokenGradientsPaintNothing() {
    let red = stops((0, Scene.red), (1, Scene.red))
    let paints: [Paint] = [
      .conicGradient(ConicGradient(center: CGPoint(x: Double.nan, y: 0), angle: 0, stops: red)),
      .conicGradient(ConicGradient(center: .zero, angle: .infinity, stops: red)),
      .conicGradient(ConicGradient(center: .zero, angle: 0, stops: [])),
      .radialGradient(
        RadialGradient(
          startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 5, stops: red,
          extendsBeforeStart: true, extendsAfterEnd: true)),
      .radialGradient(
        RadialGradient(
          startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: .nan, stops: red,
          extendsBeforeStart: true, extendsAfterEnd: true)),
    ]
    for paint in paints { #expect(draw(paint)[32, 32] == Pixel(red: 255, green: 255, blue: 255)) }
  }
}
