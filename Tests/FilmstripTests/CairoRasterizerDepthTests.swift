// SPDX-License-Identifier: MIT
import CairoRaster
import Filmstrip
import Foundation
import Testing

/// Which of several planes in one space is painted over which.
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

  @Test func planesThatIntersectKeepTheOrderOfTheList() {
    let one = plane(Scene.red, depth: 0, turned: 0.5)
    let other = plane(Scene.blue, depth: 0, turned: -0.5)
    #expect(Scene.draw(stage([one, other]), side: 100)[50, 50].blue == 255)
    #expect(Scene.draw(stage([other, one]), side: 100)[50, 50].red == 255)
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
