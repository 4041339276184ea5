// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation

extension CairoCanvas {
  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color): setSource(color)
    case .linearGradient(let gradient): setSource(gradient)
    case .radialGradient, .conicGradient: break
    }
  }

  private func setSource(_ gradient: LinearGradient) {
    let pattern = cairo_pattern_create_linear(
      gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
    defer { cairo_pattern_destroy(pattern) }
    // Cairo extends both ends or neither: an end that should not be extended gets a clear stop.
    if !gradient.extendsBeforeStart, let first = gradient.stops.first {
      add(first.color.cleared, at: 0, to: pattern)
      add(first.color, at: 0, to: pattern)
    }
    for stop in gradient.stops { add(stop.color, at: stop.location, to: pattern) }
    if !gradient.extendsAfterEnd, let last = gradient.stops.last {
      add(last.color, at: 1, to: pattern)
      add(last.color.cleared, at: 1, to: pattern)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
  }

  private func add(_ color: Color, at offset: Double, to pattern: OpaquePointer?) {
    cairo_pattern_add_color_stop_rgba(
      pattern, offset, color.red, color.green, color.blue, color.alpha)
  }
}

extension Color {
  /// The same colour, fully transparent.
  fileprivate var cleared: Color { Color(red: red, green: green, blue: blue, alpha: 0) }
}
