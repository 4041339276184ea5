// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

extension MotionDiff: CustomStringConvertible {
  /// ``lines``, each on a line of its own; empty where nothing differs.
  public var description: String { lines.joined(separator: "\n") }

  /// What differs, a sentence for each: outcomes of the whole, layers, properties, callbacks, findings.
  ///
  /// Properties of a layer that differ in the same frames for the same reason are one line, such as
  /// `frames 7 to 14: to-snapshot position.x up to 12.0 pt late; curve easeOut → linear; 3 layers below
  /// follow`. What says most about the others comes first: new findings, layers that only one has, motions
  /// whose cause is known, and last what follows the layout of a layer above.
  public var lines: [String] {
    var lines = wholeLines
    for rank in PropertyChange.Rank.allCases {
      lines += MotionDiffText.lines(changes.filter { $0.rank(among: changes) == rank })
      // How long all takes follows from motions whose cause is known, and explains what has none.
      if rank == .explained { lines += lengthLines }
    }
    lines += lastLines
    // Names of layers are the user's, and may have line feeds.
    return lines.map(\.printable)
  }

  /// What is behind the differences, such as `duration 0.35 → 0.5 s` or `card cornerRadius: value 16 → 20 pt`; nil where
  /// nothing differs.
  ///
  /// Of motions whose cause is known it is what most of them have in common. Else it is the first of ``lines``, without
  /// frames and by how much they differ.
  package var cause: String? { causes?.own.printable }

  /// The same in words that recordings of other layers can have in common, such as `cornerRadius 16 → 20 pt`: one
  /// constant may be where one motion ends and where another begins.
  package var sharedCause: String? { causes?.shared.printable }

  private var causes: Causes? {
    if let line = wholeLines.first { return Causes(line) }
    for rank in PropertyChange.Rank.allCases {
      let ranked = changes.filter { $0.rank(among: changes) == rank }
      let found = rank == .explained ? commonCause(of: ranked) : ranked.first?.cause(among: changes)
      if let found = found ?? (rank == .explained ? lengthLines.first.map { Causes($0) } : nil) {
        return found
      }
    }
    return lastLines.first.map { Causes($0) }
  }

