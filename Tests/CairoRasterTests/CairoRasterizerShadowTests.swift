// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

/// Shadows against the Gaussian's closed form.
@Suite struct CairoRasterizerShadowTests {
  private typealias Scene = RasterScene

  private func shadow(
    _ radius: Double, offset: CGSize = .zero, opacity: Double = 1, path: Path? = nil
  ) -> Shadow {
    Shadow(color: .black, opacity: opacity, offset: offset, radius: radius, path: path)
  }

  @Test(arguments: [2.0, 3, 5.9, 6, 8, 13, 25])
  func aRectanglesShadowIsItsProductOfTwoErrorFunctions(sigma: Double) {
    let rect = CGRect(x: 60, y: 70, width: 90, height: 60)
    var node = Scene.node(CGRect(x: 0, y: 0, width: 200, height: 200))
    node.effects.shadow = shadow(
      sigma / 2, offset: CGSize(width: 1.5, height: -2), path: Path(rect: rect.scaled(by: 0.5)))
    let bitmap = Scene.draw(node, side: 200, scale: 2)
    var largest = 0.0
    for y in stride(from: 0, to: 200, by: 3) {
      for x in 0..<200 {
        let (px, py) = (Double(x) + 0.5 - 3, Double(y) + 0.5 + 4)
        let across =
          Scene.share(px - rect.minX, sigma: sigma) - Scene.share(px - rect.maxX, sigma: sigma)
        let along =
          Scene.share(py - rect.minY, sigma: sigma) - Scene.share(py - rect.maxY, sigma: sigma)
        largest = max(largest, abs(255 - Double(bitmap[x, y].red) - 255 * across * along))
      }
    }
    #expect(largest < 2, "off by \(largest) of 255")
  }

  @Test func offsetsOfAFractionOfAPixelShiftTheBlur() {
    var node = Scene.node(CGRect(x: 0, y: 0, width: 60, height: 60))
    let path = Path(rect: CGRect(x: 30, y: -100, width: 100, height: 300))
    for offset in [0, 0.25, 0.5, 0.75] {
      node.effects.shadow = shadow(4, offset: CGSize(width: offset, height: 0), path: path)
      let bitmap = Scene.draw(node, side: 60)
      for x in 10..<50 {
        let expected = 255 * (1 - Scene.share(Double(x) + 0.5 - 30 - offset, sigma: 4))
        #expect(abs(Double(bitmap[x, 30].red) - expected) < 2)
      }
    }
  }

  @Test func theShadowOfWhatIsPaintedIsThatOfItsOutline() {
    let rect = CGRect(x: 20, y: 20, width: 30, height: 24)
    var painted = Scene.node(CGRect(x: 0, y: 0, width: 70, height: 70))
    painted.children = [Scene.filled(rect, Scene.red)]
    var outlined = painted
    for radius in [0, 2.0, 8] {
      painted.effects.shadow = shadow(radius, offset: CGSize(width: 5, height: 4))
      outlined.effects.shadow = shadow(
        radius, offset: CGSize(width: 5, height: 4), path: Path(rect: rect))
      let (one, other) = (Scene.draw(painted, side: 70), Scene.draw(outlined, side: 70))
      for y in 0..<70 { for x in 0..<70 { #expect(one[x, y].distance(to: other[x, y]) <= 1) } }
      #expect(one[54, 40].red < 200)
    }
  }

  @Test func theShadowLiesUnderTheNodeAndShowsThroughIt() {
    let frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    var node = Scene.filled(frame, .white)
    node.effects.shadow = shadow(0, path: Path(rect: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(Scene.draw(node, side: 40)[20, 20].red == 255)
    node.opacity = 0.5
    // The shadow at half opacity, 128, then white at half opacity over it.
    #expect(abs(Int(Scene.draw(node, side: 40)[20, 20].red) - 191) <= 2)
  }

  /// A mask goes for the shadow, whose shape is that of what is not masked (widely known of layers).
  @Test func aMaskCutsTheShadowToo() {
    var node = Scene.filled(CGRect(x: 10, y: 10, width: 20, height: 20), Scene.red)
    node.effects.mask = Scene.filled(CGRect(x: 0, y: 0, width: 10, height: 30), .black)
    node.effects.shadow = shadow(0, offset: CGSize(width: 0, height: 15))
    let bitmap = Scene.draw(node, side: 50)
    #expect(bitmap[15, 20] == Pixel(red: 255, green: 0, blue: 0))
    #expect(bitmap[25, 20].red == 255 && bitmap[25, 20].green == 255)
    // The shadow lies from 25 to 45; the mask lets it through down to 40, in the left half.
    #expect(bitmap[15, 35].red == 0)
    #expect(bitmap[25, 35].red == 255)
    #expect(bitmap[15, 42].red == 255)
  }

  @Test func whatLiesOutsideOfThePictureCastsItsShadowIntoIt() {
    var node = Scene.filled(CGRect(x: -30, y: 0, width: 20, height: 40), Scene.red)
    node.effects.shadow = shadow(3, offset: CGSize(width: 30, height: 0))
    let bitmap = Scene.draw(node, side: 40)
    for x in 0..<40 {
      let place = Double(x) + 0.5
      let across = Scene.share(place, sigma: 3) - Scene.share(place - 20, sigma: 3)
      #expect(abs(255 - Double(bitmap[x, 20].red) - 255 * across) < 2)
    }
  }

  @Test func shadowsTurnWithTheirPlane() {
    var node = Scene.filled(CGRect(x: 20, y: 20, width: 60, height: 60), Scene.red)
    node.geometry.transform = Scene.turn(1)
    node.effects.shadow = shadow(0, offset: CGSize(width: 0, height: 20))
    var parent = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.children = [node]
    let bitmap = Scene.draw(parent, side: 100)
    #expect(bitmap[50, 90].red == 0)
    // Half as wide as before the turn: 30 · cos 1 = 16.
    #expect(bitmap[50 + 14, 90].red < 20 && bitmap[50 + 19, 90].red == 255)
  }

  @Test func brokenAndHugeShadowsDoNotFail() {
    for value in [Double.nan, .infinity, -5, 1e300, 1e5] {
      var node = Scene.filled(CGRect(x: 10, y: 10, width: 20, height: 20), Scene.red)
      node.effects.shadow = shadow(value)
      #expect(Scene.draw(node, side: 40)[20, 20].red == 255)
      node.effects.shadow = shadow(3, offset: CGSize(width: value, height: 0))
      #expect(Scene.draw(node, side: 40)[20, 20].red == 255)
      node.effects.shadow = shadow(3, opacity: value)
      #expect(Scene.draw(node, side: 40)[20, 20].red == 255)
    }
  }
}

extension CGRect {
  fileprivate func scaled(by factor: Double) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
