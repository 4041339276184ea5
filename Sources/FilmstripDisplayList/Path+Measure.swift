// SPDX-License-Identifier: MIT
public import Foundation
internal import FilmstripWording

extension Path {
  /// One stroke of the pen as a Bézier curve of degree 1, 2 or 3.
  public struct Segment: Sendable, Equatable {
    /// Two points for a line, three or four for a curve.
    public let points: [CGPoint]
    /// Whether the pen was lifted before it.
    public let startsSubpath: Bool

    /// A curve by its two, three or four points.
    ///
    /// - Precondition: there are two to four points.
    public init(points: [CGPoint], startsSubpath: Bool) {
      require((2...4).contains(points.count), "Path.Segment: needs 2 to 4 points")
      self.points = points
      self.startsSubpath = startsSubpath
    }

    /// The place at a parameter from 0 to 1.
    public func point(at t: Double) -> CGPoint {
      var points = self.points
      while points.count > 1 {  // De Casteljau
        points = zip(points, points.dropFirst()).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
        }
      }
      return points[0]
    }

    /// The direction of the curve at a parameter from 0 to 1, in radians from +x towards +y.
    ///
    /// Where the curve stands still, the direction of what follows, or of what came before.
    public func direction(at t: Double) -> Double {
      for parameter in [t, min(t + 1e-4, 1), max(t - 1e-4, 0)] {
        let slope = derivative(at: parameter)
        if slope.x != 0 || slope.y != 0 { return atan2(slope.y, slope.x) }
      }
      return 0
    }

    private func derivative(at t: Double) -> CGPoint {
      let degree = Double(points.count - 1)
      var differences = zip(points, points.dropFirst()).map {
        CGPoint(x: ($1.x - $0.x) * degree, y: ($1.y - $0.y) * degree)
      }
      while differences.count > 1 {
        differences = zip(differences, differences.dropFirst()).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
        }
      }
      return differences.first ?? .zero
    }

    /// The length from the start to a parameter, in the path's units.
    ///
    /// Gauss and Legendre's quadrature of the speed with five points on each of 16 pieces: better
    /// than a millionth of the length, but for curves with a cusp.
    public func length(to t: Double = 1) -> Double {
      if points.count == 2 {
        return hypot(points[1].x - points[0].x, points[1].y - points[0].y) * t
      }
      let pieces = 16
      let half = t / Double(pieces) / 2
      var sum = 0.0
      for piece in 0..<pieces {
        let middle = t * (Double(piece) + 0.5) / Double(pieces)
        for (node, weight) in Segment.quadrature {
          let slope = derivative(at: middle + node * half)
          sum += weight * hypot(slope.x, slope.y)
        }
      }
      return sum * half
    }

    /// Nodes and weights of the five-point rule on −1…1.
    private static let quadrature: [(Double, Double)] = [
      (0, 0.568_888_888_888_888_9), (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
      (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
      (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
      (0.906_179_845_938_664, 0.236_926_885_056_189_1),
    ]

    /// The parameter at which the curve has a length, by bisection; lengths beyond it count as its
    /// end.
    public func parameter(atLength length: Double, of total: Double) -> Double {
      guard length > 0, total > 0 else { return 0 }
      if length >= total { return 1 }
      if points.count == 2 { return length / total }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if self.length(to: middle) < length { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }

    /// The part of the curve between two parameters.
    public func part(from start: Double, to end: Double) -> Segment {
      var right = points
      if start > 0 { right = Segment.split(points, at: start).1 }
      let share = start < 1 ? (end - start) / (1 - start) : 0
      let part = end < 1 ? Segment.split(right, at: share).0 : right
      return Segment(points: part, startsSubpath: startsSubpath)
    }

    private static func split(_ points: [CGPoint], at t: Double) -> ([CGPoint], [CGPoint]) {
      var (left, right): ([CGPoint], [CGPoint]) = ([points[0]], [points[points.count - 1]])
      var row = points
      while row.count > 1 {
        row = zip(row, row.dropFirst()).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
        }
        left.append(row[0])
        right.insert(row[row.count - 1], at: 0)
      }
      return (left, right)
    }

    /// The stroke as a step of a pen that stands at its start.
    public var element: Element {
      switch points.count {
      case 2: .line(points[1])
      case 3: .quad(control: points[1], end: points[2])
      default: .curve(control1: points[1], control2: points[2], end: points[3])
      }
    }
  }

  /// The strokes of the pen in order; closing a subpath is a line back to its start, if it is not
  /// there already.
  public var segments: [Segment] {
    var result: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isNew = true
    func append(_ points: [CGPoint]) {
      result.append(Segment(points: [current] + points, startsSubpath: isNew))
      current = points[points.count - 1]
      isNew = false
    }
    for element in elements {
      switch element {
      case .move(let point): (start, current, isNew) = (point, point, true)
      case .line(let point): append([point])
      case .quad(let control, let end): append([control, end])
      case .curve(let control1, let control2, let end): append([control1, control2, end])
      case .close:
        if current != start { append([start]) }
        isNew = true
      }
    }
    return result
  }

  /// The part of the path between two fractions of its length, 0 to 1; the path itself for all of
  /// it, nothing where the end does not lie behind the start.
  public func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (max(start, 0), min(end, 1))
    if start <= 0 && end >= 1 { return self }
    guard start < end else { return Path() }
    let segments = self.segments
    let lengths = segments.map { $0.length() }
    let total = lengths.reduce(0, +)
    let (first, last) = (start * total, end * total)
    var result: [Element] = []
    var passed = 0.0
    var isDrawing = false
    for (segment, length) in zip(segments, lengths) {
      defer { passed += length }
      guard passed + length > first, passed < last else {
        isDrawing = false
        continue
      }
      let part = segment.part(
        from: segment.parameter(atLength: first - passed, of: length),
        to: segment.parameter(atLength: last - passed, of: length))
      if !isDrawing || segment.startsSubpath { result.append(.move(part.points[0])) }
      result.append(part.element)
      isDrawing = true
    }
    return Path(result)
  }
}
