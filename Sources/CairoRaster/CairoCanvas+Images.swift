// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation
internal import Imaging

extension CairoCanvas {
  /// Draws an image stretched to a rectangle of a space.
  func draw(_ image: Image, rect: CGRect, in exact: Transform) {
    guard let own = image.placed(in: rect, of: exact) else { return }
    switch image {
    case .picture(let picture): draw(picture.commands, in: own)
    case .bitmap(let bitmap): draw(bitmap, in: own)
    }
  }

  private func draw(_ bitmap: Bitmap, in exact: Transform) {
    let visible = nextVisibleParts()
    if let visible, visible.isEmpty { return }
    let origin = exact.pixelOrigin(snapsTranslations: snapsTranslations)
    cairo_save(context)
    defer { cairo_restore(context) }
    setMatrix(origin.map { Transform(translationX: Double($0.x), y: Double($0.y)) } ?? exact)
    bitmap.withUnsafeBytes { bytes in
      // An opaque source makes Cairo copy instead of blend. Cairo does not write to a source.
      let source = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress),
        bitmap.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
        Int32(bitmap.height), Int32(bitmap.bytesPerRow))
      defer { cairo_surface_destroy(source) }
      cairo_set_source_surface(context, source, 0, 0)
      let pattern = cairo_get_source(context)
      // Edge pixels extend outwards, so that scaling does not fade them into what lies behind.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, origin != nil ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      if let visible {
        append(visible)
      } else {
        cairo_new_path(context)
        cairo_rectangle(context, 0, 0, Double(bitmap.width), Double(bitmap.height))
      }
      cairo_fill(context)
      // Cairo may not touch the bitmap's memory after it has been given back.
      cairo_set_source_rgba(context, 0, 0, 0, 0)
      cairo_surface_finish(source)
    }
  }
}
