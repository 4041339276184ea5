// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

/// Blurs against the integral of the Gaussian, colour matrices against their definition.
@Suite struct CairoRasterizerFilterTests {
  private typealias Scene = RasterScene

  private func blurred(_ node: Node, _ radius: Double, clamps: Bool = false) -> Node {
    var node = node
    node.effects.filters = [.gaussianBlur(radius: radius, clampsEdges: clamps)]
    return node
  }

  @Test(arguments: [0.7, 2.0, 5.5, 6.0, 13.0, 24.0, 40.0])
  func theEdgesOfABlurredBoxAreIntegralsOfTheGaussian(sigma: Double) {
    let (low, high) = (90.0, 210.0)
    let node = blurred(
      Scene.filled(CGRect(x: low, y: low, width: high - low, height: high - low), .black), sigma)
    let bitmap = Scene.draw(node, side: 300, background: Scene.clear)
    func profile(_ x: Double) -> Double {
      Scene.share(x - low, sigma: sigma) - Scene.share(x - high, sigma: sigma)
    }
    var worst = 0.0
    for y in stride(from: 0, to: 300, by: 7) {
      for x in 0..<300 {
        let exact = profile(Double(x) + 0.5) * profile(Double(y) + 0.5) * 255
        worst = max(worst, abs(Double(bitmap[x, y].alpha) - exact))
      }
    }
    #expect(worst < (sigma < 1 ? 3 : 1.6), "off by \(worst)")
  }

  @Test func aBlurIsGivenInTheNodesSpace() {
    // Twice as many pixels: twice σ.
    var node = blurred(Scene.filled(CGRect(x: 50, y: 0, width: 200, height: 150), .black), 5)
    node.geometry.transform = Transform(scaleX: 1, y: 1)
    let bitmap = Scene.draw(node, side: 300, background: Scene.clear, scale: 2)
    for x in 60..<140 {
      let exact = Scene.share(Double(x) + 0.5 - 100, sigma: 10) * 255
      #expect(abs(Double(bitmap[x, 150].alpha) - exact) < 1.6)
    }
  }

