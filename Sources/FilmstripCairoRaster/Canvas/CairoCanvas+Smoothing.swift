// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

extension CairoCanvas {
  /// Draws a path with edges that are smoothed less finely where it has very many lines.
  ///
  /// Cairo walks along all edges that cross a row of pixels 15 times for each row. Where hundreds
  /// cross it the difference is invisible from 4 times.
  func withSmoothing(of path: Path, _ draw: () -> Void) {
    guard surroundings.isAntialiased, path.elements.count > 1_000, path.crossings > 300 else {
      draw()
      return
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_FAST)
    draw()
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }
}

extension Path {
  /// How many lines cross a height of the path, on average.
  fileprivate var crossings: Double {
    var (low, high, sum) = (Double.infinity, -Double.infinity, 0.0)
    var last: Double?
    func go(to y: Double) {
      guard y.isFinite else { return }
      if let last { sum += abs(y - last) }
      (low, high, last) = (min(low, y), max(high, y), y)
    }
    for element in elements {
      switch element {
      case .move(let point):
        last = nil
        go(to: point.y)
      case .line(let point), .quad(_, let point), .curve(_, _, let point): go(to: point.y)
      case .close: break
      }
    }
    return high > low ? sum / (high - low) : 0
  }
}
