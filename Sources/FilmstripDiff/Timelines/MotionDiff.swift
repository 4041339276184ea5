// SPDX-License-Identifier: MIT
public import FilmstripTimelines

/// What differs between two timelines: frame by frame, layer by layer and property by property.
///
/// Layers are matched first (``LayerMatching``). Frames are compared where both timelines have one at the
/// same time: with another frame rate these are some of them, with another duration those until the
/// shorter one ends.
public struct MotionDiff: Sendable, Equatable {
  /// Two values that should be the same.
  public struct Values<Value: Sendable & Equatable>: Sendable, Equatable {
    /// The expected value.
    public let expected: Value
    /// The actual value.
    public let actual: Value

    /// Whether they differ.
    public var isChanged: Bool { expected != actual }
  }

  /// How many frames there are.
  public let frameCount: Values<Int>
  /// Frames in a second.
  public let frameRate: Values<Int>
  /// Seconds until the last animation has ended.
  public let duration: Values<Double>
  /// The size of the screen in points, its scale and its name, as text.
  public let screen: Values<String>
  /// How many frames of one timeline have one of the other at the same time.
  public let comparedFrames: Int
  /// Which layers are the same ones.
  public let matching: LayerMatching
  /// The layers that only the expected timeline has, those inside of one of them apart.
  public let missingLayers: [LayerReference]
  /// The layers that only the actual timeline has, those inside of one of them apart.
  public let addedLayers: [LayerReference]
  /// The properties that differ, by layer in the expected timeline's order.
  public let changes: [PropertyChange]
  /// Callbacks that differ.
  public let events: [OccurrenceChange]
  /// Touches that differ.
  public let touches: [OccurrenceChange]
  /// Findings that differ.
  public let findings: [OccurrenceChange]
  /// A transition that is cancelled and was expected to finish, or the other way round; nil for none.
  public let ending: EndingChange?
  /// When the touch leaves after which alone something differs, in seconds since the start; nil where it is not so.
  let release: Double?
  /// The same as `touches` in other words, where both timelines have the same touches but for when and where.
  let touchChanges: [TouchChange]?

  /// Whether nothing differs.
  ///
  /// A frame to which the other timeline has none at the same time is a difference: nothing is known of it.
  public var isEmpty: Bool {
    comparedFrames == frameCount.expected && !frameCount.isChanged && !frameRate.isChanged
      && !duration.isChanged && !screen.isChanged
      && missingLayers.isEmpty && addedLayers.isEmpty && changes.isEmpty && events.isEmpty
      && touches.isEmpty && findings.isEmpty
  }

  /// Compares two timelines.
  ///
  /// Numbers are the same up to the last digit of `timeline.json`, so that a recording and the file that
  /// was written of it do not differ.
  ///
  /// - Parameters:
  ///   - expected: What should move.
  ///   - actual: What moves.
  public init(expected: TimelineFile, actual: TimelineFile) {
    let (expectedLayers, actualLayers) = (expected.timeline, actual.timeline)
    let matching = LayerMatching(expected: expectedLayers, actual: actualLayers)
    let comparison = FrameComparison(expected: expected, actual: actual, matching: matching)
    frameCount = Values(expected: expectedLayers.frames.count, actual: actualLayers.frames.count)
    frameRate = Values(expected: expected.frameRate, actual: actual.frameRate)
    // A file has durations to the nanosecond.
    let isSame = abs(expected.duration - actual.duration) < 1.5e-9
    duration = Values(
      expected: expected.duration, actual: isSame ? expected.duration : actual.duration)
    screen = Values(expected: expected.screen.text, actual: actual.screen.text)
    comparedFrames = comparison.frames.count
    self.matching = matching
    missingLayers = MotionDiff.outermost(matching.missing, of: expectedLayers).map {
      LayerReference(expected: $0, actual: nil, title: comparison.expectedTitles[$0])
    }
    addedLayers = MotionDiff.outermost(matching.added, of: actualLayers).map {
      LayerReference(expected: nil, actual: $0, title: comparison.actualTitles[$0])
    }
    changes = ChangeWriter(comparison, expected: expected, actual: actual).changes()
    let leaves = CompletionSpeed(expected: expected, actual: actual)?.release
    let begin = changes.compactMap(\.frames.first?.lowerBound).min().map { expected.times[$0] }
    release = leaves.flatMap { leaves in
      begin.flatMap { $0 > leaves - 1 / Double(max(expected.frameRate, 1)) ? leaves : nil }
    }
    events = OccurrenceChange.changes(expected.eventOccurrences, actual.eventOccurrences)
    ending = EndingChange.first(expected, actual)
    touchChanges = TouchChange.changes(expected, actual)
    touches = OccurrenceChange.changes(expected.touchOccurrences, actual.touchOccurrences)
    findings = OccurrenceChange.changes(expected.findingOccurrences, actual.findingOccurrences)
  }

  /// A diff with fewer differences of layers.
  init(
    _ diff: MotionDiff, changes: [PropertyChange], missingLayers: [LayerReference],
    addedLayers: [LayerReference]
  ) {
    (frameCount, frameRate) = (diff.frameCount, diff.frameRate)
    (duration, screen, ending) = (diff.duration, diff.screen, diff.ending)
    (comparedFrames, matching) = (diff.comparedFrames, diff.matching)
    (events, findings) = (diff.events, diff.findings)
    (touches, touchChanges) = (diff.touches, diff.touchChanges)
    release = diff.release
    self.changes = changes
    (self.missingLayers, self.addedLayers) = (missingLayers, addedLayers)
  }

  /// Those that are not in another one of them.
  private static func outermost(_ ids: [Int], of timeline: Timeline) -> [Int] {
    let parents = timeline.layers.parents
    let all = Set(ids)
    return ids.filter { id in
      var above = parents[id] ?? nil
      var steps = 0
      while let layer = above, steps <= parents.count {
        if all.contains(layer) { return false }
        above = parents[layer] ?? nil
        steps += 1
      }
      return true
    }
  }
}

extension TimelineFile.Screen {
  fileprivate var text: String {
    func number(_ value: Double) -> String {
      value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
    return "\(name), \(number(size.width)) × \(number(size.height)) points at \(number(scale))×"
  }
}
