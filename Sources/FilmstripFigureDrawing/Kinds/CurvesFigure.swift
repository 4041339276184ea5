// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import Foundation

/// A chart for each pace at which something moves, with what moves so below it.
struct CurvesFigure {
  /// Motions that go alike: they begin together, take as long, and follow one curve.
  struct Pace {
    /// What is shown of them all.
    let motion: LayerMotion
    var members: [(title: String, motion: LayerMotion)]
    /// The sum of what their layers matter.
    var weight: Double
    let isDriven: Bool
  }

  private let subject: FigureSubject
  private let options: FigureOptions
  private let moving: MovingLayers
  private let paces: [Pace]

  init(_ subject: FigureSubject, _ options: FigureOptions) throws(FigureError) {
    (self.subject, self.options) = (subject, options)
    moving = MovingLayers(subject)
    paces = CurvesFigure.paces(
      try CurvesFigure.motions(of: moving.chosen(options.layers), options.properties),
      isDriven: !subject.touches.isEmpty)
  }

  private static func motions(
    of layers: [MovingLayer], _ properties: [String]
  ) throws(FigureError) -> [(layer: MovingLayer, motion: LayerMotion)] {
    let all = layers.flatMap { layer in layer.motions.map { (layer: layer, motion: $0) } }
    guard !properties.isEmpty else { return all }
    for name in properties where !all.contains(where: { $0.motion.property.isOrIsIn(name) }) {
      let known = all.map(\.motion.property).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      throw .unknownProperty(name: name, known: known)
    }
    return all.filter { one in properties.contains { one.motion.property.isOrIsIn($0) } }
  }

  private static func paces(_ motions: [(layer: MovingLayer, motion: LayerMotion)], isDriven: Bool)
    -> [Pace]
  {
    var paces: [Pace] = []
    for (layer, motion) in motions {
      let weight = layer.weight / Double(max(layer.motions.count, 1))
      if let place = paces.firstIndex(where: { $0.motion.isAsPaced(motion) }) {
        paces[place].members.append((layer.title, motion))
        paces[place].weight += weight
      } else {
        paces.append(
          Pace(motion: motion, members: [(layer.title, motion)], weight: weight, isDriven: isDriven)
        )
      }
    }
    return paces.enumerated().sorted {
      $0.element.weight != $1.element.weight
        ? $0.element.weight > $1.element.weight : $0.offset < $1.offset
    }.map(\.element)
  }

  func figure() throws -> Figure {
    let limit = options.limit ?? 6
    let shown = Array(paces.prefix(limit))
    var page = try FigurePage(
      .curves, subject, options,
      detail: shown.isEmpty
        ? "nothing moves"
        : shown.count == paces.count
          ? FigureWords.outline(subject)
          : "\(shown.count) of \(paces.count) paces, \(FigureWords.outline(subject))")
    if shown.count == 1, let only = shown.first, page.width > 420 {
      try drawAlone(only, on: &page)
      return try finish(&page, shown)
    }
    let gap = 28.0
    let fitting = max(1, Int((page.width + gap) / (190 + gap)))
    let columns = max(1, min(fitting, shown.count))
    let width = min((page.width - Double(columns - 1) * gap) / Double(columns), 300)
    for start in stride(from: 0, to: shown.count, by: columns) {
      var height = 0.0
      for (column, pace) in shown[start..<min(start + columns, shown.count)].enumerated() {
        let x = page.left + Double(column) * (width + gap)
        height = max(
          height,
          try draw(pace, place: start + column, x: x, y: page.y, width: width, into: &page.canvas))
      }
      page.advance(height + (start + columns < shown.count ? 24 : 0))
    }
    return try finish(&page, shown)
  }

  private func finish(_ page: inout FigurePage, _ shown: [Pace]) throws -> Figure {
    try page.figure(
      caption: MotionSentences(subject).sentences(moving),
      alternative: shown.isEmpty
        ? []
        : [
          "\(FigureWords.countAtStart(shown.count, "chart")) of progress over time: "
            + FigureWords.list(shown.map(\.words)) + "."
        ])
  }

  /// Draws a chart with its words; returns how high both are.
  private func draw(
    _ pace: Pace, place: Int, x: Double, y: Double, width: Double, into canvas: inout FigureCanvas
  ) throws -> Double {
    let motion = pace.motion
    let ink = FigureInk.series(place)
    var top = y
    canvas.text(
      try FigureText(pace.heading, .heading, within: width), at: CGPoint(x: x, y: top + 11), ink)
    top += 16
    canvas.text(
      try FigureText(pace.parameters, .small, within: width), at: CGPoint(x: x, y: top + 10), .quiet
    )
    top += 22
    let side = min(width - 14, 230)
    // A unit square, as timing functions have it; what overshoots has room above.
    let lines = [motion.line(times: subject.file.times, ink: ink)]
    let chart = CurveChart(in: CGRect(x: x + 14, y: top, width: side, height: side), lines: lines)
    try chart.draw(lines, into: &canvas)
    top = chart.rect.maxY + 32
    top = try drawMembers(of: pace, atMost: 4, x: x, y: top, width: width, into: &canvas)
    return top - 12 - y
  }

