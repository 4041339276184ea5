// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension Path {
  static func box(around points: [CGPoint]) -> CGRect {
    let points = points.filter { $0.x.isFinite && $0.y.isFinite }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around the lines and curves, and the points that were only moved to.
  var tightBox: CGRect {
    var points: [CGPoint] = []
    for case .move(let point) in elements { points.append(point) }
    for segment in segments {
      points.append(segment.points[0])
      points.append(segment.points[segment.points.count - 1])
      let turns = segment.turns(of: { $0.x }) + segment.turns(of: { $0.y })
      points += turns.map { segment.point(at: $0) }
    }
    return Path.box(around: points)
  }

  /// Whether a point is inside; open subpaths count as closed.
  ///
  /// Counts how the path crosses the ray from the point towards +x.
  func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    var (windings, crossings) = (0, 0)
    for segment in segmentsOfClosedSubpaths {
      let parameters = [0] + segment.turns(of: { $0.y }) + [1]
      for (from, to) in zip(parameters, parameters.dropFirst()) {
        let (start, end) = (segment.point(at: from), segment.point(at: to))
        // Of a piece's ends only one counts, so that two pieces that meet on the ray count once.
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let isRising = end.y > start.y
        var (low, high) = (from, to)
        for _ in 0..<52 {
          let middle = (low + high) / 2
          if (segment.point(at: middle).y <= point.y) == isRising {
            low = middle
          } else {
            high = middle
          }
        }
        guard segment.point(at: (low + high) / 2).x > point.x else { continue }
        windings += isRising ? 1 : -1
        crossings += 1
      }
    }
    return rule == .winding ? windings != 0 : !crossings.isMultiple(of: 2)
  }

  private var segmentsOfClosedSubpaths: [Segment] {
    var closed: [Element] = []
    for element in elements {
      if case .move = element, let last = closed.last, last != .close { closed.append(.close) }
      closed.append(element)
    }
    if let last = closed.last, last != .close { closed.append(.close) }
    return Path(closed).segments
  }

  /// The upright rectangle that the path is; nil for any other path.
  var rectangle: CGRect? {
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .close where index == elements.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard corners.count == 4, elements.count > 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    return isUpright ? Path.box(around: corners) : nil
  }
}
