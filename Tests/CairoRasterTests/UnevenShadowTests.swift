// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripImaging
import Testing

/// Shadows in spaces that are scaled more one way than the other.
///
/// A shadow is made in the layer's space, with a Gaussian as wide there each way, and goes through what
/// transforms the layer. CSS says so of shadows and transforms.
@Suite struct UnevenShadowTests {
  private typealias Scene = RasterScene

  private static let side = 200
  private static let rect = CGRect(x: -25, y: -15, width: 50, height: 30)

  /// The largest difference from the product of two error functions, of 255, where a space with its
  /// origin in the middle of the picture is led to it by `turn` after `scale`.
  private func error(
    sigma: Double, scale: CGSize, turned angle: Double, isPath: Bool, slanted: Double = 0
  ) -> Double {
    var node = Scene.node(CGRect(x: -25, y: -15, width: 50, height: 30))
    node.geometry = Geometry(
      position: .zero, bounds: Self.rect, anchorPoint: CGPoint(x: 0.5, y: 0.5))
    node.effects.shadow = Shadow(
      color: .black, opacity: 1, offset: .zero, radius: sigma,
      path: isPath ? Path(rect: Self.rect) : nil)
    if !isPath { node.content = [Scene.fill(Self.rect, .black)] }
    let slant = Transform(a: 1, b: 0, c: slanted, d: 1, tx: 0, ty: 0)
    let way = Transform(scaleX: scale.width, y: scale.height).concatenating(slant)
      .concatenating(Scene.spin(angle))
    node.geometry.transform = way
    let middle = Double(Self.side) / 2
    var root = Scene.node(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    node.geometry.position = CGPoint(x: middle, y: middle)
    root.children = [node]
    let bitmap = Scene.draw(root, side: Self.side)
    guard let inverse = way.planeInverse else { return .infinity }
    var largest = 0.0
    for y in stride(from: 0, to: Self.side, by: 2) {
      for x in 0..<Self.side {
        let place = inverse.apply(CGPoint(x: Double(x) + 0.5 - middle, y: Double(y) + 0.5 - middle))
        // What casts the shadow hides some of it.
        if !isPath, Self.rect.insetBy(dx: -2, dy: -2).contains(place) { continue }
        let across =
          Scene.share(place.x - Self.rect.minX, sigma: sigma)
          - Scene.share(place.x - Self.rect.maxX, sigma: sigma)
        let along =
          Scene.share(place.y - Self.rect.minY, sigma: sigma)
          - Scene.share(place.y - Self.rect.maxY, sigma: sigma)
        largest = max(largest, abs(255 - Double(bitmap[x, y].red) - 255 * across * along))
      }
    }
    return largest
  }

  @Test(arguments: [CGSize(width: 2, height: 1), CGSize(width: 0.5, height: 2.5)])
  func eachWayIsScaledByItsOwn(scale: CGSize) {
    // In pixels at least 2, as pixels are squares, and the formula is for points.
    for sigma in [4.0, 6, 9] {
      for isPath in [true, false] {
        let error = error(sigma: sigma, scale: scale, turned: 0, isPath: isPath)
        #expect(error < 2.5, "σ \(sigma), path \(isPath): off by \(error) of 255")
      }
    }
  }

  @Test(arguments: [0.3, .pi / 4, 1.3, .pi / 2, 2.5])
  func unevenSpacesThatAreTurnedToo(angle: Double) {
    for scale in [CGSize(width: 2, height: 1), CGSize(width: 0.7, height: 2.4)] {
      for sigma in [3.0, 8] {
        for isPath in [true, false] {
          let error = error(sigma: sigma, scale: scale, turned: angle, isPath: isPath)
          #expect(error < 3, "\(scale), σ \(sigma), path \(isPath): off by \(error) of 255")
        }
      }
    }
  }

  @Test func slantedSpaces() {
    for slant in [-0.8, 0.4, 1.5] {
      let error = error(
        sigma: 6, scale: CGSize(width: 1, height: 1), turned: 0.2, isPath: true, slanted: slant)
      #expect(error < 3, "\(slant): off by \(error) of 255")
    }
  }

  @Test func shadowsInSpacesOfHugeProportionsEnd() {
    for scale in [CGSize(width: 1e-7, height: 1e6), CGSize(width: 5000, height: 0.5)] {
      for angle in [0, 0.5] {
        let error = error(sigma: 10, scale: scale, turned: angle, isPath: true)
        #expect(error.isFinite)
      }
    }
  }
}
