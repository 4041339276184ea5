// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import Foundation
internal import FilmstripTimelines

/// Frames with the path of a touch on them, and below them how far the touch and what it drives have come.
struct GestureFigure {
  private let subject: FigureSubject
  private let options: FigureOptions
  private let moving: MovingLayers
  private let points: [TouchPoint]

  init(_ subject: FigureSubject, _ options: FigureOptions) throws(FigureError) {
    guard !subject.frames.isEmpty else {
      throw .noDrawing(kind: .gesture, recording: subject.file.name)
    }
    guard !subject.touches.isEmpty else { throw .noTouches(recording: subject.file.name) }
    (self.subject, self.options) = (subject, options)
    points = subject.touches.enumerated().sorted {
      $0.element.nanoseconds != $1.element.nanoseconds
        ? $0.element.nanoseconds < $1.element.nanoseconds : $0.offset < $1.offset
    }.map(\.element)
    moving = MovingLayers(subject)
  }

  func figure() throws -> Figure {
    let moments = self.moments
    var page = try FigurePage(.gesture, subject, options, detail: FigureWords.outline(subject))
    let strip = FrameStrip(subject, moments: moments, width: page.width)
    try strip.draw(into: &page.canvas, x: page.left, y: page.y)
    let cells = strip.places(x: page.left, y: page.y)
    for (moment, rect) in zip(moments, cells) {
      let time = subject.file.times[moment]
      page.canvas.group(clip: ScreenFrame(subject.screen).outline(in: rect)) { canvas in
        drawTouch(at: time, in: rect, scale: strip.scale, into: &canvas)
      }
    }
    page.advance(strip.height + 38)
    try drawProgress(moments, on: &page)
    return try page.figure(
      caption: [sentence] + MotionSentences(subject).sentences(moving),
      alternative: [
        "\(FigureWords.countAtStart(moments.count, "frame")) with the path of the touch, and progress "
          + "over time."
      ])
  }

  /// As many as are asked for: the touch's beginning and its end are among them.
  private var moments: [Int] {
    let plain = subject.moments(options)
    guard options.moments.isEmpty, plain.count > 3, let release else { return plain }
    let times = subject.file.times
    let frame = subject.index(at: release)
    guard
      let nearest = plain.dropFirst().dropLast().min(by: {
        abs(times[$0] - times[frame]) < abs(times[$1] - times[frame])
      })
    else { return plain }
    return Array(Set(plain.filter { $0 != nearest } + [frame])).sorted()
  }

  /// When the last touch leaves, in seconds; nil for one that stays.
  private var release: Double? {
    points.last.flatMap { $0.phase == .ended || $0.phase == .cancelled ? $0.time : nil }
  }

  private func drawTouch(
    at time: Double, in rect: CGRect, scale: Double, into canvas: inout FigureCanvas
  ) {
    let done = points.filter { $0.time <= time + 1e-9 }
    for touch in Set(points.map(\.touch)).sorted() {
      let own = done.filter { $0.touch == touch }
      guard let last = own.last else { continue }
      let path = own.map {
        CGPoint(x: rect.minX + $0.location.x * scale, y: rect.minY + $0.location.y * scale)
      }
      guard let end = path.last, end.x.isFinite, end.y.isFinite else { continue }
      canvas.line(path, width: 4, FigureInk.paper.opacity(0.8))
      canvas.line(path, width: 2, .touch)
      let isDown = last.phase == .began || last.phase == .moved
      if isDown {
        canvas.dot(end, radius: 8, FigureInk.touch.opacity(0.3))
        canvas.dot(end, radius: 4.5, .touch)
      } else {
        canvas.dot(end, radius: 5, FigureInk.paper.opacity(0.8))
        canvas.ring(end, radius: 4, width: 2, .touch)
      }
    }
  }

  // MARK: Progress

  /// What a touch drives most: the motion of the layer that matters most that goes farthest.
  private var driven: (title: String, motion: LayerMotion)? {
    for layer in moving.all {
      if let motion = layer.places.first(where: { abs($0.end - $0.start) > 1e-9 })
        ?? layer.places.first ?? layer.motions.first
      {
        return (layer.title, motion)
      }
    }
    return nil
  }

  /// How far the touch is from where it began, in points, over time.
  private var distances: [(time: Double, distance: Double)] {
    guard let first = points.first else { return [] }
    return points.filter { $0.touch == first.touch }.map {
      ($0.time, hypot($0.location.x - first.location.x, $0.location.y - first.location.y))
    }
  }

  /// Whether the touch goes up or down rather than to a side.
  private var isUpright: Bool {
    guard let first = points.first else { return false }
    let own = points.filter { $0.touch == first.touch }
    let x = own.map { abs($0.location.x - first.location.x) }.max() ?? 0
    let y = own.map { abs($0.location.y - first.location.y) }.max() ?? 0
    return y > x
  }

