// SPDX-License-Identifier: MIT
internal import FilmstripCairoRaster
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

/// A picture in a figure: what layers draw, at any number of pixels.
struct FigurePicture: Sendable {
  let node: Node
  /// From the space around the node to that of the picture.
  let space: Transform
  /// The part that is shown, in the picture's space; it has an area.
  let rect: CGRect
  let background: Color
  let digest: Digest

  static let nothing = Color(white: 0, alpha: 0)
  private static let maximumSide = 4_096.0

  /// A picture of a node; nil for a part without an area.
  init?(_ node: Node, in space: Transform = .identity, rect: CGRect, background: Color = nothing) {
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
    (self.node, self.space, self.rect, self.background) = (node, space, rect, background)
    var holder = Node(
      id: 0, className: "",
      geometry: Geometry(
        position: CGPoint(x: -rect.minX, y: -rect.minY), bounds: .zero, anchorPoint: .zero,
        transform: space))
    holder.children = [node]
    digest =
      Frame(
        index: 0, nanoseconds: 0, size: rect.size, scale: 1, background: background, root: holder
      ).digest
  }

  init?(_ frame: Frame) {
    self.init(
      frame.root, rect: CGRect(origin: .zero, size: frame.size), background: frame.background)
  }

  /// How many pixels it has where a point of its space is so many pixels long, each way.
  func pixelSize(x: Double, y: Double) -> (width: Int, height: Int) {
    func side(_ length: Double) -> Int {
      Int(min(max((length - 1e-6).rounded(.up), 1), FigurePicture.maximumSide))
    }
    return (side(rect.width * x), side(rect.height * y))
  }

  func bitmap(width: Int, height: Int) -> Bitmap {
    CairoRasterizer(losses: DrawingLosses()).rasterize(
      node, background: background, width: width, height: height,
      transform: space.concatenating(Transform(translationX: -rect.minX, y: -rect.minY))
        .concatenating(
          Transform(scaleX: Double(width) / rect.width, y: Double(height) / rect.height)))
  }
}
