// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension CGPath {
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashed(phase: phase, lengths: lengths.map(Double.init)))
  }

  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: max(miterLimit, 1))
    return CGPath(path.applying(transform).stroked(with: style))
  }

  /// The path with lines in place of curves, nowhere farther from them than the threshold; one that
  /// is not a positive number counts as a thousandth of the path's size.
  public func flattened(threshold: CGFloat) -> CGPath {
    guard path.isFinite else { return CGPath(path) }
    let box = path.tightBox
    let size = box.isNull ? 0 : max(box.width, box.height)
    let given = threshold > 0 && threshold.isFinite ? threshold : size / 1_000
    return CGPath(path.flattened(within: max(given, size * 1e-6)))
  }

  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }
}

extension Path {
  func flattened(within tolerance: Double) -> Path {
    var pen = CGPoint.zero
    var start = CGPoint.zero
    var result: [Element] = []
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .quad, .curve:
        let curve = Segment(points: [pen] + element.points, startsSubpath: false)
        let count = curve.lineCount(within: tolerance)
        for index in 1...count {
          result.append(
            .line(
              index == count
                ? curve.points[curve.points.count - 1]
                : curve.point(at: Double(index) / Double(count))))
        }
        pen = curve.points[curve.points.count - 1]
        continue
      case .line, .close: break
      }
      result.append(element)
      pen = element == .close ? start : element.points.last ?? pen
    }
    return Path(result)
  }
}

extension Path.Segment {
  /// How many lines of equal parameter steps stay within a distance of the curve.
  ///
  /// Wang's formula: a bound by the second differences of the control points.
  fileprivate func lineCount(within tolerance: Double) -> Int {
    let degree = Double(points.count - 1)
    var bound = 0.0
    for index in 0..<max(points.count - 2, 0) {
      let (a, b, c) = (points[index], points[index + 1], points[index + 2])
      bound = max(bound, hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y))
    }
    let count = (degree * (degree - 1) / 8 * bound / tolerance).squareRoot().rounded(.up)
    // Of points so far apart that their distance has no number the most there may be.
    return count < 10_000 ? max(1, Int(count)) : 10_000
  }
}
