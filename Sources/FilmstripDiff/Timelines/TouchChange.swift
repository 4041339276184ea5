// SPDX-License-Identifier: MIT
internal import FilmstripTimelines
internal import Foundation

/// A touch that ends elsewhere or at another time than expected.
struct TouchChange: Equatable {
  /// A touch from where and when it began to where and when it left.
  private struct Way: Equatable {
    let start: TimelineFile.Touch
    let end: TimelineFile.Touch

    var length: Double {
      hypot(end.location.x - start.location.x, end.location.y - start.location.y)
    }
    var seconds: Double { end.time - start.time }
  }

  private let expected: Way
  private let actual: Way

  /// The touches that differ; nil where they are not as many, or do not begin and end in the same order.
  static func changes(_ expected: TimelineFile, _ actual: TimelineFile) -> [TouchChange]? {
    guard expected.touches.map(\.phase) == actual.touches.map(\.phase),
      let ways = TouchChange.ways(expected.touches),
      let others = TouchChange.ways(actual.touches)
    else { return nil }
    return zip(ways, others).compactMap { way, other in
      let change = TouchChange(expected: way, actual: other)
      return change.parts.isEmpty ? nil : change
    }
  }

  /// Nil where touches overlap: nothing says then which one has left.
  private static func ways(_ touches: [TimelineFile.Touch]) -> [Way]? {
    var ways: [Way] = []
    var start: TimelineFile.Touch?
    for touch in touches {
      if touch.phase == .began {
        guard start == nil else { return nil }
        start = touch
      } else {
        guard let began = start else { return nil }
        ways.append(Way(start: began, end: touch))
        start = nil
      }
    }
    return start == nil ? ways : nil
  }

  private var parts: [String] {
    func change(_ what: String, _ one: Double, _ other: Double, _ unit: String, _ digits: Double)
      -> String?
    {
      func rounded(_ value: Double) -> Double { (value * digits).rounded() / digits }
      guard rounded(one) != rounded(other) else { return nil }
      return
        "\(what) \(MotionDiffText.number(rounded(one))) → \(MotionDiffText.number(rounded(other))) \(unit)"
    }
    let (start, end) = (expected.start, actual.start)
    return [
      change("distance", expected.length, actual.length, "pt", 10),
      change("end x", expected.end.location.x, actual.end.location.x, "pt", 10),
      change("end y", expected.end.location.y, actual.end.location.y, "pt", 10),
      change("start x", start.location.x, end.location.x, "pt", 10),
      change("start y", start.location.y, end.location.y, "pt", 10),
      change("duration", expected.seconds, actual.seconds, "s", 1000),
      change("begin", start.time, end.time, "s", 1000),
    ].compactMap(\.self)
  }

  /// Such as `touch: distance 180 → 240 pt, end y 600 → 660 pt`.
  var text: String { "touch: " + parts.joined(separator: ", ") }
}
