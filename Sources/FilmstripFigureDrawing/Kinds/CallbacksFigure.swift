// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripTimelines

/// A sequence diagram: a lifeline for each class that is called, and the calls in their order.
struct CallbacksFigure {
  private struct Row {
    let time: Double
    let name: String
    /// Which lifeline; nil for a touch.
    let object: Int?
    var count: Int
    var end: Double
  }

  private let subject: FigureSubject
  private let options: FigureOptions
  /// The classes that are called, in the order of their first calls.
  private let objects: [String]
  private let rows: [Row]
  private let omittedRows: Int
  private let omittedObjects: Int

  private static let maximumObjectCount = 7
  /// More rows would be higher than a page.
  private static let maximumRowCount = 64
  private static let rowHeight = 21.0
  /// Between rows of different instants.
  private static let pause = 9.0

  init(_ subject: FigureSubject, _ options: FigureOptions) {
    (self.subject, self.options) = (subject, options)
    let calls = CallbacksFigure.calls(subject.file)
    // Where there are too many, those with most calls stay.
    var counts: [(object: String, count: Int)] = []
    for call in calls {
      guard let object = call.object else { continue }
      if let place = counts.firstIndex(where: { $0.object == object }) {
        counts[place].count += 1
      } else {
        counts.append((object, 1))
      }
    }
    let limit = options.limit ?? CallbacksFigure.maximumObjectCount
    let kept = Set(
      counts.enumerated().sorted {
        $0.element.count != $1.element.count
          ? $0.element.count > $1.element.count : $0.offset < $1.offset
      }.prefix(limit).map(\.element.object))
    let objects = counts.map(\.object).filter(kept.contains)
    var rows: [Row] = []
    var omitted = 0
    for call in calls {
      let object = call.object.flatMap { name in objects.firstIndex(of: name) }
      if call.object != nil && object == nil {
        omitted += 1
        continue
      }
      if let last = rows.last, last.name == call.name, last.object == object {
        rows[rows.count - 1].count += 1
        rows[rows.count - 1].end = call.time
      } else {
        rows.append(Row(time: call.time, name: call.name, object: object, count: 1, end: call.time))
      }
    }
    self.objects = objects
    omittedObjects = counts.count - objects.count
    omittedRows = omitted + max(0, rows.count - CallbacksFigure.maximumRowCount)
    self.rows = Array(rows.prefix(CallbacksFigure.maximumRowCount))
  }

  /// Callbacks and touches in the order of time; touches before what they cause.
  private static func calls(
    _ file: TimelineFile
  ) -> [(time: Double, name: String, object: String?)] {
    var calls: [(time: Double, name: String, object: String?)] = []
    var touches = file.touches[...]
    for event in file.events {
      while let touch = touches.first, touch.nanoseconds <= event.nanoseconds {
        calls.append((touch.time, "touch \(touch.phase.rawValue)", nil))
        touches.removeFirst()
      }
      calls.append((event.time, event.name, event.object))
    }
    for touch in touches { calls.append((touch.time, "touch \(touch.phase.rawValue)", nil)) }
    return calls
  }

  func figure() throws -> Figure {
    let total = subject.file.events.count
    var page = try FigurePage(
      .callbacks, subject, options,
      detail: "\(total) in \(FigureWords.seconds(subject.file.duration))")
    guard !rows.isEmpty else {
      try page.paragraph("The recording has no callbacks.", .caption, .text)
      return try page.figure(caption: [], alternative: ["The recording has no callbacks."])
    }
    try draw(on: &page)
    return try page.figure(caption: caption, alternative: alternative)
  }

  private var caption: [String] {
    var sentences: [String] = []
    if omittedObjects > 0 {
      sentences.append(
        "\(FigureWords.countAtStart(omittedObjects, "more class")) "
          + (omittedObjects == 1 ? "is left out." : "are left out."))
    }
    if omittedRows > 0 {
      sentences.append(
        "\(FigureWords.countAtStart(omittedRows, "more callback")) "
          + (omittedRows == 1 ? "is left out." : "are left out."))
    }
    return sentences
  }

