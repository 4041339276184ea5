// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

// Commands that paint all that is not clipped away, of which often little is seen.

extension CairoCanvas {
  /// Paints all that is not clipped away; `visible` is a box around what will be seen of that, nil for all.
  func paintEverything(_ paint: Paint, in ctm: Transform, visible: PixelRect?) {
    if let visible, visible.isEmpty { return }
    setMatrix(ctm)
    guard !isDegenerate else { return }
    switch paint {
    case .color(let color):
      cairo_save(context)
      if let visible { clip(to: visible) }
      setSource(color)
      cairo_paint(context)
      cairo_restore(context)
    case .linearGradient(let gradient):
      if paintRow(of: gradient, in: ctm, visible: visible) { return }
      // Cairo counts along a gradient from where it begins to paint, and rounds: a narrower clip would
      // give a few pixels other values.
      withSource(paint, in: ctm, reach: .unlimited) { cairo_paint(context) }
    default: withSource(paint, in: ctm, reach: .unlimited) { cairo_paint(context) }
    }
  }

  /// Paints a gradient whose rows on the device are all the same, such as the shadow beside a screen; false for
  /// any other one.
  ///
  /// Cairo makes one row, the same pixels as it would make of each. What is transparent of it is not painted.
  private func paintRow(
    of gradient: LinearGradient, in ctm: Transform, visible: PixelRect?
  ) -> Bool {
    guard let clip = clipRects, clip.count == 1,
      cairo_get_operator(context) == CAIRO_OPERATOR_OVER
    else { return false }
    let rect = visible.map { clip[0].intersection($0) } ?? clip[0]
    guard !rect.isEmpty else { return true }
    guard
      let line = CairoCanvas.row(
        of: .linearGradient(gradient), in: ctm, within: clip[0], on: bounds,
        surroundings: surroundings)
    else { return false }
    put(RepeatedRow(line: line, x: bounds.x), at: rect, opacity: 1)
    return true
  }

  /// The row that a paint gives each row of a rectangle of a canvas, of the canvas's own width; nil where the rows
  /// are not all the same.
  ///
  /// - Precondition: the rectangle is not empty.
  static func row(
    of paint: Paint, in ctm: Transform, within rect: PixelRect, on bounds: PixelRect,
    surroundings: Surroundings
  ) -> Bitmap? {
    let isOpaque: Bool
    switch paint {
    case .color(let color): isOpaque = color.alpha >= 1
    case .linearGradient(let gradient):
      let place = surroundings.snapsTranslations ? ctm.snapped : ctm
      guard gradient.start.y == gradient.end.y, place.b == 0, place.c == 0 else { return nil }
      isOpaque = false
    default: return nil
    }
    // As wide as the canvas, so that Cairo counts in it as it does on the canvas.
    let whole = PixelRect(x: bounds.x, y: rect.y, width: bounds.width, height: 1)
    var row = rect
    row.height = 1
    var isPainted = false
    let line = bitmap(of: whole, surroundings: surroundings) { canvas in
      if !isOpaque { canvas.clip(to: row) }
      canvas.setMatrix(ctm)
      guard !canvas.isDegenerate else { return }
      canvas.withSource(paint, in: ctm, reach: .unlimited) {
        cairo_paint(canvas.context)
        isPainted = true
      }
    }
    guard isPainted else { return nil }
    return isOpaque ? line.markedOpaque() : line
  }
}

/// The same pixels in each row.
private struct RepeatedRow: RowSampler {
  let line: Bitmap
  /// The column of the device at which the row begins.
  let x: Int32

  func forEachRow(
    of rect: PixelRect, _ body: (Int, Int, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    line.withUnsafeBytes { bytes in
      let start = Int(rect.x - x)
      let pixels = bytes.bindMemory(to: UInt32.self)[start..<start + Int(rect.width)]
      guard let first = pixels.firstIndex(where: { $0 != 0 }),
        let last = pixels.lastIndex(where: { $0 != 0 })
      else { return }
      let seen = UnsafeBufferPointer(rebasing: pixels[first...last])
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: seen.count) { row in
        for y in 0..<Int(rect.height) {
          _ = row.update(fromContentsOf: seen)
          body(y, first - start, row)
        }
      }
    }
  }
}
