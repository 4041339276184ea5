// SPDX-License-Identifier: MIT
internal import Foundation
public import FilmstripTimelines

/// How one property of a layer moves in a recording: its values, and the curve that they lie on.
///
/// Made by ``TimelineFile/motions(limit:driven:)`` from the frames alone.
public struct LayerMotion: Sendable, Equatable {
  /// The layer's `id`.
  public let layer: Int
  /// As Core Animation's key paths, such as `position.x`.
  public let property: String
  /// What the values count.
  public let unit: PropertyUnit
  /// The value in each frame; nil where the layer is not there or has no such thing.
  ///
  /// Angles go on beyond a whole turn.
  public let values: [Double?]
  /// The first frame in which the value differs from the one before, and the last; the latter is at rest.
  public let frames: ClosedRange<Int>
  /// When it begins to move, in seconds since the start of the recording.
  public let begin: Double
  /// Seconds that it moves; 0 for a jump.
  public let duration: Double
  /// The curve through the values; nil where no single one goes through them, as where a touch drives.
  public let curve: TimingCurve?
  /// Whether a curve was looked for, or is known not to be there; not where too many motions had another pace before.
  package let isExamined: Bool

  /// The value before.
  public let start: Double
  /// The value after; of a layer that leaves while it moves, as a snapshot does when its animation ends,
  /// where the curve leads to.
  public let end: Double

  /// The farthest value from the start, where the way back from it is longer than all that remains of the way, as
  /// after a cancel; nil for a motion that goes on to its end, and at most a little beyond it.
  public var turn: Double? {
    let known = values.compactMap(\.self)
    guard let farthest = known.max(by: { abs($0 - start) < abs($1 - start) }) else { return nil }
    let (out, back) = (abs(farthest - start), abs(farthest - end))
    return back > abs(end - start) && back > out / 2 && out > 10 * unit.tolerance ? farthest : nil
  }

  /// A value with the unit's sign, such as `12.0 pt`.
  ///
  /// - Parameter value: A value of the motion's property.
  /// - Returns: The number as it is in reports, and its unit.
  public func text(_ value: Double) -> String { unit.text(value) }
}

/// The motions of a recording, and how many were left out.
public struct LayerMotions: Sendable, Equatable {
  /// Layer by layer in the order of the timeline, and by property in that of `timeline.json`.
  public let all: [LayerMotion]
  /// How many layers move whose motions are not among them.
  public let omittedLayers: Int
}

extension TimelineFile {
  /// What moves, of the first `limit` layers that do.
  ///
  /// `driven` are times, in seconds, in which a touch drives: what moves then lies on no single curve, and none
  /// is looked for, which is what takes most of the time there.
  ///
  /// - Parameters:
  ///   - limit: How many layers are looked at.
  ///   - driven: Times in seconds in which a touch drives.
  /// - Returns: The motions, and how many layers were left out.
  /// - Complexity: In proportion to the states of layers that move; curves are looked for once for motions
  ///   that differ by place and size alone.
  public func motions(limit: Int = 200, driven: [ClosedRange<Double>] = []) -> LayerMotions {
    let moving = timeline.layersThatChange
    let shown = moving.prefix(limit)
    var finder = CurveFinder(times: times, driven: driven)
    var all: [LayerMotion] = []
    for id in shown {
      let states = timeline.states(of: id)
      for property in NumberProperty.all {
        if let motion = finder.motion(of: property, layer: id, in: states) { all.append(motion) }
      }
    }
    return LayerMotions(all: all, omittedLayers: moving.count - shown.count)
  }

  /// The same, of which a property that rests between two motions has both, unless one curve goes through all of it.
  package func separateMotions(
    limit: Int = 200, driven: [ClosedRange<Double>] = []
  ) -> LayerMotions {
    let moving = timeline.layersThatChange
    let shown = moving.prefix(limit)
    var finder = CurveFinder(times: times, driven: driven, maximumPaceCount: 256)
    var all: [LayerMotion] = []
    for id in shown {
      let states = timeline.states(of: id)
      for property in NumberProperty.all {
        guard let whole = finder.motion(of: property, layer: id, in: states) else { continue }
        let parts =
          whole.curve == nil ? finder.motionParts(of: property, layer: id, in: states) : []
        all += parts.count > 1 ? parts : [whole]
      }
    }
    return LayerMotions(all: all, omittedLayers: moving.count - shown.count)
  }
}

extension Timeline {
  fileprivate var layersThatChange: [Int] {
    var first: [Int: LayerState] = [:]
    var changed: Set<Int> = []
    for states in frames {
      for state in states where !changed.contains(state.id) {
        if let before = first[state.id] {
          var state = state
          // What only shows elsewhere, with a layer above, does not move by itself.
          state.frame = before.frame
          if state != before { changed.insert(state.id) }
        } else {
          first[state.id] = state
        }
      }
    }
    return layers.map(\.id).filter(changed.contains)
  }