  /// Draws what moves so; returns where the next line would be.
  private func drawMembers(
    of pace: Pace, atMost count: Int, x: Double, y: Double, width: Double,
    into canvas: inout FigureCanvas
  ) throws -> Double {
    var top = y
    for (title, motion) in pace.members.prefix(count) {
      canvas.text(try FigureText(title, .label, within: width), at: CGPoint(x: x, y: top), .text)
      top += 14
      canvas.text(
        try FigureText(motion.range, .small, within: width), at: CGPoint(x: x, y: top), .quiet)
      top += 18
    }
    if pace.members.count > count {
      canvas.text(
        try FigureText("and \(pace.members.count - count) more", .small, within: width),
        at: CGPoint(x: x, y: top), .quiet)
      top += 16
    }
    return top
  }

  private func drawAlone(_ pace: Pace, on page: inout FigurePage) throws {
    let side = min(page.width * 0.42, 280)
    let lines = [pace.motion.line(times: subject.file.times, ink: .series(0))]
    let chart = CurveChart(
      in: CGRect(x: page.left + 14, y: page.y + 6, width: side, height: side), lines: lines)
    try chart.draw(lines, into: &page.canvas)
    let x = chart.rect.maxX + 36
    let width = page.right - x
    var y = page.y + 17
    page.canvas.text(
      try FigureText(pace.heading, .title, within: width), at: CGPoint(x: x, y: y),
      .series(0))
    for line in try FigureText.paragraph(pace.parameters, .detail, within: width) {
      y += FigureFont.detail.lineHeight
      page.canvas.text(line, at: CGPoint(x: x, y: y + 2), .quiet)
    }
    y = try drawMembers(
      of: pace, atMost: max(1, Int((side - 60) / 34)), x: x, y: y + 30, width: width,
      into: &page.canvas)
    page.advance(max(side + 24, y - page.y - 10))
  }
}

extension String {
  /// Whether a property is another one, or a component of it: `position.x` is in `position`.
  fileprivate func isOrIsIn(_ name: String) -> Bool { self == name || hasPrefix(name + ".") }
}

extension CurvesFigure.Pace {
  fileprivate var heading: String {
    guard motion.duration > 0 else { return "At once" }
    return motion.curve?.heading ?? (isDriven ? "Driven by the touch" : "No single curve")
  }

  fileprivate var parameters: String {
    motion.duration > 0 ? motion.curve?.parameters ?? "values of the frames" : "a jump"
  }

  fileprivate var words: String {
    let curve = motion.duration > 0 ? motion.curve?.description ?? "no single curve" : "a jump"
    let first = members[0]
    let more =
      members.count > 1 ? " and \(FigureWords.count(members.count - 1, "more motion"))" : ""
    return "\(curve) in \(FigureWords.seconds(motion.duration)) for "
      + "\(first.motion.property) of \(FigureWords.name(first.title))\(more)"
  }
}

extension LayerMotion {
  /// From where to where, such as `position.x 590 → 197 pt`.
  var range: String {
    let from = FigureWords.value(start, unit)
    let to = FigureWords.value(end, unit)
    return from == to ? "\(property) \(from) and back" : "\(property) \(from) → \(to)"
  }

  /// The motion as a line of a chart: its curve, with the values of frames as dots, or those alone.
  func line(times: [Double], ink: FigureInk) -> CurveChart.Line {
    let last = min(times.count - 1, frames.upperBound)
    let first = max(0, frames.lowerBound - 1)
    var known: [CGPoint] = []
    for frame in first...max(first, last) {
      guard let value = values[frame] else { continue }
      known.append(CGPoint(x: times[frame], y: progress(value)))
    }
    // Dots that touch each other are a line.
    let step = max(1, (known.count + 39) / 40)
    let dots = known.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    guard let curve, duration > 0 else {
      return CurveChart.Line(points: known, ink: ink, dots: known.count < 40 ? dots : [])
    }
    let course = (0...120).map { place -> CGPoint in
      let time = duration * Double(place) / 120
      return CGPoint(x: begin + time, y: curve.progress(at: time, duration: duration))
    }
    let handles = curve.handles.map { CGPoint(x: begin + Double($0.x) * duration, y: Double($0.y)) }
    return CurveChart.Line(
      points: course, ink: ink,
      dots: dots.filter { $0.x >= begin - 1e-9 && $0.x <= begin + duration + 1e-9 },
      handles: handles)
  }
}

extension TimingCurve {
  /// The control points in the unit square; none for a straight line and for a spring.
  var handles: [CGPoint] {
    switch self {
    case .linear, .spring: []
    case .easeIn: [CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)]
    case .easeOut: [CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)]
    case .easeInEaseOut: [CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)]
    case .default: [CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1)]
    case .cubic(let x1, let y1, let x2, let y2): [CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)]
    }
  }
}
