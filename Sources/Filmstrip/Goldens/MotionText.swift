// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import FilmstripTimelines
internal import FilmstripWording
internal import Foundation

/// `motion.txt`: what moves in a recording and what is called, a line each, for people who review a golden.
///
/// It follows from the timeline alone. A line depends on its own motion, so that another duration of one motion changes
/// the lines of that motion and of what waits for its end.
struct MotionText {
  static let fileName = "motion.txt"

  private let file: TimelineFile
  private let titles: LayerTitles

  init(_ file: TimelineFile) {
    self.file = file
    titles = LayerTitles(file.timeline)
  }

  /// The file's text, ending in a line feed.
  var text: String {
    let count = file.times.count
    var lines = [
      "\(file.name), \(file.screen.name)".printable,
      "\(count.counting("frame")) at \(file.frameRate) per second, \(seconds(file.duration))",
    ]
    lines += section("motions", motionLines)
    lines += section(
      "callbacks", file.events.map { "\(seconds($0.time)) \($0.name) of \($0.object)" })
    lines += section("touches", file.touches.map(touch))
    lines += section("findings", file.findings.map { "\($0.rule): \($0.message)" })
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ name: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "\(name):"] + lines.map { "  " + $0.printable }
  }

  private func touch(_ touch: TimelineFile.Touch) -> String {
    let (x, y) = (number(touch.location.x, 2), number(touch.location.y, 2))
    return "\(seconds(touch.time)) \(touch.phase.rawValue) at (\(x), \(y))"
  }

  // MARK: Motions

  /// Layer by layer, in the timeline's order, what happens to it in the order of `timeline.json`.
  private var motionLines: [String] {
    let motions = file.separateMotions(driven: touchedTimes)
    let moving = Dictionary(grouping: motions.all, by: \.layer)
    let steps = Dictionary(grouping: file.timeline.steps, by: \.layer)
    var lines: [String] = []
    for layer in file.timeline.layers {
      let title = titles[layer.id]
      let own = steps[layer.id] ?? []
      lines += own.filter { $0.change == .appears }.map { "\(title) \(line(of: $0))" }
      lines += (moving[layer.id] ?? []).map { "\(title) \(line(of: $0))" }
      lines += own.filter { $0.change != .appears }.map { "\(title) \(line(of: $0))" }
    }
    if motions.omittedLayers > 0 {
      let isOne = motions.omittedLayers == 1
      lines.append(
        "\(motions.omittedLayers.counting("more layer")) \(isOne ? "moves" : "move")")
    }
    return lines
  }

  /// The times in which a touch is down, without the frame in which it is lifted: what begins then is not driven.
  private var touchedTimes: [ClosedRange<Double>] {
    var times: [ClosedRange<Double>] = []
    var begin: Double?
    for touch in file.touches {
      if touch.phase == .began {
        begin = begin ?? touch.time
      } else if let start = begin {
        let end = touch.time - 1.5 / Double(max(file.frameRate, 1))
        if end > start { times.append(start...end) }
        begin = nil
      }
    }
    return times
  }

  private func line(of step: LayerStep) -> String {
    let all = step.frames.map { file.times[$0] }
    let when =
      all.count > 2
      ? "\(all.count) times, \(seconds(all[0])) to \(seconds(all[all.count - 1]))"
      : "at " + all.map { seconds($0) }.joined(separator: " and ")
    return switch step.change {
    case .appears: "appears \(when)"
    case .leaves: "leaves \(when)"
    case .property(let name, let from?, let to?): "\(name): \(from) → \(to), \(when)"
    case .property(let name, _, _): "\(name): changes \(when)"
    }
  }

  private func line(of motion: LayerMotion) -> String {
    let unit = motion.unit
    let start = "\(motion.property): \(value(motion.start, unit))"
    let end = value(motion.end, unit) + MotionText.sign(of: unit)
    let begin = seconds(motion.begin)
    guard motion.duration > 0 else { return "\(start) → \(end), at once at \(begin)" }
    let delay = begin == "0 s" ? "" : " from \(begin)"
    // How long a spring takes follows from its parameters; when it is at its end, the last digit of values decides.
    if let curve = motion.curve, case .spring = curve {
      return "\(start) → \(end), \(curve.roundedDescription)\(delay)"
    }
    let time = seconds(motion.duration) + delay
    if let curve = motion.curve { return "\(start) → \(end), \(time), \(curve.roundedDescription)" }
    let turns = Turns(of: motion, at: file.times)
    let ways = turns.first(4).map { " → \(value($0.value, unit)) at \(seconds($0.time))" }
    let more = turns.all.count > 4 ? " → \(turns.all.count - 4) more" : ""
    return "\(start)\(ways.joined())\(more) → \(end), \(time), "
      + (motion.isExamined ? "driven" : "along a curve that was not looked for")
  }

  private func value(_ value: Double, _ unit: PropertyUnit) -> String {
    switch unit {
    case .points, .degrees: number(value, 2)
    case .fraction: number(value, 3)
    case .factor: number(value, 4)
    case .perPoint: String(format: "%.3g", abs(value) < 1e-8 ? 0 : value)
    }
  }

  private static func sign(of unit: PropertyUnit) -> String {
    switch unit {
    case .points: " pt"
    case .degrees: "°"
    case .perPoint: "/pt"
    case .fraction, .factor: ""
    }
  }

  /// To the millisecond; a twentieth of one decides where two are as near.
  private func seconds(_ time: Double) -> String {
    let rounded = ((max(time, 0) * 1_000 + 0.55).rounded(.down)) / 1_000
    return TimelineText.number(rounded, decimals: 3) + " s"
  }

  private func number(_ value: Double, _ decimals: Int) -> String {
    MotionText.number(value, decimals)
  }

  /// A number to two digits less than `timeline.json` has.
  ///
  /// Many values are in the middle of two such numbers, as a quarter of a screen is, where the last digit of the
  /// timeline would decide; three of its units more than half are therefore added.
  fileprivate static func number(_ value: Double, _ decimals: Int) -> String {
    let factor = pow(10, Double(decimals))
    let rounded = (value * factor + 0.53).rounded(.down) / factor
    return TimelineText.number(rounded == 0 ? 0 : rounded, decimals: decimals)
  }
}

