// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import FilmstripDisplayList
import FilmstripImaging
import QuartzCore
import Testing

/// A picture that is described twice: to a browser, and to Filmstrip.
struct Scene: Sendable, CustomTestStringConvertible {
  /// Names the files of the scene; the area comes first.
  let name: String
  /// In points, which are CSS pixels.
  var size = CGSize(width: 120, height: 120)
  let bounds: Bounds
  let html: @Sendable () -> String
  let build: @Sendable (CALayer) -> Void

  /// Device pixels a point, here and in the browser.
  static let scale = 2.0

  init(
    _ name: String, width: Double = 120, height: Double = 120, _ bounds: Bounds = .sharp,
    html: @autoclosure @escaping @Sendable () -> String,
    build: @escaping @Sendable (CALayer) -> Void
  ) {
    (self.name, self.bounds, self.html, self.build) = (name, bounds, html, build)
    size = CGSize(width: width, height: height)
  }

  var testDescription: String { name }

  /// The whole page.
  ///
  /// `i` is a box that is placed by its style alone.
  var page: String {
    """
    <!doctype html><meta charset="utf-8"><title>\(name)</title>
    <style>
    html, body { margin: 0; background: #fff; overflow: hidden }
    i { position: absolute; display: block; box-sizing: border-box }
    svg { position: absolute; left: 0; top: 0; width: \(Int(size.width))px; \
    height: \(Int(size.height))px; overflow: visible }
    </style>
    \(html())
    """
  }

  /// The scene's layers on white, in device pixels.
  var picture: Bitmap {
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    build(root)
    var node = LayerCapture().node(of: root, source: .model)
    node.apply(changesOf: root)
    let frame = Frame(
      index: 0, nanoseconds: 0, size: size, scale: Scene.scale, background: .white, root: node)
    return CairoRasterizer().rasterize(frame)
  }
}
