// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

extension CairoCanvas {
  func setSource(_ color: Color) {
    cairo_set_source_rgba(
      context, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit)
  }

  /// Makes a paint Cairo's source while `body` draws with it; the paint's space has to be current.
  ///
  /// `reach` is a box around what will be painted, in the space that `ctm` leads to pixels.
  func withSource(
    _ paint: Paint, in ctm: Transform, reach: @autoclosure () -> Box, _ body: () -> Void
  ) {
    switch paint {
    case .color(let color):
      setSource(color)
      body()
    case .linearGradient(let gradient):
      guard gradient.isFinite, let inverse = placed(ctm).planeInverse else { return }
      if gradient.farthest <= CairoLimits.largestFactor, inverse.isFitForSources(over: bounds) {
        setSource(gradient)
        body()
      } else if let kernel = GradientKernel(gradient, inverse: inverse) {
        withSource(reach: reach(), in: ctm, kernel.fill, body)
      }
    case .radialGradient(let gradient):
      guard gradient.isFinite, let inverse = placed(ctm).planeInverse else { return }
      if gradient.farthest <= CairoLimits.largestFactor, inverse.isFitForSources(over: bounds) {
        setSource(gradient)
        body()
      } else if let kernel = GradientKernel(gradient, inverse: inverse) {
        withSource(reach: reach(), in: ctm, kernel.fill, body)
      }
    case .conicGradient(let gradient):
      guard let kernel = ConicKernel(gradient, in: placed(ctm)) else { return }
      withSource(reach: reach(), in: ctm, kernel.fill, body)
    case .pattern(let pattern):
      let rect = visiblePart(of: reach().mapped(by: placed(ctm)))
      withSource(pattern, in: placed(ctm), on: rect, body)
    }
  }

  /// Makes pixels that are computed Cairo's source while `body` draws with them.
  private func withSource(
    reach: Box, in ctm: Transform,
    _ fill: (UnsafeMutableBufferPointer<UInt32>, PixelRect) -> Void, _ body: () -> Void
  ) {
    let rect = visiblePart(of: reach.mapped(by: placed(ctm)))
    guard !rect.isEmpty else { return }
    let bitmap = Bitmap(width: Int(rect.width), height: Int(rect.height)) { bytes in
      fill(bytes.bindMemory(to: UInt32.self), rect)
    }
    withDeviceSource(bitmap, at: rect, body)
  }

  /// Makes a bitmap that lies on whole device pixels Cairo's source while `body` draws with it.
  func withDeviceSource(_ bitmap: Bitmap, at rect: PixelRect, _ body: () -> Void) {
    withSurface(of: bitmap) { surface in
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      cairo_identity_matrix(context)
      cairo_set_source_surface(context, surface, Double(rect.x), Double(rect.y))
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_set_matrix(context, &matrix)
      body()
    }
  }

  /// Lends a bitmap, or a part of it, to Cairo as a surface that `body` may make its source.
  func withSurface(of bitmap: Bitmap, part: BitmapTile? = nil, _ body: (OpaquePointer?) -> Void) {
    bitmap.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let offset = (part?.y ?? 0) * bitmap.bytesPerRow + (part?.x ?? 0) * 4
      let start = (base + offset).assumingMemoryBound(to: UInt8.self)
      // An opaque source makes Cairo copy instead of blend. Cairo does not write to a source.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: start),
        bitmap.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
        Int32(part?.width ?? bitmap.width), Int32(part?.height ?? bitmap.height),
        Int32(bitmap.bytesPerRow))
      body(surface)
      // Cairo may not touch the bitmap's memory after it has been given back.
      cairo_set_source_rgba(context, 0, 0, 0, 0)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  private func setSource(_ gradient: LinearGradient) {
    let (start, end) = (gradient.start, gradient.end)
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    setSource(
      pattern, stops: gradient.stops, before: gradient.extendsBeforeStart,
      after: gradient.extendsAfterEnd)
  }

  private func setSource(_ gradient: RadialGradient) {
    let (start, end) = (gradient.startCenter, gradient.endCenter)
    let (inner, outer) = (gradient.startRadius, gradient.endRadius)
    let pattern = cairo_pattern_create_radial(start.x, start.y, inner, end.x, end.y, outer)
    setSource(
      pattern, stops: gradient.stops, before: gradient.extendsBeforeStart,
      after: gradient.extendsAfterEnd)
  }

  private func setSource(
    _ pattern: OpaquePointer?, stops: [LinearGradient.Stop], before: Bool, after: Bool
  ) {
    defer { cairo_pattern_destroy(pattern) }
    // Cairo extends both ends or neither: an end that should not be extended gets a clear stop.
    if !before, let first = stops.first {
      add(first.color.cleared, at: 0, to: pattern)
      add(first.color, at: 0, to: pattern)
    }
    for stop in stops { add(stop.color, at: stop.location.unit, to: pattern) }
    if !after, let last = stops.last {
      add(last.color, at: 1, to: pattern)
      add(last.color.cleared, at: 1, to: pattern)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
  }

  private func add(_ color: Color, at offset: Double, to pattern: OpaquePointer?) {
    cairo_pattern_add_color_stop_rgba(
      pattern, offset, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit)
  }
}

extension LinearGradient {
  fileprivate var isFinite: Bool { farthest.isFinite }

  /// How far from the origin it reaches, along an axis.
  fileprivate var farthest: Double {
    [start.x, start.y, end.x, end.y].reduce(0) {
      $1.isFinite && $0.isFinite ? max($0, abs($1)) : .infinity
    }
  }
}

extension RadialGradient {
  fileprivate var isFinite: Bool { farthest.isFinite && startRadius >= 0 && endRadius >= 0 }

  /// How far from the origin its centres lie, and how large its circles are.
  fileprivate var farthest: Double {
    [startCenter.x, startCenter.y, endCenter.x, endCenter.y, startRadius, endRadius]
      .reduce(0) { $1.isFinite && $0.isFinite ? max($0, abs($1)) : .infinity }
  }
}

extension Color {
  fileprivate var cleared: Color { Color(red: red, green: green, blue: blue, alpha: 0) }
}
