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
  public func motions(
    limit: Int = 200, driven: [ClosedRange<Double>] = []
  ) -> LayerMotions {
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
  }

  /// Curves are looked for in so many paces; then motions have none.
  private static let maximumPaceCount = 32

  let times: [Double]
  private let driven: [ClosedRange<Double>]
  private var paces: [[Int]: Pace] = [:]

  init(times: [Double], driven: [ClosedRange<Double>]) {
    (self.times, self.driven) = (times, driven)
  }

  mutating func motion(
    of property: NumberProperty, layer: Int, in states: [Timeline.LayerState?]
  ) -> LayerMotion? {
    var values: [Double?] = []
    var known: (times: [Double], values: [Double], frames: [Int]) = ([], [], [])
    for (frame, state) in states.enumerated() {
      guard let state, var value = property.value(state), value.isFinite else {
        values.append(nil)
        continue
      }
      if property.unit == .degrees, let last = known.values.last {
        value = last + (value - last).remainder(dividingBy: 360)
      }
      values.append(value)
      known.times.append(times[frame])
      known.values.append(value)
      known.frames.append(frame)
    }
    let tolerance = property.unit.tolerance
    let steps = known.values.indices.dropFirst().filter {
      abs(known.values[$0] - known.values[$0 - 1]) > tolerance
    }
    guard let first = steps.first, let last = steps.last else { return nil }
    let leaves = states.last.map { $0 == nil } ?? false
    let samples = Samples(
      times: known.times, values: known.values, tolerance: tolerance,
      isCutOff: leaves && last == known.values.count - 1)
    let pace = pace(of: samples, from: known.times[first - 1], to: known.times[last])
    return LayerMotion(
      layer: layer, property: property.name, unit: property.unit, values: values,
      frames: known.frames[first]...known.frames[last], begin: pace.begin, duration: pace.duration,
      curve: pace.curve, start: samples.start,
      end: samples.start + samples.displacement * pace.reach)
  }

  private mutating func pace(of samples: Samples, from begin: Double, to end: Double) -> Pace {
    let unknown = Pace(begin: begin, duration: end - begin, curve: nil)
    guard abs(samples.displacement) > 3 * samples.tolerance,
      !driven.contains(where: { $0.overlaps(begin...max(begin, end)) })
    else { return unknown }
    var key = samples.values.map {
      Int((($0 - samples.start) / samples.displacement * 2e4).rounded())
    }
    key += samples.times.map { Int(($0 * 1e6).rounded()) } + [samples.isCutOff ? 1 : 0]
    if let known = paces[key] { return known }
    guard paces.count < CurveFinder.maximumPaceCount else { return unknown }
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