  /// All calls as sentences, one for each instant.
  private var alternative: [String] {
    var sentences = [
      "The callbacks of \(FigureWords.name(subject.file.name)), in order."
    ]
    var place = 0
    while place < rows.count && sentences.count < 40 {
      let together = rows[place...].prefix { $0.time == rows[place].time }
      let calls = together.map { row -> String in
        let times = row.count > 1 ? " \(row.count) times" : ""
        guard let object = row.object else { return row.name + times }
        return "\(FigureWords.name(objects[object])) \(row.name.printable)\(times)"
      }
      sentences.append("At \(FigureWords.seconds(rows[place].time)): \(FigureWords.list(calls)).")
      place += together.count
    }
    return sentences
  }

  // MARK: Drawing

  private func draw(on page: inout FigurePage) throws {
    let labels = try rows.map {
      try FigureText(
        $0.name + ($0.count > 1 ? " × \($0.count)" : ""), .label, within: page.width * 0.45)
    }
    let columns = try columns(labels, on: page)
    let headTop = page.y
    let heads = try drawHeads(columns, top: headTop, on: &page)
    var y = headTop + heads + 18
    // Lifelines are behind everything: their length follows from the rows.
    var end = y
    var last: Double?
    for row in rows {
      if let last, row.time != last { end += CallbacksFigure.pause }
      last = row.time
      end += CallbacksFigure.rowHeight
    }
    var lines = FigureCanvas()
    for (place, x) in ([columns.source] + columns.objects).enumerated() {
      lines.line(
        [CGPoint(x: x, y: headTop + heads), CGPoint(x: x, y: end + 2)], width: 1,
        dash: place == 0 ? [] : [3, 3], .line)
    }
    page.canvas.add(lines.elements)
    last = nil
    for (row, label) in zip(rows, labels) {
      if row.time != last {
        if last != nil {
          y += CallbacksFigure.pause
          page.canvas.line(
            [
              CGPoint(x: page.left, y: y - CallbacksFigure.pause / 2 + 1),
              CGPoint(x: page.right, y: y - CallbacksFigure.pause / 2 + 1),
            ], .faint)
        }
        page.canvas.text(
          try FigureText(FigureWords.exactSeconds(row.time), .small),
          at: CGPoint(x: columns.source - 12, y: y + 18.5), .end, .quiet)
      }
      last = row.time
      draw(row, label, y: y + 15, columns, into: &page.canvas)
      y += CallbacksFigure.rowHeight
    }
    page.advance(y - page.y + 4)
  }

  private struct Columns {
    /// What calls: UIKit.
    let source: Double
    let objects: [Double]
  }

  private func columns(_ labels: [FigureText], on page: FigurePage) throws -> Columns {
    let source = page.left + 58
    func widest(_ object: Int?) -> Double {
      zip(rows, labels).filter { $0.0.object == object }.map(\.1.width).max() ?? 0
    }
    guard !objects.isEmpty else { return Columns(source: source, objects: []) }
    // Labels end at the lifeline they belong to; the first has to have room beside UIKit's.
    let first = source + max(widest(0) + 22, 70)
    // The last lifeline needs room for half of its name.
    let end = page.right - 46
    guard objects.count > 1 else {
      return Columns(source: source, objects: [min(max(first, source + 160), end)])
    }
    let start = min(first, source + (end - source) * 0.5)
    let step = (end - start) / Double(objects.count - 1)
    return Columns(source: source, objects: objects.indices.map { start + Double($0) * step })
  }