  /// What the way of a touch is measured in: the side of the screen along which it goes.
  private var side: Double { max(isUpright ? subject.screen.height : subject.screen.width, 1e-3) }

  private func drawProgress(_ moments: [Int], on page: inout FigurePage) throws {
    let times = subject.file.times
    let end = max(times.last ?? 1, 1e-6)
    let plot = CGRect(x: page.left + 20, y: page.y, width: page.width - 20, height: 120)
    var lines: [CurveChart.Line] = []
    var legend: [FigureLegend.Entry] = []
    let greatest = distances.map(\.distance).max() ?? 0
    lines.append(
      CurveChart.Line(
        points: [CGPoint(x: 0, y: 0)]
          + distances.map { CGPoint(x: $0.time, y: $0.distance / side) }, ink: .touch,
        isDashed: true))
    legend.append(
      FigureLegend.Entry(
        title: "Touch",
        lines: [
          "up to \(FigureWords.value(greatest, .points)), "
            + "\(FigureWords.number(greatest / side, digits: 2)) of the screen’s "
            + (isUpright ? "height" : "width")
        ],
        ink: .touch))
    if let driven {
      let values = driven.motion.values
      let known = values.indices.compactMap { frame in
        values[frame].map { CGPoint(x: times[frame], y: driven.motion.progress($0)) }
      }
      lines.append(CurveChart.Line(points: known, ink: .series[0]))
      legend.append(
        FigureLegend.Entry(title: driven.title, lines: [driven.motion.range], ink: .series[0]))
    }
    lines.append(CurveChart.Line(points: [CGPoint(x: end, y: 0)], ink: .quiet))
    let chart = CurveChart(in: plot, lines: lines)
    for (place, phase) in subject.phases.enumerated() where phase.kind != .running {
      let next = place + 1 < subject.phases.count ? subject.phases[place + 1].begin : end
      let left = chart.place(CGPoint(x: phase.begin, y: 0)).x
      let right = min(chart.place(CGPoint(x: next, y: 0)).x, plot.maxX)
      guard right > left else { continue }
      let text = try FigureText(phase.kind.words, .small, within: right - left - 4)
      page.canvas.line(
        [CGPoint(x: left, y: plot.minY - 5), CGPoint(x: right, y: plot.minY - 5)], width: 3,
        .phase(phase.kind))
      page.canvas.text(text, at: CGPoint(x: left, y: plot.minY - 11), .phase(phase.kind))
    }
    try chart.draw(lines, into: &page.canvas)
    if let release {
      let x = chart.place(CGPoint(x: release, y: 0)).x
      page.canvas.line(
        [CGPoint(x: x, y: plot.minY), CGPoint(x: x, y: plot.maxY)], width: 1.5, dash: [4, 3],
        .touch)
      let word = points.last?.phase == .cancelled ? "cancelled" : "released"
      let text = try FigureText("\(word) at \(FigureWords.seconds(release))", .small)
      // Between the times at the ends of the axis, or above it where it has no room there.
      let half = text.width / 2
      let isBetween = x - half > plot.minX + 28 && x + half < plot.maxX - 46
      page.canvas.text(
        text,
        at: CGPoint(
          x: isBetween ? x : min(max(x, plot.minX + half + 4), plot.maxX - half - 4),
          y: isBetween ? plot.maxY + 14 : plot.maxY - 7), .middle, .touch)
    }
    page.advance(plot.height + 32)
    let half = (page.width - 24) / 2
    var height = 0.0
    for (place, entry) in legend.enumerated() {
      let drawn = try FigureLegend([entry], width: half)
      drawn.draw(into: &page.canvas, x: page.left + 20 + Double(place) * (half + 24), y: page.y)
      height = max(height, drawn.height)
    }
    page.advance(height)
  }

  private var sentence: String {
    guard let first = points.first, let last = points.last else { return "" }
    func place(_ point: CGPoint) -> String {
      "\(FigureWords.number(point.x)), \(FigureWords.number(point.y))"
    }
    let end =
      release.map {
        last.phase == .cancelled
          ? "is cancelled by the system at \(FigureWords.seconds($0))"
          : "is lifted at \(FigureWords.seconds($0))"
      } ?? "stays"
    let outcome =
      switch subject.phases.last?.kind {
      case .finishing: "; the transition finishes"
      case .cancelling: "; the transition goes back"
      case .running, .interactive, nil: ""
      }
    return "A touch goes from \(place(first.location)) to \(place(last.location)) and \(end)"
      + "\(outcome)."
  }
}
