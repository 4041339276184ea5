// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

extension CairoCanvas {
  func append(_ path: Path) {
    cairo_new_path(context)
    if !isDegenerate { add(path, at: .zero) }
  }

  func append(_ run: GlyphRun) {
    cairo_new_path(context)
    guard !isDegenerate else { return }
    for glyph in run.glyphs where run.outlines.indices.contains(glyph.outline) {
      add(run.outlines[glyph.outline], at: glyph.origin)
    }
  }

  func append(_ rects: [PixelRect]) {
    cairo_identity_matrix(context)
    cairo_new_path(context)
    for rect in rects {
      cairo_rectangle(
        context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
  }

  private func add(_ path: Path, at origin: CGPoint) {
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        let point = place(point, from: origin)
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        let point = place(point, from: origin)
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quad(let control, let end):
        let (control, end) = (place(control, from: origin), place(end, from: origin))
        // The same curve as a cubic: handles at two thirds of the way to the control point.
        cairo_curve_to(
          context, (current.x + 2 * control.x) / 3, (current.y + 2 * control.y) / 3,
          (end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3, end.x, end.y)
        current = end
      case .curve(let control1, let control2, let end):
        let control1 = place(control1, from: origin)
        let control2 = place(control2, from: origin)
        let end = place(end, from: origin)
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        current = end
      case .close: cairo_close_path(context)
      }
    }
  }

  /// The point of a path in the current space.
  ///
  /// Cairo keeps paths as 24.8 fixed-point numbers, which overflow at eight million pixels: what is
  /// further away than half of that is put there, and what is nowhere at the origin.
  @inline(__always)
  private func place(_ point: CGPoint, from origin: CGPoint) -> CGPoint {
    let (x, y) = (origin.x + point.x, origin.y + point.y)
    guard abs(x) <= safeDistance && abs(y) <= safeDistance else { return placeFar(x, y) }
    return CGPoint(x: x, y: y)
  }

  private func placeFar(_ x: Double, _ y: Double) -> CGPoint {
    guard x.isFinite || x.isInfinite, y.isFinite || y.isInfinite else { return .zero }
    var (x, y) = (min(max(x, -1e15), 1e15), min(max(y, -1e15), 1e15))
    cairo_user_to_device(context, &x, &y)
    let limit = CairoLimits.farthestPixel
    (x, y) = (min(max(x, -limit), limit), min(max(y, -limit), limit))
    cairo_device_to_user(context, &x, &y)
    return CGPoint(x: x, y: y)
  }
}
