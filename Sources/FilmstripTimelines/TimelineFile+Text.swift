// SPDX-License-Identifier: MIT

extension TimelineFile {
  /// The file's text in version 2, ending in a line feed.
  ///
  /// By hand, because the order of keys and the line breaks are part of the format: one line for each
  /// layer that changes in a frame, so that a text diff reads well.
  public var text: String {
    var lines = TimelineText.head(
      format: "filmstrip-timeline", version: TimelineFile.currentVersion, name: name,
      screen: screen,
      frameRate: frameRate, frameCount: timeline.frames.count, duration: duration)
    lines += list("layers", timeline.layers.map(\.text))
    lines += frameLines()
    lines += list("events", events.map(\.text))
    if !touches.isEmpty { lines += list("touches", touches.map(\.text)) }
    lines += list("findings", findings.map(\.text), isLast: true)
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private func list(_ key: String, _ items: [String], isLast: Bool = false) -> [String] {
    let end = isLast ? "" : ","
    guard !items.isEmpty else { return ["  \"\(key)\": []\(end)"] }
    return ["  \"\(key)\": ["] + TimelineFile.lines(items, indent: "    ") + ["  ]\(end)"]
  }

  private func frameLines() -> [String] {
    guard !timeline.frames.isEmpty else { return ["  \"frames\": [],"] }
    var lines = ["  \"frames\": ["]
    var changes = TimelineChanges(layers: timeline.layers)
    for (index, states) in timeline.frames.enumerated() {
      let change = changes.advance(to: states)
      var head = "    { \"index\": \(index), \"time\": \(TimelineText.time(times[index])), "
      if let order = change.order {
        head += "\"layers\": \(TimelineText.list(order.map { "\($0)" })), "
      }
      let end = index == timeline.frames.count - 1 ? "" : ","
      if change.lines.isEmpty {
        lines.append(head + "\"changes\": [] }\(end)")
      } else {
        lines.append(head + "\"changes\": [")
        lines += TimelineFile.lines(change.lines, indent: "      ")
        lines.append("    ] }\(end)")
      }
    }
    return lines + ["  ],"]
  }

  private static func lines(_ items: [String], indent: String) -> [String] {
    items.enumerated().map { "\(indent)\($1)\($0 == items.count - 1 ? "" : ",")" }
  }
}

private struct TimelineChanges {
  /// The numbers of the layers, back to front, where they are others than before; and a line for each
  /// layer with another value.
  struct Change {
    let order: [Int]?
    let lines: [String]
  }

  private let parents: [Int: Int?]
  private var last: [Int: Timeline.LayerState] = [:]
  private var lastOrder: [Int] = []

  init(layers: [Timeline.Layer]) { parents = layers.parents }

  mutating func advance(to states: [Timeline.LayerState]) -> Change {
    var lines: [String] = []
    for state in states {
      let id = state.id
      let before = last[id] ?? Timeline.LayerState(id: id, parent: parents[id] ?? nil)
      let members = state.changes(since: before)
      if !members.isEmpty { lines.append(TimelineText.object([("id", "\(id)")] + members)) }
    }
    let order = states.map(\.id)
    defer {
      // A layer that comes back starts again.
      last = Dictionary(states.map { ($0.id, $0) }) { _, second in second }
      lastOrder = order
    }
    return Change(order: order == lastOrder ? nil : order, lines: lines)
  }
}

extension Timeline.LayerState {
  /// The keys whose values are spelled otherwise than before, with their values.
  fileprivate func changes(since before: Timeline.LayerState) -> [(String, String)] {
    // Most layers stay as they are, and comparing costs less than spelling. The frame follows from
    // other values, also from those of other layers.
    var (one, other) = (self, before)
    (one.frame, other.frame) = (.zero, .zero)
    guard one != other else { return [] }
    return TimelineKey.all.compactMap { key in
      guard !key.isSame(self, before) else { return nil }
      let text = key.text(self)
      return text == key.text(before) ? nil : (key.name, text)
    }
  }
}

extension Timeline.Layer {
  package var text: String {
    TimelineText.object(
      [
        ("id", "\(id)"), ("parent", parent.map { "\($0)" } ?? "null"),
        ("class", TimelineText.string(className)),
        ("name", name.map(TimelineText.string) ?? "null"),
      ] + (title == name ? [] : [("title", TimelineText.string(title))]))
  }
}

extension TimelineFile.Event {
  package var text: String {
    TimelineText.object([
      ("time", TimelineText.time(time)), ("event", TimelineText.string(name)),
      ("object", TimelineText.string(object)),
    ])
  }
}

extension TimelineFile.Touch {
  package var text: String {
    TimelineText.object([
      ("time", TimelineText.time(time)), ("touch", TimelineText.string(phase.rawValue)),
      ("x", TimelineText.length(location.x)), ("y", TimelineText.length(location.y)),
    ])
  }
}

extension TimelineFile.Finding {
  package var text: String {
    let known: [(String, String?)] = [
      ("rule", TimelineText.string(rule)), ("message", TimelineText.string(message)),
      ("time", time.map(TimelineText.time)), ("frame", frame.map { "\($0)" }),
      ("object", object.map(TimelineText.string)), ("property", property.map(TimelineText.string)),
    ]
    return TimelineText.object(known.compactMap { name, text in text.map { (name, $0) } })
  }
}
