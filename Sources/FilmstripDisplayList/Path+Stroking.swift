// SPDX-License-Identifier: MIT
internal import Foundation

extension Path {
  /// The outline of the stroked path: filled by the winding rule it covers what a stroke would.
  ///
  /// Empty for a width that is not a positive number. A dash is applied first.
  package func stroked(with style: StrokeStyle) -> Path {
    guard style.width > 0, style.width.isFinite, isFinite else { return Path() }
    let source = style.dash.isEmpty ? self : dashed(phase: style.dashPhase, lengths: style.dash)
    var stroker = PathStroker(style: style)
    for subpath in source.subpaths { stroker.add(subpath) }
    return Path(stroker.outline)
  }

  /// Whether the miter limit makes a corner pointed in the path's own space and not in another one, or the reverse.
  package func hasCornersThatDiffer(miterLimit: Double, in space: Transform) -> Bool {
    // The miter of an angle φ is 1 / sin(φ/2) widths long, and sin²(φ/2) = (1 + u·v) / 2 for the directions u and v
    // before and after the corner.
    let least = 2 / (miterLimit * miterLimit) - 1
    func isPointed(_ one: CGPoint, _ other: CGPoint) -> Bool {
      let length = hypot(one.x, one.y) * hypot(other.x, other.y)
      return length > 0 && (one.x * other.x + one.y * other.y) / length >= least
    }
    func unit(_ angle: Double) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }
    func placed(_ point: CGPoint) -> CGPoint {
      CGPoint(x: space.a * point.x + space.c * point.y, y: space.b * point.x + space.d * point.y)
    }
    return subpaths.contains { subpath in
      let segments = subpath.segments
      let last = subpath.isClosed ? segments.count : max(segments.count - 1, 0)
      return segments.indices.prefix(last).contains { index in
        let one = unit(segments[index].direction(at: 1))
        let other = unit(segments[(index + 1) % segments.count].direction(at: 0))
        return isPointed(one, other) != isPointed(placed(one), placed(other))
      }
    }
  }

  /// A subpath as lines and curves of some length.
  struct Subpath {
    var start: CGPoint
    var segments: [Segment] = []
    var isClosed = false
    /// Whether the pen did more than move.
    var isDrawn = false
  }

  /// The subpaths, steps of no length left out.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var pen = CGPoint.zero
    func draw(_ points: [CGPoint]) {
      var subpath = current ?? Subpath(start: pen)
      subpath.isDrawn = true
      if points.contains(where: { $0 != pen }) {
        subpath.segments.append(Segment(points: [pen] + points, startsSubpath: false))
      }
      pen = points[points.count - 1]
      current = subpath
    }
    for element in elements {
      switch element {
      case .move(let point):
        if let subpath = current { result.append(subpath) }
        current = Subpath(start: point)
        pen = point
      case .line(let point): draw([point])
      case .quad(let control, let end): draw([control, end])
      case .curve(let control1, let control2, let end): draw([control1, control2, end])
      case .close:
        guard let start = current?.start else { continue }
        draw([start])
        current?.isClosed = true
        if let subpath = current { result.append(subpath) }
        current = nil
        pen = start
      }
    }
    if let subpath = current { result.append(subpath) }
    return result.filter(\.isDrawn)
  }
}

/// Walks along both sides of lines and curves.
///
/// Each segment is cut into pieces that turn little; a piece's offset is a cubic with the piece's
/// tangents whose handles are scaled like its chord.
struct PathStroker {
  private let style: StrokeStyle
  private let radius: Double
  private(set) var outline: [Path.Element] = []

  init(style: StrokeStyle) {
    self.style = style
    radius = style.width / 2
  }

  /// A piece of a segment with its directions at both ends, as unit vectors.
  private struct Piece {
    let points: [CGPoint]
    let start: CGPoint
    let end: CGPoint
  }

