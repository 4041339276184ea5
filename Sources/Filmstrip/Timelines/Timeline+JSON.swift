// SPDX-License-Identifier: MIT
internal import Foundation

/// Writes `timeline.json`, version 1.
///
/// By hand, because the order of keys and the line breaks are part of the format: one line for each
/// layer of each frame, so that a text diff reads well.
struct TimelineWriter {
  private let recording: Recording
  private let timeline: Timeline

  init(_ recording: Recording) {
    self.recording = recording
    timeline = recording.timeline
  }

  /// The file's text, ending in a line feed.
  func text() -> String {
    let device = recording.device
    var lines = [
      "{ \"format\": \"filmstrip-timeline\", \"version\": 1, \"name\": \(string(recording.name)),"
    ]
    lines.append(
      "  \"device\": { \"name\": \(string(device.name)), \"width\": \(number(device.size.width)), "
        + "\"height\": \(number(device.size.height)), \"scale\": \(number(device.scale)) },"
    )
    lines.append(
      "  \"frameRate\": \(recording.frameRate), \"frameCount\": \(recording.frames.count), "
        + "\"duration\": \(number(recording.duration)),"
    )
    lines += list("layers", timeline.layers.map(layer))
    lines += frames()
    lines += list("events", recording.events.map(event))
    lines += list("findings", recording.findings.map(finding), isLast: true)
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private func frames() -> [String] {
    var lines = ["  \"frames\": ["]
    for (index, states) in timeline.frames.enumerated() {
      let time = number(recording.frames[index].seconds)
      lines.append("    { \"index\": \(index), \"time\": \(time), \"layers\": [")
      for (place, state) in states.enumerated() {
        lines.append("      \(self.state(state))\(place == states.count - 1 ? "" : ",")")
      }
      lines.append("    ] }\(index == timeline.frames.count - 1 ? "" : ",")")
    }
    return lines + ["  ],"]
  }

  private func list(_ key: String, _ items: [String], isLast: Bool = false) -> [String] {
    let end = isLast ? "" : ","
    guard !items.isEmpty else { return ["  \"\(key)\": []\(end)"] }
    let body = items.enumerated().map { "    \($1)\($0 == items.count - 1 ? "" : ",")" }
    return ["  \"\(key)\": ["] + body + ["  ]\(end)"]
  }

  private func layer(_ layer: Timeline.Layer) -> String {
    let parent = layer.parent.map { "\($0)" } ?? "null"
    let name = layer.name.map(string) ?? "null"
    return
      "{ \"id\": \(layer.id), \"parent\": \(parent), "
      + "\"class\": \(string(layer.className)), \"name\": \(name) }"
  }

  private func state(_ state: Timeline.LayerState) -> String {
    let frame = state.frame
    let box: [Double] = [frame.minX, frame.minY, frame.width, frame.height]
    let transform = state.transform.map(numbers) ?? "null"
    let contents = state.contents.map(string) ?? "null"
    return
      "{ \"id\": \(state.id), \"frame\": \(numbers(box)), "
      + "\"opacity\": \(number(state.opacity)), \"hidden\": \(state.isHidden), "
      + "\"transform\": \(transform), \"contents\": \(contents) }"
  }

  private func event(_ event: Recording.Event) -> String {
    "{ \"time\": \(number(event.time)), \"event\": \(string(event.name)), "
      + "\"object\": \(string(event.object)) }"
  }

  private func finding(_ finding: Finding) -> String {
    let known = [
      ("time", finding.time.map(number)), ("frame", finding.frame.map { "\($0)" }),
      ("object", finding.object.map(string)), ("property", finding.property.map(string)),
    ]
    let details = known.compactMap { name, value in value.map { ", \"\(name)\": \($0)" } }.joined()
    return
      "{ \"rule\": \(string(finding.rule.id)), \"message\": \(string(finding.message))\(details) }"
  }

  private func numbers(_ values: [Double]) -> String {
    "[" + values.map(number).joined(separator: ", ") + "]"
  }

  /// The number rounded to 1e-9, whole ones without a fraction; what JSON cannot say is null.
  ///
  /// The rounding hides the last bits of arithmetic and keeps nanoseconds.
  private func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    guard abs(value) < 9e6 else { return "\(value)" }
    let rounded = (value * 1e9).rounded() / 1e9
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private func string(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