  @Test func aStretchedNodeIsBlurredMoreAlongItsStretch() {
    var node = blurred(Scene.filled(CGRect(x: 0, y: 0, width: 100, height: 100), .black), 4)
    node.geometry = Geometry(
      position: CGPoint(x: 200, y: 100), bounds: CGRect(x: 0, y: 0, width: 100, height: 100),
      transform: Transform(scaleX: 2, y: 1))
    let bitmap = Scene.draw(node, side: 400, background: Scene.clear)
    for x in 80..<120 {
      #expect(
        abs(Double(bitmap[x, 100].alpha) - Scene.share(Double(x) + 0.5 - 100, sigma: 8) * 255) < 1.6
      )
    }
    for y in 35..<65 {
      #expect(
        abs(Double(bitmap[200, y].alpha) - Scene.share(Double(y) + 0.5 - 50, sigma: 4) * 255) < 1.6)
    }
  }

  @Test func aTurnedNodeIsBlurredInItsOwnPlane() {
    var node = blurred(Scene.filled(CGRect(x: 50, y: 50, width: 100, height: 100), .black), 6)
    node.geometry.transform = Scene.spin(.pi / 4)
    let bitmap = Scene.draw(node, side: 200, background: Scene.clear)
    // Along the diagonal of the screen, which is square to an edge.
    for step in 10..<60 {
      let distance = (Double(100 - step) - 0.5) * 2.squareRoot()
      let exact = Scene.share(50 - distance, sigma: 6) * 255
      #expect(abs(Double(bitmap[step, step].alpha) - exact) < 4)
    }
  }

  @Test func clampedEdgesGoOn() {
    // One colour stays what it is up to the edge, and ends there.
    let plain = Scene.filled(CGRect(x: 20, y: 20, width: 60, height: 60), Scene.red)
    let bitmap = Scene.draw(blurred(plain, 12, clamps: true), side: 100, background: Scene.clear)
    #expect(bitmap == Scene.draw(plain, side: 100, background: Scene.clear))
    // A step inside is mirrored by nothing: the outermost pixels count again and again.
    var step = Scene.filled(CGRect(x: 20, y: 20, width: 60, height: 60), .white)
    step.content.append(Scene.fill(CGRect(x: 0, y: 0, width: 20, height: 60), .black))
    let edge = Scene.draw(blurred(step, 12, clamps: true), side: 100, background: Scene.clear)
    for x in 20..<80 {
      #expect(
        abs(Double(edge[x, 50].red) - Scene.share(Double(x) + 0.5 - 40, sigma: 12) * 255) < 1.6)
    }
  }

  @Test func clampedEdgesKeepRoundedCorners() {
    var plain = Scene.filled(CGRect(x: 20, y: 20, width: 60, height: 60), Scene.red)
    plain.clip = Clip(rect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 20)
    let bitmap = Scene.draw(blurred(plain, 8, clamps: true), side: 100, background: Scene.clear)
    let sharp = Scene.draw(plain, side: 100, background: Scene.clear)
    for y in 0..<100 {
      for x in 0..<100 { #expect(bitmap[x, y].distance(to: sharp[x, y]) <= 1) }
    }
  }

  @Test func aClipCutsBeforeTheBlur() {
    var node = Scene.filled(CGRect(x: 0, y: 0, width: 200, height: 200), .black)
    node.clip = Clip(rect: CGRect(x: 0, y: 0, width: 100, height: 200))
    let bitmap = Scene.draw(blurred(node, 8), side: 200, background: Scene.clear)
    #expect(abs(Double(bitmap[104, 100].alpha) - Scene.share(-4.5, sigma: 8) * 255) < 1.6)
  }

  @Test func whatLiesBeyondTheCanvasBlursIntoIt() {
    // Wider than the canvas on each side: nothing is lighter at the edges.
    let node = blurred(Scene.filled(CGRect(x: -200, y: -200, width: 500, height: 500), .black), 10)
    let bitmap = Scene.draw(node, side: 100, background: Scene.clear)
    #expect(bitmap[0, 0].alpha == 255 && bitmap[99, 50].alpha == 255)
    let turned = { () -> Node in
      var node = node
      node.geometry.transform = Scene.spin(0.4)
      return node
    }()
    let slanted = Scene.draw(turned, side: 100, background: Scene.clear)
    #expect(slanted[0, 0].alpha >= 254 && slanted[99, 50].alpha >= 254)
  }

  @Test func blursAddUpTheirVariances() {
    var node = Scene.filled(CGRect(x: 100, y: 0, width: 300, height: 300), .black)
    node.effects.filters = [
      .gaussianBlur(radius: 6, clampsEdges: false), .gaussianBlur(radius: 8, clampsEdges: false),
    ]
    let bitmap = Scene.draw(node, side: 300, background: Scene.clear)
    for x in 70..<130 {
      #expect(
        abs(Double(bitmap[x, 150].alpha) - Scene.share(Double(x) + 0.5 - 100, sigma: 10) * 255) < 2)
    }
  }

  @Test func aColorMatrixActsOnPlainColorsAndHoldsThem() {
    var node = Scene.filled(
      CGRect(x: 0, y: 0, width: 4, height: 4), Color(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.6))
    let matrix = ColorMatrix(rows: [
      [0.5, 0.25, 0, 0, 0.1], [0, 2, 0, 0, 0.5], [0, 0, -1, 0, 0], [0, 0, 0, 0.5, 0.1],
    ])
    node.effects.filters = [.colorMatrix(matrix)]
    let pixel = Scene.draw(node, side: 4, background: Scene.clear)[2, 2]
    // 0.4 + 0.1 + 0.1, 1.3 held at 1, −0.2 held at 0, 0.3 + 0.1.
    let alpha = 0.4
    let expected = Pixel(
      red: UInt8((0.6 * alpha * 255).rounded()), green: UInt8((alpha * 255).rounded()), blue: 0,
      alpha: UInt8((alpha * 255).rounded()))
    #expect(pixel.distance(to: expected) <= 1)
  }

  @Test func filtersActInTheirOrder() {
    var node = Scene.filled(CGRect(x: 0, y: 0, width: 4, height: 4), Color(white: 0.6))
    // 0.6 + 0.6 is held at 1 before it is halved.
    node.effects.filters = [
      .colorMatrix(.brightness(0.6)),
      .colorMatrix(
        ColorMatrix(rows: [
          [0.5, 0, 0, 0, 0], [0, 0.5, 0, 0, 0], [0, 0, 0.5, 0, 0], [0, 0, 0, 1, 0],
        ])),
    ]
    #expect(abs(Int(Scene.draw(node, side: 4)[2, 2].red) - 128) <= 1)
  }

  @Test func saturationOfZeroLeavesTheLuminance() {
    var node = Scene.filled(
      CGRect(x: 0, y: 0, width: 4, height: 4), Color(red: 0.8, green: 0.4, blue: 0.2))
    node.effects.filters = [.colorMatrix(.saturation(0))]
    let grey = 0.8 * 0.213 + 0.4 * 0.715 + 0.2 * 0.072
    let pixel = Scene.draw(node, side: 4)[2, 2]
    #expect(abs(Double(pixel.red) - grey * 255) <= 1 && pixel.red == pixel.blue)
  }

  @Test func opacityAndMaskActOnTheBlurredNode() {
    var node = blurred(Scene.filled(CGRect(x: 50, y: 0, width: 300, height: 200), .black), 10)
    node.opacity = 0.5
    node.effects.mask = Scene.filled(CGRect(x: -100, y: 0, width: 110, height: 200), .black)
    let bitmap = Scene.draw(node, side: 200, background: Scene.clear)
    #expect(abs(Double(bitmap[45, 100].alpha) - Scene.share(-4.5, sigma: 10) * 127.5) < 2)
    #expect(bitmap[61, 100].alpha == 0)
  }

  @Test func theShadowIsThatOfWhatIsBlurred() {
    var node = blurred(Scene.filled(CGRect(x: 60, y: 60, width: 80, height: 80), .black), 6)
    node.effects.shadow = Shadow(
      color: .black, opacity: 1, offset: CGSize(width: 300, height: 0), radius: 8)
    var root = Scene.node(CGRect(x: -300, y: 0, width: 10, height: 10))
    root.children = [node]
    let bitmap = Scene.draw(root, side: 200, background: Scene.clear)
    for x in 30..<100 {
      #expect(
        abs(Double(bitmap[x, 100].alpha) - Scene.share(Double(x) + 0.5 - 60, sigma: 10) * 255) < 3)
    }
  }

  @Test(arguments: [Double.nan, -3, 0, .infinity, 1e9, 1e300])
  func radiiWithoutSenseAreDrawnSomehow(radius: Double) {
    for clamps in [false, true] {
      let node = blurred(
        Scene.filled(CGRect(x: 10, y: 10, width: 20, height: 20), .black), radius, clamps: clamps)
      let bitmap = Scene.draw(node, side: 40, background: Scene.clear)
      let isBlurred = radius > 0 && !clamps
      #expect((bitmap[20, 20].alpha == 0) == isBlurred)
      #expect(bitmap[0, 0].alpha == 0)
    }
  }

  @Test func widerThanTheScreenIsNoMoreWork() {
    var node = Scene.node(CGRect(x: 0, y: 0, width: 200, height: 200))
    node.content = [.paint(.color(.black))]
    for sigma in [100.0, 900, 1e5, 1e9] {
      let bitmap = Scene.draw(blurred(node, sigma), side: 200, background: Scene.clear)
      #expect(bitmap[100, 100].alpha >= 254 && bitmap[0, 0].alpha >= 254)
    }
  }

  @Test func blursInBlursEndInTime() {
    var node = Scene.filled(CGRect(x: 5, y: 5, width: 10, height: 10), .black)
    for _ in 0..<40 {
      var outer = Scene.node(CGRect(x: 0, y: 0, width: 20, height: 20))
      outer.children = [node]
      outer.effects.filters = [.gaussianBlur(radius: 0.5, clampsEdges: false)]
      node = outer
    }
    let bitmap = Scene.draw(node, side: 20, background: Scene.clear)
    #expect(bitmap[10, 10].alpha > 0)
  }
}