  mutating func add(_ subpath: Path.Subpath) {
    let pieces = subpath.segments.flatMap(PathStroker.pieces)
    guard let first = pieces.first, let last = pieces.last else {
      addDot(at: subpath.start)
      return
    }
    let left = side(of: pieces, isClosed: subpath.isClosed)
    let right = side(of: pieces.reversed().map(PathStroker.reversed), isClosed: subpath.isClosed)
    guard let leftStart = left.start, let rightStart = right.start else { return }
    outline.append(.move(leftStart))
    outline += left.elements
    if subpath.isClosed {
      outline += [.close, .move(rightStart)]
    } else {
      addCap(at: last.points[last.points.count - 1], direction: last.end)
      outline.append(.line(rightStart))
    }
    outline += right.elements
    if !subpath.isClosed {
      addCap(at: first.points[0], direction: CGPoint(x: -first.start.x, y: -first.start.y))
    }
    outline.append(.close)
  }

  /// One side of the pieces, at a right angle from +x towards +y of their direction.
  private func side(
    of pieces: [Piece], isClosed: Bool
  ) -> (start: CGPoint?, elements: [Path.Element]) {
    var elements: [Path.Element] = []
    var start: CGPoint?
    var previous = isClosed ? pieces.last : nil
    for piece in pieces {
      let from = offset(piece.points[0], piece.start)
      if let previous {
        let before = offset(piece.points[0], previous.end)
        if start == nil { start = before }
        elements += join(at: piece.points[0], from: previous.end, to: piece.start)
      } else {
        start = from
      }
      elements.append(offset(piece))
      previous = piece
    }
    return (start, elements)
  }

  private func offset(_ point: CGPoint, _ direction: CGPoint) -> CGPoint {
    CGPoint(x: point.x - radius * direction.y, y: point.y + radius * direction.x)
  }

  private func offset(_ piece: Piece) -> Path.Element {
    let p = piece.points
    let last = p[p.count - 1]
    let (from, to) = (offset(p[0], piece.start), offset(last, piece.end))
    guard p.count > 2 else { return .line(to) }
    // As a cubic: the handles of a quadratic curve are two thirds as long.
    let handle1: CGPoint
    let handle2: CGPoint
    if p.count == 3 {
      handle1 = CGPoint(x: (p[1].x - p[0].x) * 2 / 3, y: (p[1].y - p[0].y) * 2 / 3)
      handle2 = CGPoint(x: (p[1].x - last.x) * 2 / 3, y: (p[1].y - last.y) * 2 / 3)
    } else {
      handle1 = CGPoint(x: p[1].x - p[0].x, y: p[1].y - p[0].y)
      handle2 = CGPoint(x: p[2].x - last.x, y: p[2].y - last.y)
    }
    let chord = CGPoint(x: last.x - p[0].x, y: last.y - p[0].y)
    let length = chord.x * chord.x + chord.y * chord.y
    // Negative where the side runs back, inside of a curve tighter than the pen.
    let factor = length > 0 ? ((to.x - from.x) * chord.x + (to.y - from.y) * chord.y) / length : 1
    return .curve(
      control1: CGPoint(x: from.x + handle1.x * factor, y: from.y + handle1.y * factor),
      control2: CGPoint(x: to.x + handle2.x * factor, y: to.y + handle2.y * factor), end: to)
  }

  private func join(at point: CGPoint, from: CGPoint, to: CGPoint) -> [Path.Element] {
    let cross = from.x * to.y - from.y * to.x
    let dot = from.x * to.x + from.y * to.y
    let end = offset(point, to)
    if abs(cross) < 1e-9 && dot > 0 { return [] }
    // On the inner side by way of the corner, so that what is between the sides stays covered.
    if cross > 0 { return [.line(point), .line(end)] }
    switch style.join {
    case .bevel: return [.line(end)]
    case .round: return arc(about: point, from: from, to: to)
    case .miter:
      // Half the angle between the sides is φ/2: the miter is 1 / sin(φ/2) widths long.
      let sine = ((1 + dot) / 2).squareRoot()
      guard sine > 1e-6, 1 / sine <= style.miterLimit else { return [.line(end)] }
      let (middle, reach) = (CGPoint(x: from.x + to.x, y: from.y + to.y), radius / (1 + dot))
      let tip = CGPoint(x: point.x - middle.y * reach, y: point.y + middle.x * reach)
      return [.line(tip), .line(end)]
    }
  }