extension TimingCurve {
  /// Its name, or its parameters to two digits, which frames tell whatever the last digit of their values is.
  fileprivate var roundedDescription: String {
    func text(_ value: Double) -> String { MotionText.number(value, 2) }
    switch self {
    case .cubic(let x1, let y1, let x2, let y2):
      return "cubic (\(text(x1)), \(text(y1))), (\(text(x2)), \(text(y2)))"
    case .spring(let ratio, let response, let velocity):
      let start = abs(velocity) < 0.05 ? "" : ", initial velocity \(MotionText.number(velocity, 1))"
      return "spring of damping ratio \(text(ratio)), response \(text(response)) s\(start)"
    default: return description
    }
  }
}

/// Where a motion turns back.
private struct Turns {
  /// A value beside which the ones before and after lie on the same side, and when it is, in seconds.
  struct Turn {
    let time: Double
    let value: Double
  }

  private(set) var all: [Turn] = []

  /// Those of a motion; what goes back less than a fiftieth of its range does not count.
  init(of motion: LayerMotion, at times: [Double]) {
    let frames = max(motion.frames.lowerBound - 1, 0)...motion.frames.upperBound
    let course = frames.compactMap { frame in
      motion.values[frame].map { Turn(time: times[frame], value: $0) }
    }
    let values = course.map(\.value)
    guard let least = values.min(), let most = values.max(), most > least else { return }
    let limit = (most - least) / 50
    var direction = 0.0
    var extreme = course[0]
    for place in course {
      let way = place.value - extreme.value
      if direction == 0 {
        if abs(way) > limit { (direction, extreme) = (way > 0 ? 1 : -1, place) }
      } else if way * direction >= 0 {
        extreme = place
      } else if abs(way) > limit {
        all.append(extreme)
        (direction, extreme) = (-direction, place)
      }
    }
  }

  func first(_ count: Int) -> ArraySlice<Turn> { all.prefix(count) }
}
