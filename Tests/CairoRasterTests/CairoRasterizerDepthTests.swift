// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

@Suite struct CairoRasterizerDepthTests {
  private typealias Scene = RasterScene

  private func stage(_ children: [Node]) -> Node {
    var parent = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.effects.sublayerTransform = Scene.perspective(400)
    parent.children = children
    return parent
  }

  private func plane(_ color: Color, depth: Double, turned angle: Double) -> Node {
    var node = Scene.filled(CGRect(x: 10, y: 10, width: 80, height: 80), color)
    node.geometry.transform = Scene.turn(angle)
    node.geometry.zPosition = depth
    return node
  }

  @Test func theNearerOfTwoPlanesIsPaintedLast() {
    let near = plane(Scene.red, depth: 80, turned: 0.3)
    let far = plane(Scene.blue, depth: -80, turned: 0.3)
    for children in [[near, far], [far, near]] {
      #expect(Scene.draw(stage(children), side: 100)[50, 50].red == 255)
    }
  }

  /// Depth of the point of a turned plane that is seen at a place on the screen, counted from the
  /// axis; the eye is 400 in front.
  private func depth(at x: Double, turned angle: Double, depth: Double = 0) -> Double {
    // A point at u along the plane is at (u cos, depth − u sin) and seen at u cos · 400 / (400 − z).
    let u = x * (400 - depth) / (400 * cos(angle) - x * sin(angle))
    return depth - u * sin(angle)
  }

  @Test func ofTwoPlanesThatFormAnXTheNearerIsSeenAtEachPixel() {
    let angles = (0.5, -0.7)
    let one = plane(Scene.red, depth: 0, turned: angles.0)
    let other = plane(Scene.blue, depth: 10, turned: angles.1)
    for children in [[one, other], [other, one]] {
      let bitmap = Scene.draw(stage(children), side: 100)
      var (reds, blues) = (0, 0)
      for x in 24..<76 {
        let place = Double(x) + 0.5 - 50
        let first = depth(at: place, turned: angles.0)
        let second = depth(at: place, turned: angles.1, depth: 10)
        guard abs(first - second) > 2 else { continue }
        let isRed = first > second
        for y in [30, 50, 70] {
          #expect((bitmap[x, y].red == 255) == isRed, "\(x), \(y)")
          #expect((bitmap[x, y].blue == 255) != isRed, "\(x), \(y)")
        }
        if isRed { reds += 1 } else { blues += 1 }
      }
      #expect(reds > 10 && blues > 10)
      // Nothing shines through where they meet.
      #expect((24..<76).allSatisfy { bitmap[$0, 50].green < 8 })
    }
  }

  @Test func aCutPlaneIsWholeWhereNothingCutsIt() {
    // A short plane stands in a high one: above and below it the high one has no seam.
    let high = plane(Scene.red, depth: 0, turned: 0.5)
    var short = plane(Scene.blue, depth: 0, turned: -0.5)
    short.geometry.bounds.size.height = 20
    short.content = [Scene.fill(CGRect(x: 0, y: 0, width: 80, height: 20), Scene.blue)]
    for children in [[high, short], [short, high]] {
      let bitmap = Scene.draw(stage(children), side: 100)
      let alone = Scene.draw(stage([high]), side: 100)
      for y in [20, 30, 70, 80] {
        for x in 0..<100 { #expect(bitmap[x, y].distance(to: alone[x, y]) <= 1, "\(x), \(y)") }
      }
      let blues = (0..<100).filter { bitmap[$0, 50].blue > 200 && bitmap[$0, 50].red < 50 }
      #expect(blues.count > 20 && blues.count < 60)
    }
  }

  @Test func threePlanesThroughOneAxisAreCutAtIt() {
    let angles = [0.2, 1.0, -0.9]
    let colors = [Scene.red, Scene.green, Scene.blue]
    let children = zip(colors, angles).map { plane($0, depth: 0, turned: $1) }
    let bitmap = Scene.draw(stage(children), side: 100)
    for x in [35, 40, 44, 56, 60, 65] {
      let place = Double(x) + 0.5 - 50
      let depths = angles.map { angle -> Double in
        // Only as far as the plane reaches.
        let u = place * 400 / (400 * cos(angle) - place * sin(angle))
        return abs(u) < 39 ? depth(at: place, turned: angle) : -1e9
      }
      let nearest = depths.firstIndex(of: depths.max() ?? 0) ?? 0
      let pixel = bitmap[x, 50]
      #expect([pixel.red, pixel.green, pixel.blue][nearest] > 200, "\(x): \(pixel)")
    }
  }

  @Test func hiddenPlanesCutNothing() {
    let one = plane(Color(red: 1, green: 0, blue: 0, alpha: 0.5), depth: 0, turned: 0.5)
    var other = plane(Scene.blue, depth: 0, turned: -0.5)
    other.isHidden = true
    #expect(Scene.draw(stage([other, one]), side: 100) == Scene.draw(stage([one]), side: 100))
  }

  @Test func manyPlanesThatIntersectEndInTime() {
    let children = (0..<100).map { index in
      plane(Color(white: 0.5, alpha: 0.5), depth: 0, turned: Double(index) * 0.0302 - 1.5)
    }
    #expect(Scene.draw(stage(children), side: 20)[10, 10].red < 255)
  }

  @Test func aLargePlaneWhoseCentreIsNearerMayStillLieBehind() {
    // A plane through the middle, its right half far away, and a small one in front of that half.
    let slanted = plane(Scene.blue, depth: 0, turned: 1)
    var small = Scene.filled(CGRect(x: 62, y: 45, width: 6, height: 10), Scene.red)
    small.geometry.zPosition = -10
    // At x = 15 from the axis the slanted plane lies at −15 · tan 1 = −23.
    #expect(Scene.draw(stage([small, slanted]), side: 100)[64, 50].red == 255)
  }

  @Test func theFacesOfACubeHideEachOther() {
    var cube = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100))
    cube.effects.preservesDepth = true
    let colors = [Scene.red, Scene.green, Scene.blue, Color.black]
    cube.children = colors.enumerated().map { index, color in
      var face = Scene.filled(CGRect(x: 30, y: 30, width: 40, height: 40), color)
      var forward = Transform.identity
      forward.elements[14] = 20
      face.geometry.transform = forward.concatenating(Scene.turn(.pi / 2 * Double(index)))
      return face
    }
    for (index, color) in colors.enumerated() {
      // Turned back, the face of that number looks at the viewer.
      cube.geometry.transform = Scene.turn(-.pi / 2 * Double(index))
      let pixel = Scene.draw(stage([cube]), side: 100)[50, 50]
      let expected = Pixel(
        red: UInt8(color.red * 255), green: UInt8(color.green * 255), blue: UInt8(color.blue * 255))
      #expect(pixel.distance(to: expected) <= 1)
    }
  }

  @Test func aFadedSpaceFadesEachOfItsPlanes() {
    var space = Scene.node(CGRect(x: 0, y: 0, width: 100, height: 100))
    space.effects.preservesDepth = true
    space.opacity = 0.5
    space.children = [
      plane(.black, depth: 0, turned: 0), plane(.black, depth: 50, turned: 0),
    ]
    // Half of half of white is left: 255 / 4.
    #expect(abs(Int(Scene.draw(stage([space]), side: 100)[50, 50].red) - 64) <= 1)
  }
}
