// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

@Suite struct CairoRasterizerBackdropTests {
  private typealias Scene = RasterScene

  private func glass(_ frame: CGRect, _ filters: [Filter], cornerRadius: Double = 0) -> Node {
    var node = Scene.node(frame)
    node.effects.backdrop = Backdrop(
      clip: Clip(rect: CGRect(origin: .zero, size: frame.size), cornerRadius: cornerRadius),
      filters: filters)
    return node
  }

  /// White, black from `x` = 100 on.
  private func halves(_ children: [Node], side: Double = 200) -> Node {
    var root = Scene.filled(CGRect(x: 0, y: 0, width: side, height: side), .white)
    root.content.append(Scene.fill(CGRect(x: 100, y: 0, width: side - 100, height: side), .black))
    root.children = children
    return root
  }

  private func blur(_ radius: Double) -> [Filter] {
    [.gaussianBlur(radius: radius, clampsEdges: true)]
  }

  @Test(arguments: [2.0, 9, 30])
  func anEdgeBehindItIsBlurredInsideAndNotOutside(sigma: Double) {
    let root = halves([glass(CGRect(x: 80, y: 50, width: 60, height: 100), blur(sigma))])
    let bitmap = Scene.draw(root, side: 200)
    for x in 0..<200 {
      let exact =
        (80..<140).contains(x)
        ? Scene.share(100 - Double(x) - 0.5, sigma: sigma) : (x < 100 ? 1 : 0)
      #expect(abs(Double(bitmap[x, 100].red) - exact * 255) < 2, "\(x)")
    }
    #expect(bitmap[110, 49].red == 0 && bitmap[90, 150].red == 255)
  }