  /// What most changes have as their cause, exact ones before others, and of equally many what follows least from
  /// others; with what has another cause.
  private func commonCause(of changes: [PropertyChange]) -> Causes? {
    let exact = changes.filter { $0.causes.first?.isExact == true }
    let known = (exact.isEmpty ? changes : exact).map { ($0, $0.cause(among: self.changes)) }
    let counts = Dictionary(known.map { ($1.shared, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    let first = known.filter { counts[$1.shared] == most }
    guard let chosen = first.min(by: { $0.0.dependence < $1.0.dependence }) else { return nil }
    let other = exact.first { !$0.isPlace && $0.family != chosen.0.family }
    return other.map {
      Causes("\(chosen.1.own); also \($0.cause(among: self.changes).own)", shared: chosen.1.shared)
    } ?? chosen.1
  }

  /// What is of the whole, and comes before all changes.
  private var wholeLines: [String] {
    var lines: [String] = []
    if screen.isChanged { lines.append("screen \(screen.expected) → \(screen.actual)") }
    if frameRate.isChanged {
      lines.append("frame rate \(frameRate.expected) → \(frameRate.actual) frames a second")
    }
    // Another end, or another gesture, explains all that follows.
    if let ending { lines.append(ending.text) }
    lines += touchChanges?.map(\.text) ?? touches.map(\.text)
    // What the engine itself has noticed says most about the rest.
    lines += findings.filter { $0.kind == .added }.map(\.addedFinding)
    lines += missingLayers.map { "layer \($0.title) is missing" }
    lines += addedLayers.map { "layer \($0.title) is not expected" }
    return lines
  }

  private var lastLines: [String] {
    OccurrenceChange.lines(events)
      + findings.filter { $0.kind != .added }.map { "finding " + $0.text }
  }

  private var lengthLines: [String] {
    var lines: [String] = []
    if duration.isChanged {
      let (expected, actual) = (duration.expected, duration.actual)
      if let release, ending == nil, expected > release, actual > release {
        lines.append(MotionDiffText.rest(expected - release, actual - release, after: release))
      }
      lines.append(
        "duration \(MotionDiffText.seconds(expected)) → \(MotionDiffText.seconds(actual)) s")
    }
    if frameCount.isChanged {
      lines.append("number of frames \(frameCount.expected) → \(frameCount.actual)")
    } else if !frameRate.isChanged, comparedFrames < frameCount.expected {
      lines.append("\(comparedFrames) of \(frameCount.expected) frames are at the same times")
    }
    return lines
  }
}

extension PropertyChange {
  /// How much a change says about what is behind the others; most comes first.
  fileprivate enum Rank: CaseIterable {
    /// What a label says, and how: the size of a label and what it draws follow from that.
    case words
    /// A motion whose cause is known.
    case explained
    /// Numbers that no cause explains.
    case unexplained
    /// Which layers are there, and where in the tree.
    case structure
    /// Pictures and drawing, which are the same or not, and often show what differs elsewhere.
    case digest
    /// What follows the size of a layer above.
    case layout
  }

  fileprivate func rank(among changes: [PropertyChange]) -> Rank {
    if ["text", "font"].contains(property) || property.hasPrefix("textColor") {
      // A label without a text has a color, too, which no one sees.
      let isSeen = changes.contains {
        $0.layer == layer && ["drawing", "contents"].contains($0.property)
      }
      return isSeen ? .words : .digest
    }
    guard case .amount = difference else {
      return ["contents", "drawing"].contains(property) ? .digest : .structure
    }
    guard let reason = causes.first?.reasons.first else { return .unexplained }
    if case .follows = reason { return .layout }
    return .explained
  }

  fileprivate var measure: String {
    switch difference {
    case .value(let expected, let actual):
      return switch property {
      case "presence": "is \(actual)"
      case "order": "moved \(actual)"
      case "contents": "contents: \(PropertyChange.text("picture", expected, actual))"
      case "drawing": "drawing: \(PropertyChange.text("one", expected, actual))"
      case "shadowPath": "shadowPath: \(PropertyChange.text("path", expected, actual))"
      default: "\(property) \(expected) → \(actual)"
      }
    case .amount(let deviation, let unit):
      guard abs(deviation.amount).isFinite else { return "\(property) is no number" }
      let most = frames.count == 1 && frames[0].count == 1 ? "" : "up to "
      return "\(property) \(most)\(unit.text(abs(deviation.amount)))"
    }
  }

  /// What has become of something that is known by its digest, which says nothing to people.
  private static func text(_ noun: String, _ expected: String, _ actual: String) -> String {
    switch (expected, actual) {
    case ("none", _): "one that was not there"
    case (_, "none"): "none any more"
    default: "another \(noun)"
    }
  }

  fileprivate var pace: String {
    guard case .amount(let deviation, _) = difference, deviation.amount.isFinite else { return "" }
    return switch deviation.pace {
    case .late: " late"
    case .early: " early"
    case .apart: " off"
    }
  }

  fileprivate var reasons: String {
    guard case .amount(let deviation, let unit) = difference, deviation.amount.isFinite else {
      return ""
    }
    guard let cause = causes.first else { return "; no known motion explains it" }
    let texts = PropertyChange.text(of: cause, unit)
    let place = part.map { " in motion \($0.number) of \($0.count)" } ?? ""
    return "; " + (cause.isExact ? texts : "nearly \(texts), to \(unit.text(cause.residual))")
      + place
  }

  private static func text(of cause: MotionCause, _ unit: PropertyUnit) -> String {
    cause.reasons.map { $0.text(unit) }.joined(separator: " and ")
  }

  /// What is behind it: of another pace that alone; else with layer and property, and in common the property alone
  /// where a value is another.
  ///
  /// The components of a colour are one property.
  fileprivate func cause(among changes: [PropertyChange]) -> Causes {
    guard case .amount(_, let unit) = difference else {
      return Causes("\(layer.title) \(measure)")
    }
    guard let cause = causes.first else {
      return Causes("\(layer.title) \(property): no known motion explains it")
    }
    let text = PropertyChange.text(of: cause, unit)
    if cause.reasons.allSatisfy(\.isOfPace) { return Causes(text) }
    guard let values = cause.values else { return Causes("\(layer.title) \(property): \(text)") }
    func change(_ values: (Double, Double)) -> String {
      "\(unit.text(values.0)) → \(unit.text(values.1))"
    }
    if colorComponent != nil {
      let all = changes.compactMap { other -> String? in
        guard other.layer == layer, let component = other.colorComponent, other.family == family
        else { return nil }
        return other.causes.first?.values.map { "\(component) \(change($0))" }
      }
      if all.count > 1 {
        let text = all.joined(separator: ", ")
        return Causes("\(layer.title) \(family): \(text)", shared: "\(family) \(text)")
      }
    }
    return Causes("\(layer.title) \(property): \(text)", shared: "\(property) \(change(values))")
  }

  /// The component of a colour that it is; nil for another property.
  private var colorComponent: Substring? {
    let last = property.split(separator: ".").last
    return last.flatMap { ["red", "green", "blue", "alpha"].contains($0) ? $0 : nil }
  }

  /// Whether it is where a layer is, or how large.
  fileprivate var isPlace: Bool { ["position", "bounds"].contains { property.hasPrefix($0) } }

  /// How much it may follow from other changes: where a layer is follows from sizes.
  fileprivate var dependence: Int {
    guard isPlace else { return 0 }
    return property.hasPrefix("bounds.size") ? 1 : 2
  }

  /// What changes together: all of another pace, or the components of a property.
  fileprivate var family: String {
    if let reasons = causes.first?.reasons, reasons.allSatisfy(\.isOfPace) { return "pace" }
    return property.lastIndex(of: ".").map { String(property[..<$0]) } ?? property
  }

  fileprivate var followersText: String {
    guard !followers.isEmpty else { return "" }
    let count = followers.count == 1 ? "1 layer" : "\(followers.count) layers"
    let follow = followers.count == 1 ? "follows" : "follow"
    return isOfMask ? "; \(count) masked by it \(follow)" : "; \(count) below \(follow)"
  }
}

/// What is behind a difference, for one recording and for several.
private struct Causes {
  let own: String
  let shared: String

  init(_ own: String, shared: String? = nil) { (self.own, self.shared) = (own, shared ?? own) }
}

extension MotionCause {
  /// The values where one is another, and all else the same.
  fileprivate var values: (Double, Double)? {
    let all = reasons.map { reason -> (Double, Double)? in
      switch reason {
      case .start(let expected, let actual), .end(let expected, let actual),
        .value(let expected, let actual), .jump(let expected, let actual, _):
        (expected, actual)
      default: nil
      }
    }
    return all.contains { $0 == nil } ? nil : all[0]
  }
}

extension MotionCause.Reason {
  /// Whether it is how and when something moves, and not from where or to where.
  fileprivate var isOfPace: Bool {
    switch self {
    case .curve, .repaced, .duration, .delay, .completion, .driven, .drivenLater: true
    case .start, .end, .value, .reversed, .still, .moving, .jump, .amplitude, .follows: false
    }
  }

  fileprivate func text(_ unit: PropertyUnit) -> String {
    let seconds = MotionDiffText.seconds
    switch self {
    case .curve(
      .spring(let ratio, let response, let velocity)?,
      .spring(let otherRatio, let other, let otherVelocity)):
      var parts: [String] = []
      if seconds(ratio) != seconds(otherRatio) {
        parts.append("damping ratio \(seconds(ratio)) → \(seconds(otherRatio))")
      }
      if seconds(response) != seconds(other) {
        parts.append("response \(seconds(response)) → \(seconds(other)) s")
      }
      // A little velocity is what fitting leaves.
      if parts.isEmpty || abs(velocity - otherVelocity) > 0.05 {
        parts.append("initial velocity \(seconds(velocity)) → \(seconds(otherVelocity))")
      }
      return "spring " + parts.joined(separator: ", ")
    case .curve(let expected, let actual):
      return "curve \(expected.map(\.description) ?? "of no known form") → \(actual)"
    case .repaced(let curve): return "curve linear → \(curve), by the expected progress"
    case .duration(let expected, let actual):
      return "duration \(seconds(expected)) → \(seconds(actual)) s"
    case .delay(let expected, let actual):
      return "delay \(seconds(expected)) → \(seconds(actual)) s"
    case .start(let expected, let actual):
      return "start \(unit.text(expected)) → \(unit.text(actual))"
    case .end(let expected, let actual): return "end \(unit.text(expected)) → \(unit.text(actual))"
    case .value(let expected, let actual):
      return "value \(unit.text(expected)) → \(unit.text(actual))"
    case .reversed: return "the other way round"
    case .still(let start, let end):
      return "it does not move, expected to go \(unit.text(start)) → \(unit.text(end))"
    case .completion(let expected, let actual, let release):
      return MotionDiffText.rest(expected, actual, after: release)
    case .driven(let factor): return "goes \(seconds(factor)) times as far for the same touch"
    case .drivenLater(let after, let factor):
      let far = abs(factor - 1) > 0.005 ? ", and goes \(seconds(factor)) times as far" : ""
      return "begins after \(unit.text(after)) of its way for the same touch, as with a delay\(far)"
    case .moving: return "it is not expected to move"
    case .jump(let start, let end, let time):
      return "jumps \(unit.text(start)) → \(unit.text(end)) at \(seconds(time)) s"
    case .amplitude(let factor): return "goes \(seconds(factor)) times as far"
    case .follows(let layer, let property): return "follows \(layer.title) \(property)"
    }
  }
}

extension OccurrenceChange {
  /// Callbacks; three or more of which the same is to be said are one line.
  fileprivate static func lines(_ events: [OccurrenceChange]) -> [String] {
    var groups: [[OccurrenceChange]] = []
    for event in events {
      if let last = groups.last?.first, last.kind == event.kind,
        last.expectedTime == event.expectedTime, last.actualTime == event.actualTime
      {
        groups[groups.count - 1].append(event)
      } else {
        groups.append([event])
      }
    }
    return groups.flatMap { group in
      guard group.count > 2 else { return group.map { "callback " + $0.text } }
      let names = group.map(\.what).joined(separator: ", ")
      return [group[0].sentence("\(group.count) callbacks", are: "are") + ": " + names]
    }
  }

  fileprivate var text: String { sentence(what, are: "is") }

  /// A finding that is new, its rule first: `finding never-completes at 0.4 s: the transition … is not complete`.
  fileprivate var addedFinding: String {
    let parts = what.split(separator: " [", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, last.hasSuffix("]") else {
      return "finding " + text
    }
    let time = actualTime.map { " at \(MotionDiffText.seconds($0)) s" } ?? ""
    return "finding \(last.dropLast())\(time): " + parts.dropLast().joined(separator: " [")
  }

  private func sentence(_ what: String, are: String) -> String {
    func at(_ time: Double?) -> String { time.map { " at \(MotionDiffText.number($0)) s" } ?? "" }
    return switch kind {
    case .missing: "\(what) \(are) missing, expected\(at(expectedTime))"
    case .added: "\(what)\(at(actualTime)) \(are) not expected"
    case .moved: "\(what) \(are) in another place:\(at(actualTime)), expected\(at(expectedTime))"
    case .retimed: "\(what)\(at(actualTime)), expected\(at(expectedTime))"
    }
  }
}

/// How a motion diff is worded.
enum MotionDiffText {
  /// Without a fraction where there is none.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// To a thousandth, as what follows from frames has more digits than it tells.
  static func seconds(_ value: Double) -> String { number((value * 1000).rounded() / 1000) }

  /// What goes on after a touch has left in other time.
  static func rest(_ expected: Double, _ actual: Double, after release: Double) -> String {
    "takes \(seconds(expected)) → \(seconds(actual)) s from when the touch leaves at \(seconds(release)) s, as with a "
      + "completion speed \(seconds(expected / actual)) times as high or another duration"
  }

  /// Changes, those of one layer, of the same frames and with the same reasons together.
  static func lines(_ changes: [PropertyChange]) -> [String] {
    var groups: [(layer: LayerReference, head: String, tail: String, measures: [String])] = []
    for change in changes {
      let head = frames(change.frames) + ": " + change.layer.title
      let tail = change.pace + change.reasons + change.followersText
      if let last = groups.last, last.layer == change.layer, last.head == head, last.tail == tail {
        groups[groups.count - 1].measures.append(change.measure)
      } else {
        groups.append((change.layer, head, tail, [change.measure]))
      }
    }
    return groups.map { "\($0.head) \($0.measures.joined(separator: ", "))\($0.tail)" }
  }

  /// Such as `frames 7 to 14, 20 and 3 more ranges`.
  static func frames(_ ranges: [ClosedRange<Int>]) -> String {
    let texts = ranges.prefix(3).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
    }
    let isOne = ranges.count == 1 && ranges[0].count == 1
    let more = ranges.count > 3 ? " and \(ranges.count - 3) more ranges" : ""
    return (isOne ? "frame " : "frames ") + texts.joined(separator: ", ") + more
  }
}
