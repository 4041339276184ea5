// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves
internal import UIKit

extension Gesture {
  /// Seconds a touch of a tap is down, and seconds between two taps.
  static let tapTimes = (down: 0.05, up: 0.1)
  /// Points between simultaneous touches of a tap.
  private static let touchDistance = 40.0
  /// Seconds for which a touch with a final velocity has it: more than two refreshes of the
  /// display, so that two movements show it.
  private static let flickTime = 0.04

  func tracks(in size: CGSize) -> [TouchTrack] { tracks(in: size, after: 0) }

  /// Seconds until the last touch has ended or rests, the delay included.
  var duration: Double {
    let duration: Double =
      switch kind {
      case .tap(let tap):
        Double(tap.taps) * Gesture.tapTimes.down + Double(tap.taps - 1) * Gesture.tapTimes.up
      case .pan(let pan): pan.motion.duration
      case .edgePan(let pan): pan.motion.duration
      case .swipe(let swipe): swipe.duration
      case .pinch(let pinch): pinch.duration
      case .rotation(let rotation): rotation.duration
      case .longPress(_, let duration): duration
      case .touches(let touches): touches.compactMap { $0.points.last?.time }.max() ?? 0
      case .sequence(let gestures): gestures.reduce(0) { $0 + $1.duration }
      case .parallel(let gestures): gestures.map(\.duration).max() ?? 0
      }
    return delay + duration
  }

  private func tracks(in size: CGSize, after offset: Double) -> [TouchTrack] {
    let begin = offset + delay
    switch kind {
    case .tap(let tap): return tap.tracks(in: size, from: begin)
    case .pan(let pan):
      return [
        pan.motion.track(from: pan.start.point(in: size), to: pan.end.point(in: size), begin: begin)
      ]
    case .edgePan(let pan):
      let (start, end) = pan.ends(in: size)
      return [pan.motion.track(from: start, to: end, begin: begin)]
    case .swipe(let swipe):
      let start = swipe.start.point(in: size)
      let end = swipe.end(from: start)
      return [Motion(duration: swipe.duration).track(from: start, to: end, begin: begin)]
    case .pinch(let pinch):
      let angle = pinch.angle * .pi / 180
      return Gesture.pair(
        around: pinch.center.point(in: size), begin: begin, duration: pinch.duration,
        release: pinch.release
      ) { (pinch.from + (pinch.to - pinch.from) * $0, angle) }
    case .rotation(let rotation):
      return Gesture.pair(
        around: rotation.center.point(in: size), begin: begin, duration: rotation.duration,
        release: rotation.release
      ) { (rotation.distance, rotation.by * .pi / 180 * $0) }
    case .longPress(let location, let duration):
      let point = location.point(in: size)
      return [Motion(duration: duration).track(from: point, to: point, begin: begin)]
    case .touches(let touches): return touches.compactMap { $0.track(in: size, from: begin) }
    case .sequence(let gestures):
      var start = begin
      var result: [TouchTrack] = []
      for gesture in gestures {
        result += gesture.tracks(in: size, after: start)
        start += gesture.duration
      }
      return result
    case .parallel(let gestures): return gestures.flatMap { $0.tracks(in: size, after: begin) }
    }
  }

  /// Two touches opposite each other; `place` gives their distance and angle at a fraction of the
  /// time.
  private static func pair(
    around center: CGPoint, begin: Double, duration: Double, release: Release,
    place: @escaping @Sendable (Double) -> (distance: Double, angle: Double)
  ) -> [TouchTrack] {
    [-0.5, 0.5].map { side in
      TouchTrack(begin: begin, duration: duration, release: release) { seconds in
        let (distance, angle) = place(duration > 0 ? seconds / duration : 1)
        return CGPoint(
          x: center.x + side * distance * cos(angle), y: center.y + side * distance * sin(angle))
      }
    }
  }
}

extension TouchTrack {
  /// A touch with times in seconds; its location is given for seconds since it began.
  fileprivate init(
    begin: Double, duration: Double, release: Gesture.Release,
    location: @escaping @Sendable (Double) -> CGPoint
  ) {
    let start = VirtualInstant(seconds: begin).nanoseconds
    let end = VirtualInstant(seconds: begin + duration).nanoseconds
    self.init(begin: start, end: end, ending: TouchTrack.End(release)) { nanoseconds in
      // The end is reached exactly, despite rounding.
      location(nanoseconds >= end ? duration : min(Double(nanoseconds - start) / 1e9, duration))
    }
  }
}

extension TouchTrack.End {
  fileprivate init(_ release: Gesture.Release) {
    switch release {
    case .lift: self = .lift
    case .cancel: self = .cancel
    case .hold: self = .hold
    }
  }
}

