// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

struct MotionTrack {
  private let segments: [Path.Segment]
  private let lengths: [Double]
  private let times: KeyTimes
  private let mode: CAAnimationCalculationMode
  private let turns: CAAnimationRotationMode?

  /// Nil for a path without any line or curve.
  ///
  /// In the linear mode each line or curve takes an equal part of the time, or what the times give
  /// (documented: each point but the first defines a segment); in the paced ones a part by its
  /// length. In the discrete mode the point is at each point of the path in turn.
  init?(
    _ path: Path, mode: CAAnimationCalculationMode, turns: CAAnimationRotationMode?,
    times: KeyTimes.Given
  ) {
    let segments = path.segments
    guard !segments.isEmpty else { return nil }
    self.segments = segments
    self.mode = mode
    self.turns = turns
    lengths = segments.map { $0.length() }
    switch mode {
    case .paced, .cubicPaced: self.times = KeyTimes(shares: lengths)
    case .discrete: self.times = KeyTimes(times, intervals: segments.count + 1)
    default: self.times = KeyTimes(times, intervals: segments.count)
    }
  }

  var end: AnimatableValue { .point(segments[segments.count - 1].point(at: 1)) }

  /// The place at a progress from 0 to 1, and the angle by which the layer is to be turned, in
  /// radians; nil when it is not.
  func place(at progress: Double) -> (point: CGPoint, angle: Double?) {
    var (index, fraction) = times.place(at: progress)
    if mode == .discrete {
      fraction = index < segments.count ? 0 : 1
      index = min(index, segments.count - 1)
    } else if mode == .paced || mode == .cubicPaced {
      let length = lengths[index]
      fraction = segments[index].parameter(atLength: fraction * length, of: length)
    }
    let segment = segments[index]
    let angle: Double? =
      switch turns {
      case .rotateAuto: segment.direction(at: fraction)
      case .rotateAutoReverse: segment.direction(at: fraction) + .pi
      default: nil
      }
    return (segment.point(at: fraction), angle)
  }
}
