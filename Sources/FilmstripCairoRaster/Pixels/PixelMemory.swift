// SPDX-License-Identifier: MIT
internal import CFilmstripCairo

struct PixelMemory {
  let surface: OpaquePointer
  let base: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let stride: Int

  /// Nil for a surface without pixels.
  init?(_ surface: OpaquePointer?) {
    guard let surface else { return nil }
    cairo_surface_flush(surface)
    guard let base = cairo_image_surface_get_data(surface) else { return nil }
    self.surface = surface
    self.base = base
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  init?(ofPattern pattern: OpaquePointer?) {
    var found: OpaquePointer?
    guard cairo_pattern_get_surface(pattern, &found) == CAIRO_STATUS_SUCCESS else { return nil }
    self.init(found)
  }

  func markDirty() { cairo_surface_mark_dirty(surface) }
}
