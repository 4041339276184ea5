// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// The properties of a `CAGradientLayer` as a value, with the documented defaults.
package struct GradientProperties {
  var colors: [CGColor]?
  var locations: [Double]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}

extension GradientProperties {
  /// What the gradient paints into bounds of an outline.
  ///
  /// Colours are mixed in gamma-encoded sRGB, as the compositor of iOS does. Core Animation's
  /// software path, `render(in:)`, mixes in another space: from black to white its middle is 146 of
  /// 255 (measured), where the compositor has 128.
  func commands(in bounds: CGRect, outline: Path) -> [DrawCommand] {
    let stops = self.stops
    guard let last = stops.last, !bounds.isEmpty, bounds.origin.isFinite,
      bounds.width.isFinite, bounds.height.isFinite
    else { return [] }
    guard startPoint.isFinite, endPoint.isFinite else {
      UnsupportedFeature.report("CAGradientLayer with a start or end point that is not finite")
      return []
    }
    let plain = DrawCommand.fill(outline, rule: .winding, paint: .color(last.color))
    if stops.count == 1 || startPoint == endPoint { return [plain] }
    switch type {
    case .radial: return [radial(stops, in: bounds, outline: outline) ?? plain]
    case .conic: return [conic(stops, in: bounds, outline: outline)]
    default: return [axial(stops, in: bounds, outline: outline) ?? plain]
    }
  }

  private func place(_ unit: CGPoint, in bounds: CGRect) -> CGPoint {
    CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }

  /// Lines of one colour are at right angles to the gradient in the layer's unit space (measured: a
  /// diagonal's bands follow the other diagonal), not in points.
  ///
  /// In unit space the place of p is (p − s)·d / d·d with d = e − s. In points that is a gradient
  /// along n = (d.x·h, d.y·w), which is at right angles to the lines' direction (−d.y·w, d.x·h), from
  /// the same start over n·w·h·(d·d)/(n·n). Nil where that is not finite.
  private func axial(
    _ stops: [LinearGradient.Stop], in bounds: CGRect, outline: Path
  ) -> DrawCommand? {
    let (w, h) = (bounds.width, bounds.height)
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let (nx, ny) = (dx * h, dy * w)
    let factor = w * h * (dx * dx + dy * dy) / (nx * nx + ny * ny)
    let start = place(startPoint, in: bounds)
    func point(at location: Double) -> CGPoint {
      CGPoint(x: start.x + nx * factor * location, y: start.y + ny * factor * location)
    }
    // Display lists have stops from 0 to 1: places beyond the points move the ends instead.
    let (low, high) = (min(stops[0].location, 0), max(stops[stops.count - 1].location, 1))
    let gradient = LinearGradient(
      start: point(at: low), end: point(at: high),
      stops: low == 0 && high == 1
        ? stops
        : stops.map {
          LinearGradient.Stop(location: ($0.location - low) / (high - low), color: $0.color)
        },
      extendsBeforeStart: true, extendsAfterEnd: true)
    guard gradient.start.isFinite, gradient.end.isFinite else { return nil }
    return .fill(outline, rule: .winding, paint: .linearGradient(gradient))
  }

  /// Ellipses around the start point; nil for those without width or height.
  ///
  /// That of location 1 has the radii |e − s| (documented: the end point is a corner of its box).
  private func radial(
    _ stops: [LinearGradient.Stop], in bounds: CGRect, outline: Path
  ) -> DrawCommand? {
    let rx = abs(endPoint.x - startPoint.x) * bounds.width
    let ry = abs(endPoint.y - startPoint.y) * bounds.height
    guard rx > 0, ry > 0 else { return nil }
    let outer = max(stops[stops.count - 1].location, 1)
    let gradient = RadialGradient(
      startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: outer,
      stops: stops.cut(from: 0, to: outer).map {
        LinearGradient.Stop(location: $0.location / outer, color: $0.color)
      }, extendsBeforeStart: true, extendsAfterEnd: true)
    let center = place(startPoint, in: bounds)
    return .painted(
      .radialGradient(gradient), in: outline,
      transform: Transform(a: rx, b: 0, c: 0, d: ry, tx: center.x, ty: center.y))
  }

  /// A full turn, clockwise on a screen, in the layer's unit space (assumed, as for the others).
  private func conic(
    _ stops: [LinearGradient.Stop], in bounds: CGRect, outline: Path
  ) -> DrawCommand {
    let angle = atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x)
    let gradient = ConicGradient(center: .zero, angle: angle, stops: stops.cut(from: 0, to: 1))
    let center = place(startPoint, in: bounds)
    return .painted(
      .conicGradient(gradient), in: outline,
      transform: Transform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: center.x, ty: center.y))
  }

  /// The colours with their places, never falling.
  private var stops: [LinearGradient.Stop] {
    let colors = colors ?? []
    var places = locations ?? []
    if locations == nil || places.count != colors.count || places.contains(where: { !$0.isFinite })
    {
      if locations != nil {
        UnsupportedFeature.report(
          "CAGradientLayer.locations that are not one finite number for each colour")
      }
      let last = Double(max(colors.count - 1, 1))
      places = colors.indices.map { Double($0) / last }
    }
    var largest = -Double.infinity
    return zip(places, colors).map { place, color in
      largest = max(largest, place)
      return LinearGradient.Stop(location: largest, color: color.color)
    }
  }
}

extension [LinearGradient.Stop] {
  /// The stops within a range, with the colours that the gradient has at its ends.
  fileprivate func cut(from low: Double, to high: Double) -> [LinearGradient.Stop] {
    guard let first, let last else { return self }
    var inside = filter { $0.location >= low && $0.location <= high }
    if first.location < low {
      inside.insert(LinearGradient.Stop(location: low, color: color(at: low)), at: 0)
    }
    if last.location > high {
      inside.append(LinearGradient.Stop(location: high, color: color(at: high)))
    }
    return inside
  }

  private func color(at place: Double) -> Color {
    guard let next = firstIndex(where: { $0.location > place }) else {
      return self[count - 1].color
    }
    guard next > 0 else { return self[0].color }
    let (a, b) = (self[next - 1], self[next])
    let share = (place - a.location) / (b.location - a.location)
    return Color(
      red: mix(a.color.red, b.color.red, share), green: mix(a.color.green, b.color.green, share),
      blue: mix(a.color.blue, b.color.blue, share),
      alpha: mix(a.color.alpha, b.color.alpha, share))
  }
}

extension DrawCommand {
  /// A paint given in a space of its own, cut to an outline.
  fileprivate static func painted(
    _ paint: Paint, in outline: Path, transform: Transform
  ) -> DrawCommand {
    .group(
      Group(
        clips: [ClipPath(outline)],
        commands: [.group(Group(transform: transform, commands: [.paint(paint)]))]))
  }
}