  /// Around the outside of a corner, turning from +y towards +x.
  private func arc(about point: CGPoint, from: CGPoint, to: CGPoint) -> [Path.Element] {
    var turn = atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
    // Straight back: half a disc, whichever way the numbers fall.
    if turn > 0 { turn -= 2 * .pi }
    var path = Path([.move(offset(point, from))])
    let start = atan2(from.y, from.x) + .pi / 2
    path.addArc(center: point, radius: radius, from: start, sweep: turn)
    return Array(path.elements.dropFirst(2))
  }

  private mutating func addCap(at point: CGPoint, direction: CGPoint) {
    let back = CGPoint(x: -direction.x, y: -direction.y)
    switch style.cap {
    case .butt: outline.append(.line(offset(point, back)))
    case .round: outline += arc(about: point, from: direction, to: back)
    case .square:
      let tip = CGPoint(x: point.x + radius * direction.x, y: point.y + radius * direction.y)
      outline += [
        .line(offset(tip, direction)), .line(offset(tip, back)), .line(offset(point, back)),
      ]
    }
  }

  /// What a line without length leaves: its caps.
  private mutating func addDot(at point: CGPoint) {
    let rect = CGRect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    switch style.cap {
    case .butt: break
    case .round: outline += Path(ellipseIn: rect).elements
    case .square: outline += Path(rect: rect).elements
    }
  }

  private static func reversed(_ piece: Piece) -> Piece {
    Piece(
      points: piece.points.reversed(), start: CGPoint(x: -piece.end.x, y: -piece.end.y),
      end: CGPoint(x: -piece.start.x, y: -piece.start.y))
  }

  /// Cuts a segment where it turns back along an axis and then into pieces that turn little.
  private static func pieces(of segment: Path.Segment) -> [Piece] {
    guard segment.points.count > 2 else {
      let direction = unit(segment.direction(at: 0))
      return [Piece(points: segment.points, start: direction, end: direction)]
    }
    let cuts = (segment.turns { $0.x } + segment.turns { $0.y }).sorted()
    let parameters = [0] + cuts + [1]
    var result: [Piece] = []
    for (from, to) in zip(parameters, parameters.dropFirst()) where to - from > 1e-9 {
      split(segment.part(from: from, to: to), depth: 0, into: &result)
    }
    return result
  }

  /// A twelfth of a right angle leaves an error below a hundred-thousandth of the radius.
  private static let largestTurn = Double.pi / 24

  private static func split(_ segment: Path.Segment, depth: Int, into pieces: inout [Piece]) {
    let p = segment.points
    let last = p[p.count - 1]
    guard p.contains(where: { $0 != p[0] }) else { return }
    let start = direction(of: p)
    let end = reverse(direction(of: p.reversed()))
    let chord = CGPoint(x: last.x - p[0].x, y: last.y - p[0].y)
    let turn = max(angle(start, chord), angle(chord, end))
    if turn > largestTurn / 2, depth < 10 {
      split(segment.part(from: 0, to: 0.5), depth: depth + 1, into: &pieces)
      split(segment.part(from: 0.5, to: 1), depth: depth + 1, into: &pieces)
      return
    }
    pieces.append(Piece(points: p, start: start, end: end))
  }

  private static func reverse(_ vector: CGPoint) -> CGPoint { CGPoint(x: -vector.x, y: -vector.y) }

  private static func direction(of points: [CGPoint]) -> CGPoint {
    for point in points.dropFirst() {
      let (x, y) = (point.x - points[0].x, point.y - points[0].y)
      let length = hypot(x, y)
      if length > 0 { return CGPoint(x: x / length, y: y / length) }
    }
    return CGPoint(x: 1, y: 0)
  }

  private static func angle(_ a: CGPoint, _ b: CGPoint) -> Double {
    abs(atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y))
  }

  private static func unit(_ angle: Double) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }
}
