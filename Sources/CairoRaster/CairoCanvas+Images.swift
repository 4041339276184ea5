// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation
internal import Imaging

extension CairoCanvas {
  /// Draws a bitmap; `exact` leads from its pixels to device pixels.
  func draw(_ bitmap: Bitmap, in exact: Transform) {
    let visible = nextVisibleParts()
    if let visible, visible.isEmpty { return }
    let origin = exact.pixelOrigin(snapsTranslations: snapsTranslations)
    cairo_save(context)
    defer { cairo_restore(context) }
    setMatrix(origin.map { Transform(translationX: Double($0.x), y: Double($0.y)) } ?? exact)
    bitmap.withUnsafeBytes { bytes in
      for tile in BitmapTile.tiles(of: bitmap) {
        draw(tile, of: bytes, bitmap: bitmap, isPixelExact: origin != nil, visible: visible)
      }
    }
  }

  private func draw(
    _ tile: BitmapTile, of bytes: UnsafeRawBufferPointer, bitmap: Bitmap, isPixelExact: Bool,
    visible: [PixelRect]?
  ) {
    let start = bytes.baseAddress! + tile.y * bitmap.bytesPerRow + tile.x * 4
    // An opaque source makes Cairo copy instead of blend. Cairo does not write to a source.
    let source = cairo_image_surface_create_for_data(
      UnsafeMutablePointer(mutating: start.assumingMemoryBound(to: UInt8.self)),
      bitmap.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(tile.width),
      Int32(tile.height), Int32(bitmap.bytesPerRow))
    defer { cairo_surface_destroy(source) }
    cairo_set_source_surface(context, source, Double(tile.x), Double(tile.y))
    let pattern = cairo_get_source(context)
    // Edge pixels extend outwards, so that scaling does not fade them into what lies behind.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, isPixelExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_save(context)
    if let visible, !tile.isPart {
      // Sets the identity matrix, which the source, set already, does not mind.
      append(visible)
    } else {
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(tile.x), Double(tile.y), Double(tile.width), Double(tile.height))
    }
    cairo_fill(context)
    cairo_restore(context)
    // Cairo may not touch the bitmap's memory after it has been given back.
    cairo_set_source_rgba(context, 0, 0, 0, 0)
    cairo_surface_finish(source)
  }
}
