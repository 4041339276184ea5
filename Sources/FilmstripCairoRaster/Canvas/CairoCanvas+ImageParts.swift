// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

extension CairoCanvas {
  func draw(_ part: ImagePart, in ctm: Transform) {
    let (size, source, rect) = (part.image.size, part.source, part.rect)
    let numbers = [
      source.minX, source.minY, source.width, source.height, rect.minX, rect.minY, rect.width,
      rect.height,
    ]
    guard numbers.allSatisfy(\.isFinite), source.width > 0, source.height > 0, rect.width > 0,
      rect.height > 0, size.width > 0, size.height > 0
    else { return }
    // The rectangle in pixels or picture units, which it is stretched from.
    let from = CGRect(
      x: source.minX * size.width, y: source.minY * size.height,
      width: source.width * size.width, height: source.height * size.height)
    let space = gridded(rect, in: ctm)
    let toDevice = Transform(translationX: -from.minX, y: -from.minY)
      .concatenating(
        Transform(
          a: space.rect.width / from.width, b: 0, c: 0, d: space.rect.height / from.height,
          tx: space.rect.minX, ty: space.rect.minY)
      ).concatenating(space.ctm)
    let box = Box(space.rect).mapped(by: placed(space.ctm))
    guard toDevice.isDrawable, !visiblePart(of: box).isEmpty else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    setMatrix(space.ctm)
    append(Path(rect: space.rect))
    switch part.image {
    case .bitmap(let bitmap):
      let crop = BitmapTile(around: from, of: bitmap)
      draw(crop, of: bitmap, in: toDevice, filter: part.filter)
    case .picture(let picture):
      cairo_clip(context)
      draw(picture.commands, in: toDevice)
    }
  }

  /// The rectangle with its edges on whole device pixels, where it is upright there.
  ///
  /// The nine parts of a stretched image share edges; each half covering a pixel of such an edge
  /// would let what is behind show through.
  private func gridded(_ rect: CGRect, in ctm: Transform) -> (rect: CGRect, ctm: Transform) {
    let place = placed(ctm)
    guard snapsTranslations, place.b == 0, place.c == 0 else { return (rect, ctm) }
    let box = Box(rect).mapped(by: place)
    let (left, top) = (box.minX.rounded(), box.minY.rounded())
    let snapped = CGRect(
      x: left, y: top, width: box.maxX.rounded() - left, height: box.maxY.rounded() - top)
    guard snapped.width > 0, snapped.height > 0, place.a > 0, place.d > 0 else {
      return (rect, ctm)
    }
    return (snapped, .identity)
  }

  /// Fills the current path with a part of a bitmap whose edge pixels continue outwards.
  private func draw(
    _ crop: BitmapTile, of bitmap: Bitmap, in toDevice: Transform, filter: ImagePart.Filter
  ) {
    let inverse = placed(toDevice).planeInverse
    let toCrop = inverse.map {
      $0.concatenating(Transform(translationX: -Double(crop.x), y: -Double(crop.y)))
    }
    guard let toCrop, placed(toDevice).isFitForPlaces, toCrop.isFitForSources(over: bounds) else {
      let visible = self.visible
      guard let inverse, !visible.isEmpty else { return }
      let near = bitmap.nearest(in: crop, by: inverse, over: visible, repeats: false)
      withDeviceSource(near, at: visible) { cairo_fill(context) }
      return
    }
    withSurface(of: bitmap, part: crop) { source in
      let origin = toDevice.pixelOrigin(snapsTranslations: snapsTranslations)
      setMatrix(origin.map { Transform(translationX: Double($0.x), y: Double($0.y)) } ?? toDevice)
      cairo_set_source_surface(context, source, Double(crop.x), Double(crop.y))
      let pattern = cairo_get_source(context)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      let isNearest = filter == .nearest || origin != nil
      cairo_pattern_set_filter(pattern, isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_fill(context)
    }
  }
}

extension BitmapTile {
  /// The pixels that a part of a bitmap is made from, with those that smoothing mixes in; at most
  /// what a Cairo surface may hold.
  fileprivate init(around part: CGRect, of bitmap: Bitmap) {
    func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
      let limit = Double(count - 1)
      let first = Int(min(max(from.rounded(.down) - 2, 0), limit))
      let last = Int(min(max(to.rounded(.up) + 2, 0), limit))
      return first..<min(last + 1, first + 32_767)
    }
    let columns = range(part.minX, part.maxX, bitmap.width)
    let rows = range(part.minY, part.maxY, bitmap.height)
    self.init(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count,
      isPart: columns.count < bitmap.width || rows.count < bitmap.height)
  }
}
