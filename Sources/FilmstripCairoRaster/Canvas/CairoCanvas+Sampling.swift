// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import Foundation
internal import FilmstripImaging

extension CairoCanvas {
  func put(_ sampler: some RowSampler, at target: PixelRect, opacity: Double) {
    if let parts = clipRects {
      // Straight into the memory: no second surface, and no second pass over it.
      for part in parts { put(sampler, into: part.intersection(target), opacity: opacity) }
      return
    }
    let bitmap = Bitmap(width: Int(target.width), height: Int(target.height)) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      sampler.forEachRow(of: target) { y, x, line in
        let start = y * Int(target.width) + x
        for (index, pixel) in line.enumerated() { pixels[start + index] = pixel }
      }
    }
    withDeviceSource(bitmap, at: target) {
      cairo_save(context)
      clip(to: target)
      cairo_paint_with_alpha(context, min(opacity, 1))
      cairo_restore(context)
    }
  }

  /// The whole pixels that drawing is kept inside; nil where a clip cuts through pixels.
  var clipRects: [PixelRect]? {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    guard let list = cairo_copy_clip_rectangle_list(context) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    let rects = UnsafeBufferPointer(
      start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles))
    return rects.map { rect in
      PixelRect(
        around: Box(
          minX: rect.x, minY: rect.y, maxX: rect.x + rect.width, maxY: rect.y + rect.height),
        within: bounds)
    }
  }

  private func put(_ sampler: some RowSampler, into rect: PixelRect, opacity: Double) {
    guard !rect.isEmpty, let target = PixelMemory(cairo_get_group_target(context)) else { return }
    var (offsetX, offsetY) = (0.0, 0.0)
    cairo_surface_get_device_offset(target.surface, &offsetX, &offsetY)
    let (left, top) = (Int(rect.x) + Int(offsetX), Int(rect.y) + Int(offsetY))
    let alpha = UInt32((opacity.unit * 255).rounded())
    sampler.forEachRow(of: rect) { y, x, line in
      let row = UnsafeMutableRawPointer(target.base + (top + y) * target.stride + (left + x) * 4)
      RowOver.put(line, over: row.assumingMemoryBound(to: UInt32.self), alpha: alpha)
    }
    target.markDirty()
  }
}
