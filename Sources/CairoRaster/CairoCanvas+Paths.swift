// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation

extension CairoCanvas {
  /// Makes a path, in the current space, Cairo's current path.
  func append(_ path: Path) {
    cairo_new_path(context)
    add(path, at: .zero)
  }

  /// Makes all glyphs of a run Cairo's current path.
  func append(_ run: GlyphRun) {
    cairo_new_path(context)
    for glyph in run.glyphs where run.outlines.indices.contains(glyph.outline) {
      add(run.outlines[glyph.outline], at: glyph.origin)
    }
  }

  /// Makes rectangles of device pixels Cairo's current path.
  func append(_ rects: [BitmapCover.PixelRect]) {
    cairo_identity_matrix(context)
    cairo_new_path(context)
    for rect in rects {
      cairo_rectangle(
        context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
  }

  private func add(_ path: Path, at origin: CGPoint) {
    let (x, y) = (origin.x, origin.y)
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, x + point.x, y + point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, x + point.x, y + point.y)
        current = point
      case .quad(let control, let end):
        // The same curve as a cubic: handles at two thirds of the way to the control point.
        cairo_curve_to(
          context, x + (current.x + 2 * control.x) / 3, y + (current.y + 2 * control.y) / 3,
          x + (end.x + 2 * control.x) / 3, y + (end.y + 2 * control.y) / 3, x + end.x, y + end.y)
        current = end
      case .curve(let control1, let control2, let end):
        cairo_curve_to(
          context, x + control1.x, y + control1.y, x + control2.x, y + control2.y, x + end.x,
          y + end.y)
        current = end
      case .close:
        cairo_close_path(context)
      }
    }
  }
}