  /// Draws the names above the lifelines; returns how high they are.
  private func drawHeads(
    _ columns: Columns, top: Double, on page: inout FigurePage
  ) throws -> Double {
    let all = ["UIKit"] + objects
    let xs = [columns.source] + columns.objects
    var texts: [[FigureText]] = []
    for (place, name) in all.enumerated() {
      let before = place > 0 ? xs[place] - xs[place - 1] : 2 * (xs[place] - page.left)
      let after = place + 1 < xs.count ? xs[place + 1] - xs[place] : 2 * (page.right - xs[place])
      let room = max(min(before, after, 190) - 20, 46)
      texts.append(try CallbacksFigure.wrapped(name, within: room))
    }
    let lines = texts.map(\.count).max() ?? 1
    let height = Double(lines) * 13 + 13
    for (place, text) in texts.enumerated() {
      let width = (text.map(\.width).max() ?? 0) + 18
      let rect = CGRect(x: xs[place] - width / 2, y: top, width: width, height: height)
      page.canvas.fill(rect, radius: 7, .faint)
      var y = top + height / 2 - Double(text.count) * 6.5 + 10
      for line in text {
        page.canvas.text(
          line, at: CGPoint(x: xs[place], y: y), .middle,
          place == 0 ? .quiet : FigureInk.series(place - 1))
        y += 13
      }
    }
    return height
  }

  /// A class's name on one line or several: it is broken where a word in it begins.
  private static func wrapped(_ name: String, within room: Double) throws -> [FigureText] {
    let whole = try FigureText(name, .label)
    if whole.width <= room { return [whole] }
    let words = self.words(of: name)
    // A long word rather smaller than cut.
    let isNarrow = try words.contains { try FigureText($0, .label).width > room }
    let font = isNarrow ? FigureFont(size: 9.5, weight: .medium) : .label
    var lines: [String] = []
    for word in words {
      if let last = lines.last, try FigureText(last + word, font).width <= room {
        lines[lines.count - 1] = last + word
      } else {
        lines.append(word)
      }
    }
    let shown = lines.count > 4 ? Array(lines.prefix(3)) + [lines[3] + "…"] : lines
    return try shown.map { try FigureText($0, font, within: room) }
  }

  /// The words of a class's name, which begin with capitals.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      let startsWord = character.isUppercase && words.last?.last?.isLowercase ?? true
      if words.isEmpty || startsWord {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  private func draw(
    _ row: Row, _ label: FigureText, y: Double, _ columns: Columns, into canvas: inout FigureCanvas
  ) {
    guard let object = row.object else {
      // A touch comes from the system.
      let start = columns.source
      canvas.dot(CGPoint(x: start, y: y), radius: 4.5, .touch)
      plate(label, x: start + 12, y: y, into: &canvas)
      canvas.text(label, at: CGPoint(x: start + 12, y: y + 4), .touch)
      return
    }
    let x = columns.objects[object]
    let ink = FigureInk.series(object)
    let textEnd = x - 12
    let textStart = textEnd - label.width
    // The arrow stops where its label begins, and goes on behind it to the lifeline.
    if textStart - 6 > columns.source + 8 {
      canvas.line(
        [CGPoint(x: columns.source, y: y), CGPoint(x: textStart - 6, y: y)], ink.opacity(0.45))
    }
    canvas.dot(CGPoint(x: columns.source, y: y), radius: 2, ink)
    plate(label, x: textStart, y: y, into: &canvas)
    canvas.text(label, at: CGPoint(x: textStart, y: y + 4), .text)
    let tip = CGPoint(x: x - 1, y: y)
    canvas.fill(
      Path(
        points: [
          CGPoint(x: tip.x, y: tip.y), CGPoint(x: tip.x - 7, y: tip.y - 4),
          CGPoint(x: tip.x - 7, y: tip.y + 4),
        ], isClosed: true), ink)
  }

  /// Paper behind a label, so that lifelines do not cross its letters.
  private func plate(_ label: FigureText, x: Double, y: Double, into canvas: inout FigureCanvas) {
    canvas.fill(CGRect(x: x - 4, y: y - 8, width: label.width + 8, height: 16), .paper)
  }
}