extension Gesture.Tap {
  fileprivate func tracks(in size: CGSize, from begin: Double) -> [TouchTrack] {
    let middle = location.point(in: size)
    return (0..<taps).flatMap { tap in
      (0..<touches).map { touch in
        let side = Double(touch) - Double(touches - 1) / 2
        let point = CGPoint(x: middle.x + side * Gesture.touchDistance, y: middle.y)
        return TouchTrack(
          begin: begin + Double(tap) * (Gesture.tapTimes.down + Gesture.tapTimes.up),
          duration: Gesture.tapTimes.down, release: .lift
        ) { _ in point }
      }
    }
  }
}

extension Gesture.EdgePan {
  fileprivate func ends(in size: CGSize) -> (start: CGPoint, end: CGPoint) {
    let isAcross = edge == .left || edge == .right
    let length = distance.points(of: isAcross ? size.width : size.height)
    let along = position.points(of: isAcross ? size.height : size.width)
    // Just inside of the far edges, which do not belong to the window.
    switch edge {
    case .left: return (CGPoint(x: 0, y: along), CGPoint(x: length, y: along))
    case .right:
      let x = max(size.width - 1, 0)
      return (CGPoint(x: x, y: along), CGPoint(x: x - length, y: along))
    case .top: return (CGPoint(x: along, y: 0), CGPoint(x: along, y: length))
    case .bottom:
      let y = max(size.height - 1, 0)
      return (CGPoint(x: along, y: y), CGPoint(x: along, y: y - length))
    }
  }
}

extension Gesture.Swipe {
  fileprivate func end(from start: CGPoint) -> CGPoint {
    switch direction {
    case .left: CGPoint(x: start.x - distance, y: start.y)
    case .right: CGPoint(x: start.x + distance, y: start.y)
    case .up: CGPoint(x: start.x, y: start.y - distance)
    case .down: CGPoint(x: start.x, y: start.y + distance)
    }
  }
}

extension Gesture.Motion {
  fileprivate func track(from start: CGPoint, to end: CGPoint, begin: Double) -> TouchTrack {
    let duration = duration
    guard let velocity, duration > 0 else {
      let curve = easing.curve
      return TouchTrack(begin: begin, duration: duration, release: release) { seconds in
        let share = duration > 0 ? seconds / duration : 1
        let progress = curve?.y(at: share) ?? share
        return CGPoint(
          x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
      }
    }
    return TouchTrack(begin: begin, duration: duration, release: release) { seconds in
      CGPoint(
        x: Self.flick(from: start.x, to: end.x, velocity.dx, duration, at: seconds),
        y: Self.flick(from: start.y, to: end.y, velocity.dy, duration, at: seconds))
    }
  }

  /// One axis of a path that ends with a velocity: a cubic Hermite curve that starts at the average
  /// speed, and then a straight end.
  private static func flick(
    from start: Double, to end: Double, _ velocity: Double, _ duration: Double, at time: Double
  ) -> Double {
    let tail = min(Gesture.flickTime, duration / 2)
    guard time < duration - tail else { return end - velocity * (duration - time) }
    let (length, knee) = (duration - tail, end - velocity * tail)
    let s = time / length
    let m0 = (knee - start)
    let m1 = velocity * length
    let (s2, s3) = (s * s, s * s * s)
    return (2 * s3 - 3 * s2 + 1) * start + (s3 - 2 * s2 + s) * m0 + (3 * s2 - 2 * s3) * knee
      + (s3 - s2) * m1
  }
}

extension Gesture.Easing {
  /// Control points as Core Animation's curves of these names have them; nil for an even speed.
  fileprivate var curve: UnitBezier? {
    switch self {
    case .linear: nil
    case .easeIn: UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInOut: UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    }
  }
}

extension Gesture.Touch {
  fileprivate func track(in size: CGSize, from begin: Double) -> TouchTrack? {
    guard let first = points.first, let last = points.last else { return nil }
    let places = points.map { (time: $0.time - first.time, point: $0.location.point(in: size)) }
    return TouchTrack(
      begin: begin + first.time, duration: last.time - first.time, release: release
    ) { seconds in
      let next = places.firstIndex(after: seconds)
      guard next > 0, next < places.count else { return places[places.count - 1].point }
      let (from, to) = (places[next - 1], places[next])
      let share = (seconds - from.time) / (to.time - from.time)
      return CGPoint(
        x: from.point.x + (to.point.x - from.point.x) * share,
        y: from.point.y + (to.point.y - from.point.y) * share)
    }
  }
}

extension [(time: Double, point: CGPoint)] {
  /// The first place with a later time, by bisection; the count without one.
  fileprivate func firstIndex(after time: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].time > time { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
