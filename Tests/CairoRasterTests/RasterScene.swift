// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import FilmstripDisplayList
import Foundation
import FilmstripImaging

enum RasterScene {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
  static let clear = Color(white: 0, alpha: 0)

  static func node(_ frame: CGRect, _ content: [DrawCommand] = []) -> Node {
    var node = Node(id: 1, className: "Test", geometry: Geometry(frame: frame))
    node.content = content
    return node
  }

  static func filled(_ frame: CGRect, _ color: Color) -> Node {
    node(frame, [fill(CGRect(origin: .zero, size: frame.size), color)])
  }

  static func fill(_ rect: CGRect, _ color: Color) -> DrawCommand {
    .fill(Path(rect: rect), rule: .winding, paint: .color(color))
  }

  static func bitmap(_ pixel: Pixel, _ rect: CGRect) -> DrawCommand {
    .image(
      .bitmap(Bitmap(width: Int(rect.width), height: Int(rect.height), filledWith: pixel)),
      rect: rect)
  }

  /// The share of a Gaussian to the left of x.
  static func share(_ x: Double, sigma: Double) -> Double {
    (1 + erf(x / (sigma * 2.squareRoot()))) / 2
  }

  /// The node on a square canvas of one pixel a point.
  static func draw(
    _ node: Node, side: Int, background: Color = .white, scale: Double = 1, snaps: Bool = true
  ) -> Bitmap {
    CairoRasterizer(snapsTranslations: snaps).rasterize(
      node, background: background, width: side, height: side,
      transform: Transform(scaleX: scale, y: scale))
  }

  /// A turn about an upright axis by an angle in radians, as `CATransform3DMakeRotation`.
  static func turn(_ angle: Double) -> Transform {
    let (c, s) = (cos(angle), sin(angle))
    return Transform(elements: [c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1])
  }

  static func spin(_ angle: Double) -> Transform {
    Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// What an eye at a distance in front of the plane sees.
  static func perspective(_ distance: Double) -> Transform {
    var result = Transform.identity
    result.elements[11] = -1 / distance
    return result
  }
}
