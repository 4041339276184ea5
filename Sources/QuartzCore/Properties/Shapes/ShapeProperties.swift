// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// The properties of a `CAShapeLayer` as a value, with the documented defaults.
package struct ShapeProperties {
  var path: CGPath?
  var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [Double]?
}

extension ShapeProperties {
  /// The fill, then the stroke.
  var commands: [DrawCommand] {
    guard let path = path?.path, !path.elements.isEmpty else { return [] }
    guard path.isFinite else {
      UnsupportedFeature.report("CAShapeLayer.path with a coordinate that is not finite")
      return []
    }
    var commands: [DrawCommand] = []
    if let color = fillColor?.color, color.alpha > 0 {
      commands.append(.fill(path, rule: fillRule.rule, paint: .color(color)))
    }
    if let color = strokeColor?.color, color.alpha > 0, lineWidth > 0, lineWidth.isFinite {
      // The fill is not trimmed (documented: the two are properties of the stroke).
      let line = path.trimmed(
        from: strokeStart.isNaN ? 0 : strokeStart, to: strokeEnd.isNaN ? 1 : strokeEnd)
      if !line.elements.isEmpty, line.isFinite {
        commands.append(.stroke(line, style: style(for: line), paint: .color(color)))
      }
    }
    return commands
  }

  private func style(for line: Path) -> StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCap.cap, join: lineJoin.join,
      miterLimit: miterLimit >= 1 && miterLimit.isFinite ? miterLimit : 1, dash: dash(for: line),
      dashPhase: lineDashPhase.isFinite ? lineDashPhase : 0)
  }

  /// How many dashes a stroke may have: more are finer than any pixel and take forever.
  private static let dashLimit = 100_000.0

  /// The usable pattern; empty, for a solid line, where there is none.
  private func dash(for line: Path) -> [Double] {
    guard let pattern = lineDashPattern, !pattern.isEmpty else { return [] }
    let sum = pattern.reduce(0, +)
    guard pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), sum > 0, sum.isFinite else {
      UnsupportedFeature.report(
        "CAShapeLayer.lineDashPattern of other than positive lengths; the line is solid")
      return []
    }
    guard line.reach / sum * Double(pattern.count) <= ShapeProperties.dashLimit else {
      UnsupportedFeature.report(
        "CAShapeLayer.lineDashPattern with more than \(Int(ShapeProperties.dashLimit)) dashes; "
          + "the line is solid")
      return []
    }
    return pattern
  }
}

extension Path {
  /// At least the path's length: that of the polygon of all handles.
  fileprivate var reach: Double {
    var sum = 0.0
    for segment in segments {
      var length = 0.0
      for (point, next) in zip(segment.points, segment.points.dropFirst()) {
        length += hypot(next.x - point.x, next.y - point.y)
      }
      sum += length
    }
    return sum
  }
}
