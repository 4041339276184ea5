// SPDX-License-Identifier: MIT
package import Foundation

/// A polygon whose angles all turn the same way, such as a rectangle after a transform.
package struct ConvexPolygon: Sendable, Equatable {
  /// The corners in either direction; fewer than three enclose nothing.
  package let points: [CGPoint]

  package init(_ points: [CGPoint]) { self.points = points }

  /// Twice the area; negative where the corners go the other way round.
  private var signedArea: Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }

  var area: Double { abs(signedArea) / 2 }

  var isEmpty: Bool { points.count < 3 || !(abs(signedArea) > 1e-9) }

  /// The part of it where a linear function is 0 or more.
  func clipped(where distance: (CGPoint) -> Double) -> ConvexPolygon {
    // Sutherland and Hodgman's method, one edge at a time.
    var result: [CGPoint] = []
    for (start, end) in zip(points.suffix(1) + points, points) {
      let (from, to) = (distance(start), distance(end))
      if (from >= 0) != (to >= 0) {
        let share = from / (from - to)
        result.append(
          CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
      if to >= 0 { result.append(end) }
    }
    return ConvexPolygon(result)
  }

  /// The part of it that is in another one.
  func clipped(to other: ConvexPolygon) -> ConvexPolygon {
    guard !isEmpty, !other.isEmpty else { return ConvexPolygon([]) }
    let turn = other.signedArea < 0 ? -1.0 : 1
    return zip(other.points, other.points.dropFirst() + other.points.prefix(1)).reduce(self) {
      polygon, edge in
      let (start, end) = edge
      return polygon.clipped { point in
        turn
          * ((end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x))
      }
    }
  }
}
