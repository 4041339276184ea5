// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

// Shapes as coverage, which is made once and painted in any colour wherever the shape goes.

extension CairoCanvas {
  func coverage(of path: Path, in placement: Transform, at rect: PixelRect) -> PixelCoverage {
    coverage(in: placement, at: rect) { $0.append(path) }
  }

  private func coverage(
    in placement: Transform, at rect: PixelRect, _ append: (CairoCanvas) -> Void
  ) -> PixelCoverage {
    let stride = PixelCoverage.stride(of: rect)
    let bytes = [UInt8](unsafeUninitializedCapacity: stride * Int(rect.height)) { bytes, count in
      bytes.initialize(repeating: 0)
      count = bytes.count
      var inner = surroundings
      inner.snapsTranslations = false
      let canvas = CairoCanvas(coverage: bytes, stride: stride, bounds: rect, surroundings: inner)
      canvas.setMatrix(placement)
      append(canvas)
      canvas.setFillRule(.winding)
      canvas.setSource(.black)
      cairo_fill(canvas.context)
      canvas.finish()
    }
    return PixelCoverage(rect: rect, bytes: bytes)
  }

  func paint(_ coverage: PixelCoverage, movedBy shift: (x: Int32, y: Int32), color: Color) {
    coverage.bytes.withUnsafeBufferPointer { bytes in
      // Cairo does not write to a mask.
      let mask = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: bytes.baseAddress), CAIRO_FORMAT_A8, coverage.rect.width,
        coverage.rect.height, Int32(coverage.stride))
      let place = coverage.rect.moved(x: shift.x, y: shift.y)
      cairo_save(context)
      cairo_identity_matrix(context)
      setSource(color)
      cairo_mask_surface(context, mask, Double(place.x), Double(place.y))
      cairo_restore(context)
      cairo_surface_finish(mask)
      cairo_surface_destroy(mask)
    }
  }

  /// Draws glyphs by what is kept of them; false for those of which nothing is kept.
  func drawKept(_ run: GlyphRun, color: Color, in ctm: Transform) -> Bool {
    let (x, y, near) = placed(ctm).fromWholePixels
    let box = Box(run).mapped(by: near).grown(by: 1)
    let rect = PixelRect(around: box, within: .farthest)
    guard surroundings.isAntialiased, near.isAffine, !rect.isEmpty,
      rect.isFitForSurface(pixelLimit: KeptGlyphs.largest)
    else { return false }
    guard !visible.intersection(rect.moved(x: x, y: y)).isEmpty else { return true }
    let origin = KeptGlyphs(run: run, place: near)
    let kept = surroundings.cache.coverage(
      for: .glyphs(digest: origin.digest), of: origin, byteCount: origin.byteCount,
      losses: surroundings.losses,
      make: { coverage(in: near, at: rect) { $0.append(run) } })
    paint(kept, movedBy: (x, y), color: color)
    return true
  }
}

/// What the pixels of glyphs follow from, wherever they are.
struct KeptGlyphs: Equatable, Sendable {
  let run: GlyphRun
  let place: Transform

  /// How many pixels glyphs may take to be kept; a screenful has three million.
  static let largest = 1 << 22

  /// A number that is the same for what is equal, and hardly ever for other glyphs.
  ///
  /// Outlines count by their ends and their lengths: a font's are the same each time, and long.
  var digest: Int {
    var hasher = Hasher()
    hasher.combine(place.elements)
    hasher.combine(run.glyphs.count)
    for glyph in run.glyphs {
      hasher.combine(glyph.outline)
      hasher.combine(glyph.origin)
    }
    for outline in run.outlines {
      hasher.combine(outline.elements.count)
      for element in outline.elements.prefix(2) { element.hash(into: &hasher) }
    }
    return hasher.finalize()
  }

  var byteCount: Int {
    run.outlines.reduce(run.glyphs.count * MemoryLayout<GlyphRun.Glyph>.stride) {
      $0 + $1.elements.count * MemoryLayout<Path.Element>.stride
    }
  }
}

extension Transform {
  /// The transform moved by whole pixels so that its origin is within the first pixel, and how far
  /// it was moved; not at all for origins far away.
  var fromWholePixels: (x: Int32, y: Int32, rest: Transform) {
    let (x, y) = (tx.rounded(.down), ty.rounded(.down))
    guard abs(x) < 1e6, abs(y) < 1e6 else { return (0, 0, self) }
    return (Int32(x), Int32(y), Transform(a: a, b: b, c: c, d: d, tx: tx - x, ty: ty - y))
  }

  /// The same with the origin within another pixel of the diagonal, on a multiple of 1/4096 pixel: a
  /// fraction that is left of different numbers differs in its last digits.
  func fromWholePixels(to origin: Int32) -> (x: Int32, y: Int32, rest: Transform) {
    let rounded = Transform(
      a: a, b: b, c: c, d: d, tx: (tx * 4_096).rounded() / 4_096, ty: (ty * 4_096).rounded() / 4_096
    )
    let (x, y, near) = rounded.fromWholePixels
    let move = Transform(translationX: Double(origin), y: Double(origin))
    return (x - origin, y - origin, near.concatenating(move))
  }
}
