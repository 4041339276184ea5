// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

extension CairoCanvas {
  func stroke(_ path: Path, style: StrokeStyle, paint: Paint, in ctm: Transform) {
    guard style.width > 0, style.width.isFinite else { return }
    setMatrix(ctm)
    guard !isDegenerate else { return }
    if style.isOutlined(along: path, in: ctm) {
      return fill(path.stroked(with: style), rule: .winding, paint: paint, in: ctm)
    }
    append(path)
    // Neither the line nor its corners may lie further away than Cairo can count.
    let place = placed(ctm)
    let growth = max(abs(place.a) + abs(place.c), abs(place.b) + abs(place.d))
    let width = min(style.width, 1e6, CairoLimits.farthestPixel / growth)
    let longestCorner = CairoLimits.farthestPixel / (width * growth)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(
      context, style.miterLimit >= 1 ? min(style.miterLimit, 1e6, max(longestCorner, 1)) : 1)
    setDash(style, along: path, scale: ctm.scale)
    withSource(paint, in: ctm, reach: Box(path).grown(by: style.reach)) {
      withSmoothing(of: path) { cairo_stroke(context) }
    }
  }

  /// Sets the dash pattern; a pattern without sense, or too fine to be seen, is a solid line.
  private func setDash(_ style: StrokeStyle, along path: Path, scale: Double) {
    // As in Core Graphics an odd pattern is used twice, which Cairo does, too.
    let period = style.dash.reduce(0, +)
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0,
      period.isFinite,
      style.dashPhase.isFinite, period * scale > 0.1,
      path.reach / period * Double(style.dash.count) < 1e5
    else {
      cairo_set_dash(context, nil, 0, 0)
      return
    }
    // Cairo walks through the phase step by step.
    let phase = style.dashPhase.truncatingRemainder(dividingBy: 2 * period)
    cairo_set_dash(context, style.dash, Int32(style.dash.count), phase)
  }
}

extension Path {
  /// At least the length of the path: that of all its handles.
  fileprivate var reach: Double {
    var sum = 0.0
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func go(to point: CGPoint) {
      sum += abs(point.x - current.x) + abs(point.y - current.y)
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): go(to: point)
      case .quad(let control, let end):
        go(to: control)
        go(to: end)
      case .curve(let control1, let control2, let end):
        go(to: control1)
        go(to: control2)
        go(to: end)
      case .close: go(to: start)
      }
    }
    return sum
  }
}

extension StrokeStyle {
  /// Whether a stroke is filled as an outline, as Cairo draws it otherwise.
  ///
  /// Cairo measures the corners that the miter limit concerns in pixels, where PDF, SVG and Skia measure them in the
  /// path's own space; and it leaves out dashes without length, of which these draw the caps.
  fileprivate func isOutlined(along path: Path, in space: Transform) -> Bool {
    if join == .miter, !space.keepsAngles,
      path.hasCornersThatDiffer(miterLimit: miterLimit, in: space)
    {
      return true
    }
    let hasDots = stride(from: 0, to: dash.count * (dash.count % 2 + 1), by: 2).contains {
      dash[$0 % dash.count] == 0
    }
    return cap != .butt && hasDots && dash.contains { $0 > 0 }
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension Transform {
  /// Whether a square stays one.
  fileprivate var keepsAngles: Bool {
    let (first, second) = (a * a + b * b, c * c + d * d)
    return abs(first - second) <= 1e-6 * max(first, second)
      && abs(a * c + b * d) <= 1e-6 * max(first, second)
  }
}