  /// A layer's state in each frame; nil where it is not in the tree.
  fileprivate func states(of id: Int) -> [LayerState?] {
    frames.map { states in states.first { $0.id == id } }
  }
}

private struct CurveFinder {
  /// What is known of a pace: times in seconds, the curve, and where it ends in ways.
  private struct Pace {
    let begin: Double
    let duration: Double
    let curve: TimingCurve?
    /// Where it ends, in ways from the first to the last value; 1 unless the layer leaves before.
    var reach = 1.0
    var isExamined = true
  }

  /// The values of a property, and where they are among the frames.
  private struct Course {
    var values: [Double?] = []
    var times: [Double] = []
    var known: [Double] = []
    var frames: [Int] = []
    let tolerance: Double
    /// Whether the layer is gone in the last frame.
    let leaves: Bool

    func samples(_ range: ClosedRange<Int>) -> Samples {
      Samples(
        times: Array(times[range]), values: Array(known[range]), tolerance: tolerance,
        isCutOff: false)
    }
  }

  let times: [Double]
  private let driven: [ClosedRange<Double>]
  /// Curves are looked for in so many paces; then motions have none.
  private let maximumPaceCount: Int
  private var paces: [[Int]: Pace] = [:]

  init(times: [Double], driven: [ClosedRange<Double>], maximumPaceCount: Int = 32) {
    (self.times, self.driven, self.maximumPaceCount) = (times, driven, maximumPaceCount)
  }

  mutating func motion(
    of property: NumberProperty, layer: Int, in states: [Timeline.LayerState?]
  ) -> LayerMotion? {
    let course = course(of: property, in: states)
    let steps = course.known.indices.dropFirst().filter {
      abs(course.known[$0] - course.known[$0 - 1]) > course.tolerance
    }
    guard let first = steps.first, let last = steps.last else { return nil }
    return motion(
      of: property, layer: layer, course, moving: (first - 1)...last,
      within: 0...course.known.count - 1)
  }

  /// The motions of a property one after the other, with rests between them.
  mutating func motionParts(
    of property: NumberProperty, layer: Int, in states: [Timeline.LayerState?]
  ) -> [LayerMotion] {
    let course = course(of: property, in: states)
    guard !course.known.isEmpty else { return [] }
    let parts = MotionParts.parts(of: course.samples(0...course.known.count - 1))
    return parts.indices.map { place in
      let start = place == 0 ? 0 : parts[place - 1].upperBound
      let end = place == parts.count - 1 ? course.known.count - 1 : parts[place + 1].lowerBound
      return motion(of: property, layer: layer, course, moving: parts[place], within: start...end)
    }
  }

  private func course(of property: NumberProperty, in states: [Timeline.LayerState?]) -> Course {
    var course = Course(
      tolerance: property.unit.tolerance, leaves: states.last.map { $0 == nil } ?? false)
    for (frame, state) in states.enumerated() {
      guard let state, var value = property.value(state), value.isFinite else {
        course.values.append(nil)
        continue
      }
      if property.unit == .degrees, let last = course.known.last {
        value = last + (value - last).remainder(dividingBy: 360)
      }
      course.values.append(value)
      course.times.append(times[frame])
      course.known.append(value)
      course.frames.append(frame)
    }
    return course
  }

  /// One way: `moving` is from the last value before it to the last of it, `within` all values that belong to it.
  private mutating func motion(
    of property: NumberProperty, layer: Int, _ course: Course, moving: ClosedRange<Int>,
    within range: ClosedRange<Int>
  ) -> LayerMotion {
    var samples = course.samples(range)
    samples.isCutOff = course.leaves && moving.upperBound == course.known.count - 1
    let pace = pace(
      of: samples, from: course.times[moving.lowerBound], to: course.times[moving.upperBound])
    return LayerMotion(
      layer: layer, property: property.name, unit: property.unit, values: course.values,
      frames: course.frames[moving.lowerBound + 1]...course.frames[moving.upperBound],
      begin: pace.begin, duration: pace.duration, curve: pace.curve, isExamined: pace.isExamined,
      start: samples.start, end: samples.start + samples.displacement * pace.reach)
  }

  private mutating func pace(of samples: Samples, from begin: Double, to end: Double) -> Pace {
    var unknown = Pace(begin: begin, duration: end - begin, curve: nil)
    guard abs(samples.displacement) > 3 * samples.tolerance,
      !driven.contains(where: { $0.overlaps(begin...max(begin, end)) })
    else { return unknown }
    var key = samples.values.map {
      Int((($0 - samples.start) / samples.displacement * 2e4).rounded())
    }
    key += samples.times.map { Int(($0 * 1e6).rounded()) } + [samples.isCutOff ? 1 : 0]
    if let known = paces[key] { return known }
    guard paces.count < maximumPaceCount else {
      unknown.isExamined = false
      return unknown
    }
    let found =
      Motion(samples).map {
        Pace(
          begin: $0.delay, duration: $0.duration, curve: $0.curve,
          reach: ($0.end - samples.start) / samples.displacement)
      }
      ?? unknown
    paces[key] = found
    return found
  }
}
