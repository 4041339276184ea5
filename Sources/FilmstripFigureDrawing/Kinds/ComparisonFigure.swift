// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import Foundation
internal import FilmstripTimelines

/// Two recordings: their frames at the same times, their curves over each other, and what differs in words.
struct ComparisonFigure {
  private struct Pair {
    let title: String
    let one: LayerMotion?
    let two: LayerMotion?
    let weight: Double

    var property: String { one?.property ?? two?.property ?? "" }
  }

  private let one: FigureSubject
  private let two: FigureSubject
  private let options: FigureOptions
  private let diff: MotionDiff
  private let pairs: [Pair]

  private static let lineCount = 6

  init(_ one: FigureSubject, _ two: FigureSubject, _ options: FigureOptions) throws(FigureError) {
    (self.one, self.two, self.options) = (one, two, options)
    diff = MotionDiff(expected: one.file, actual: two.file)
    let first = MovingLayers(one)
    let second = MovingLayers(two)
    pairs = ComparisonFigure.pairs(try first.chosen(options.layers), second, diff.matching)
      .filter { pair in
        options.properties.isEmpty
          || options.properties.contains {
            pair.property == $0 || pair.property.hasPrefix($0 + ".")
          }
      }
  }

  /// Motions of the same property of the same layer, those that matter most first.
  private static func pairs(
    _ first: [MovingLayer], _ second: MovingLayers, _ matching: LayerMatching
  ) -> [Pair] {
    var partners: [Int: Int] = [:]
    for pair in matching.pairs where partners[pair.expected] == nil {
      partners[pair.expected] = pair.actual
    }
    var pairs: [Pair] = []
    var taken: Set<Int> = []
    for layer in first {
      let other = partners[layer.id].flatMap { id in second.all.first { $0.id == id } }
      if let other { taken.insert(other.id) }
      var seen: Set<String> = []
      for motion in layer.motions where seen.insert(motion.property).inserted {
        pairs.append(
          Pair(
            title: layer.title, one: motion,
            two: other?.motions.first { $0.property == motion.property }, weight: layer.weight))
      }
      for motion in other?.motions ?? [] where seen.insert(motion.property).inserted {
        pairs.append(Pair(title: layer.title, one: nil, two: motion, weight: layer.weight))
      }
    }
    for layer in second.all where !taken.contains(layer.id) {
      for motion in layer.motions {
        pairs.append(Pair(title: layer.title, one: nil, two: motion, weight: layer.weight))
      }
    }
    func differs(_ pair: Pair) -> Bool {
      guard let one = pair.one, let two = pair.two else { return true }
      return one.values != two.values || one.begin != two.begin
    }
    return pairs.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if differs(first) != differs(second) { return differs(first) }
      return first.weight != second.weight
        ? first.weight > second.weight : left.offset < right.offset
    }.map(\.element)
  }

  /// What both are called: apart where they have one name.
  private var names: (String, String) {
    let (first, second) = (one.file.name, two.file.name)
    return first == second ? ("\(first), expected", "\(second), actual") : (first, second)
  }

  func figure() throws -> Figure {
    let lines = diff.lines
    var page = try FigurePage(
      .comparison, one, options,
      detail: one.file.name == two.file.name ? "two versions" : "with \(two.file.name)")
    if !one.frames.isEmpty && !two.frames.isEmpty { try drawFrames(on: &page) }
    try drawCurves(on: &page)
    for line in lines.prefix(ComparisonFigure.lineCount) {
      try page.paragraph(FigureWords.capitalized(line) + ".", .caption, .text)
      page.advance(4)
    }
    if lines.isEmpty { try page.paragraph("Nothing that moves differs.", .caption, .text) }
    let more = lines.count - ComparisonFigure.lineCount
    if more > 0 {
      try page.paragraph("\(FigureWords.countAtStart(more, "more difference")).", .caption, .quiet)
    }
    let (first, second) = names
    return try page.figure(
      caption: [],
      alternative: [
        "\(FigureWords.name(first)) beside \(FigureWords.name(second)).",
        lines.isEmpty
          ? "Nothing that moves differs."
          : lines.prefix(ComparisonFigure.lineCount).map { FigureWords.capitalized($0) + "." }
            .joined(separator: " "),
      ])
  }

  // MARK: Frames

  private func drawFrames(on page: inout FigurePage) throws {
    let end = max(one.file.times.last ?? 0, two.file.times.last ?? 0)
    let count = options.momentCount
    let times =
      options.moments.isEmpty
      ? (0..<count).map { count == 1 ? end / 2 : end * Double($0) / Double(count - 1) }
      : options.moments.sorted()
    for (place, subject) in [one, two].enumerated() {
      let name = place == 0 ? names.0 : names.1
      page.canvas.dot(CGPoint(x: page.left + 4, y: page.y + 6), radius: 4, .series(place))
      let text = try FigureText(name, .heading, within: page.width - 130)
      page.canvas.text(text, at: CGPoint(x: page.left + 14, y: page.y + 10.5), .text)
      page.canvas.text(
        try FigureText(FigureWords.seconds(subject.file.duration), .detail),
        at: CGPoint(x: page.left + 22 + text.width, y: page.y + 10.5), .quiet)
      page.advance(22)
      let strip = FrameStrip(
        subject, moments: times.map(subject.index(at:)), width: page.width, hasTimes: false)
      try strip.draw(into: &page.canvas, x: page.left, y: page.y)
      if place == 1 {
        for (time, rect) in zip(times, strip.places(x: page.left, y: page.y)) {
          page.canvas.text(
            try FigureText(FigureWords.exactSeconds(time), .label, within: rect.width + 12),
            at: CGPoint(x: rect.midX, y: rect.maxY + 16), .middle, .text)
        }
      }
      page.advance(strip.height + (place == 0 ? 16 : 34))
    }
  }

  // MARK: Curves

  private func drawCurves(on page: inout FigurePage) throws {
    let shown = Array(pairs.prefix(options.limit ?? 3))
    guard !shown.isEmpty else { return }
    let gap = 28.0
    let columns = max(1, min(shown.count, Int((page.width + gap) / (190 + gap))))
    let width = min((page.width - Double(columns - 1) * gap) / Double(columns), 320)
    for start in stride(from: 0, to: shown.count, by: columns) {
      let row = shown[start..<min(start + columns, shown.count)]
      for (column, pair) in row.enumerated() {
        let x = page.left + Double(column) * (width + gap)
        page.canvas.text(
          try FigureText(pair.title, .heading, within: width), at: CGPoint(x: x, y: page.y + 11),
          .text)
        page.canvas.text(
          try FigureText(pair.property, .small, within: width),
          at: CGPoint(x: x, y: page.y + 26), .quiet)
        let lines = lines(of: pair)
        let chart = CurveChart(
          in: CGRect(x: x + 14, y: page.y + 36, width: width - 14, height: 130), lines: lines,
          times: 0...max(one.file.duration, two.file.duration, 1e-3))
        try chart.draw(lines, into: &page.canvas)
        for (place, motion) in [pair.one, pair.two].enumerated() {
          let text = motion.map { "\(FigureWords.seconds($0.duration)) \($0.curve?.adverb ?? "")" }
          page.canvas.text(
            try FigureText(text ?? "does not move", .small, within: width - 12),
            at: CGPoint(x: x + 12, y: chart.rect.maxY + 32 + Double(place) * 15), .quiet)
          page.canvas.dot(
            CGPoint(x: x + 4, y: chart.rect.maxY + 28.5 + Double(place) * 15), radius: 3,
            .series(place))
        }
      }
      page.advance(36 + 130 + 32 + 34)
    }
  }

  /// Both motions over each other, in shares of the first one's way.
  private func lines(of pair: Pair) -> [CurveChart.Line] {
    guard let scale = pair.one ?? pair.two else { return [] }
    var lines: [CurveChart.Line] = []
    for (place, motion) in [pair.one, pair.two].enumerated() {
      guard let motion else { continue }
      let times = (place == 0 ? one : two).file.times
      let points = motion.values.indices.compactMap { frame in
        motion.values[frame].map { CGPoint(x: times[frame], y: scale.progress($0)) }
      }
      lines.append(CurveChart.Line(points: points, ink: .series(place), isDashed: place == 1))
    }
    return lines
  }
}