  @Test func theEdgesOfTheScreenDoNotDarken() {
    var root = Scene.filled(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    root.children = [glass(CGRect(x: 0, y: 0, width: 100, height: 100), blur(20))]
    let bitmap = Scene.draw(root, side: 100, background: Scene.clear)
    #expect(bitmap[0, 0] == Pixel(red: 255, green: 255, blue: 255))
    #expect(bitmap[99, 99] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func cornersAreRoundedAndSmooth() {
    var root = Scene.filled(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    let invert = ColorMatrix(rows: [
      [-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], [0, 0, 0, 1, 0],
    ])
    root.children = [
      glass(CGRect(x: 10, y: 10, width: 80, height: 80), [.colorMatrix(invert)], cornerRadius: 30)
    ]
    let bitmap = Scene.draw(root, side: 100)
    let dark = (0..<100).reduce(0.0) { sum, y in
      (0..<100).reduce(sum) { $0 + 1 - Double(bitmap[$1, y].red) / 255 }
    }
    #expect(abs(dark - (6400 - (4 - .pi) * 900)) < 8)
    #expect((0..<100).contains { (20...235).contains(bitmap[$0, 15].red) })
  }

  @Test func contentIsPaintedOverIt() {
    var node = glass(CGRect(x: 0, y: 0, width: 200, height: 200), blur(10))
    node.content = [
      Scene.fill(
        CGRect(x: 0, y: 0, width: 200, height: 200), Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    ]
    let bitmap = Scene.draw(halves([node]), side: 200)
    #expect(bitmap[10, 50].distance(to: Pixel(red: 255, green: 128, blue: 128)) <= 1)
    #expect(bitmap[190, 50].distance(to: Pixel(red: 128, green: 0, blue: 0)) <= 1)
  }

  @Test func opacityFadesBackdropAndContentAsAWhole() {
    var node = glass(CGRect(x: 50, y: 0, width: 100, height: 200), blur(10))
    node.opacity = 0.5
    let bitmap = Scene.draw(halves([node]), side: 200)
    for x in 60..<140 {
      let exact = (Scene.share(100 - Double(x) - 0.5, sigma: 10) + (x < 100 ? 1 : 0)) / 2
      #expect(abs(Double(bitmap[x, 100].red) - exact * 255) < 2)
    }
  }

  @Test func aTurnedNodeShowsWhatIsBehindItUnturned() {
    var node = glass(CGRect(x: 60, y: 60, width: 80, height: 80), blur(6))
    node.geometry.transform = Scene.spin(.pi / 4)
    let bitmap = Scene.draw(halves([node]), side: 200)
    // A diamond of 56 pixels from its middle to its corners.
    for x in 50..<150 {
      #expect(
        abs(Double(bitmap[x, 100].red) - Scene.share(100 - Double(x) - 0.5, sigma: 6) * 255) < 2)
    }
    #expect(bitmap[99, 30].red == 255 && bitmap[100, 30].red == 0)
  }

  @Test func aScaledNodeBlursMore() {
    var node = glass(CGRect(x: 80, y: 80, width: 40, height: 40), blur(5))
    node.geometry.transform = Transform(scaleX: 3, y: 3)
    let bitmap = Scene.draw(halves([node]), side: 200)
    for x in 45..<155 {
      #expect(
        abs(Double(bitmap[x, 100].red) - Scene.share(100 - Double(x) - 0.5, sigma: 15) * 255) < 2)
    }
  }

  @Test func bitmapsThatALaterOneHidesAreStillSeenThroughIt() {
    // Blue at the left and white at the right, where a black bitmap covers it later: through the glass
    // between them the white is seen.
    func bitmap(_ pixel: Pixel, _ rect: CGRect) -> Node {
      var node = Scene.node(rect)
      node.content = [Scene.bitmap(pixel, CGRect(origin: .zero, size: rect.size))]
      return node
    }
    let right = CGRect(x: 50, y: 0, width: 50, height: 100)
    let pane = glass(CGRect(x: 0, y: 0, width: 50, height: 100), blur(10))
    // And so it is from within other nodes and groups.
    var wrapper = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100))
    wrapper.effects.preservesDepth = true
    wrapper.children = [pane]
    var group = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100))
    group.content = [.group(Group(commands: [.node(pane)]))]
    for between in [pane, wrapper, group] {
      var root = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100))
      root.children = [
        bitmap(Pixel(red: 0, green: 0, blue: 255), CGRect(x: 0, y: 0, width: 100, height: 100)),
        bitmap(Pixel(red: 255, green: 255, blue: 255), right), between,
        bitmap(Pixel(red: 0, green: 0, blue: 0), right),
      ]
      let drawn = Scene.draw(root, side: 100, background: Scene.red)
      for x in 20..<50 {
        #expect(
          abs(Double(drawn[x, 50].red) - Scene.share(Double(x) + 0.5 - 50, sigma: 10) * 255) < 2)
        #expect(drawn[x, 50].blue >= 254)
      }
      #expect(drawn[50, 50] == Pixel(red: 0, green: 0, blue: 0))
    }
  }

  @Test func insideAGroupOnlyTheGroupIsSeen() {
    var group = Scene.node(CGRect(x: 0, y: 0, width: 200, height: 200))
    group.opacity = 0.5
    group.children = [glass(CGRect(x: 0, y: 0, width: 200, height: 200), blur(10))]
    // Nothing is in the group, so that nothing is seen through the glass.
    let bitmap = Scene.draw(halves([group]), side: 200)
    #expect(bitmap[99, 100].red == 255 && bitmap[100, 100].red == 0)
  }

  @Test func inPerspectiveItIsSeenWhereThePlaneIs() {
    var stage = halves([])
    stage.effects.sublayerTransform = Scene.perspective(400)
    let invert = ColorMatrix(rows: [
      [-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], [0, 0, 0, 1, 0],
    ])
    var node = glass(CGRect(x: 40, y: 40, width: 120, height: 120), [.colorMatrix(invert)])
    node.geometry.transform = Scene.turn(1)
    stage.children = [node]
    let bitmap = Scene.draw(stage, side: 200)
    // Its left edge lies 60 from the axis: at 100 − 60 cos · 400 / (400 − 60 sin).
    let angle = 1.0
    let edge = 100 - 60 * cos(angle) * 400 / (400 - 60 * sin(angle))
    let found = (0..<100).prefix { bitmap[$0, 100].red > 127 }.count
    #expect(abs(Double(found) - edge) <= 1)
    #expect(bitmap[80, 100].red == 0 && bitmap[120, 100].red == 255)
  }

  @Test(arguments: [Double.nan, .infinity, 1e9])
  func radiiWithoutSenseAreSurvived(radius: Double) {
    let bitmap = Scene.draw(
      halves([glass(CGRect(x: 0, y: 0, width: 200, height: 200), blur(radius))]), side: 200)
    if radius > 0 { #expect(abs(Int(bitmap[20, 100].red) - 128) < 3) }
  }

  @Test func glassBehindGlassIsBlurredTwice() {
    let all = CGRect(x: 0, y: 0, width: 200, height: 200)
    let bitmap = Scene.draw(halves([glass(all, blur(6)), glass(all, blur(8))]), side: 200)
    for x in 60..<140 {
      #expect(
        abs(Double(bitmap[x, 100].red) - Scene.share(100 - Double(x) - 0.5, sigma: 10) * 255) < 3)
    }
  }
}
