// SPDX-License-Identifier: MIT
internal import CoreGraphics

extension Gesture {
  /// The first error in the gesture; nil when it can be performed.
  ///
  /// Every number has to be finite, no time negative or more than a day, no list empty, and there
  /// may be a hundred thousand touches in all.
  var firstError: GestureError? {
    var check = GestureCheck()
    check.look(at: self, "")
    return check.error
  }
}

private struct GestureCheck {
  private(set) var error: GestureError?

  private static let longest = 86_400.0
  private static let maximumTouches = 10
  private static let maximumTaps = 100
  /// A tap of ten, a hundred times, is a thousand in a line of a script: a file of a megabyte would
  /// ask for gigabytes.
  private static let maximumTotalTouches = 100_000
  private var touchCount = 0

  private mutating func fail(_ path: String, _ message: String) {
    if error == nil { error = GestureError(path, message) }
  }

  private mutating func number(_ value: Double, _ path: String) {
    if !value.isFinite { fail(path, "must be a finite number, is \(value)") }
  }

  private mutating func positive(_ value: Double, _ path: String) {
    number(value, path)
    if value < 0 { fail(path, "must not be negative, is \(value)") }
  }

  private mutating func time(_ value: Double, _ path: String) {
    positive(value, path)
    if value > GestureCheck.longest { fail(path, "must be at most a day, is \(value) seconds") }
  }

  private mutating func count(_ value: Int, _ path: String, upTo most: Int) {
    if !(1...most).contains(value) { fail(path, "must be from 1 to \(most), is \(value)") }
  }

  private mutating func add(_ touches: Int, _ path: String) {
    touchCount += touches
    if touchCount > GestureCheck.maximumTotalTouches {
      fail(path, "more than \(GestureCheck.maximumTotalTouches) touches in all")
    }
  }

  private mutating func location(_ value: Gesture.Location, _ path: String) {
    number(value.x.number, "\(path)[0]")
    number(value.y.number, "\(path)[1]")
  }

  private mutating func motion(_ value: Gesture.Motion, _ path: String) {
    time(value.duration, path + "duration")
    guard let velocity = value.velocity else { return }
    number(velocity.dx, path + "velocity[0]")
    number(velocity.dy, path + "velocity[1]")
    if value.duration == 0 { fail(path + "velocity", "needs a duration of more than 0") }
    if value.easing != .linear { fail(path + "velocity", "cannot be combined with an easing") }
  }

  /// Validates a gesture and those in it; returns its duration in seconds.
  @discardableResult
  mutating func look(at gesture: Gesture, _ path: String) -> Double {
    time(gesture.delay, path + "delay")
    // Asked of each gesture in turn, the time of one in many others would be added up again and again.
    var duration: Double?
    switch gesture.kind {
    case .tap(let tap):
      location(tap.location, path + "at")
      count(tap.taps, path + "taps", upTo: GestureCheck.maximumTaps)
      count(tap.touches, path + "touches", upTo: GestureCheck.maximumTouches)
      if error == nil { add(tap.taps * tap.touches, path + "taps") }
    case .pan(let pan):
      location(pan.start, path + "from")
      location(pan.end, path + "to")
      motion(pan.motion, path)
    case .edgePan(let pan):
      number(pan.distance.number, path + "distance")
      number(pan.position.number, path + "at")
      motion(pan.motion, path)
    case .swipe(let swipe):
      location(swipe.start, path + "from")
      number(swipe.distance, path + "distance")
      time(swipe.duration, path + "duration")
    case .pinch(let pinch):
      location(pinch.center, path + "at")
      positive(pinch.from, path + "from")
      positive(pinch.to, path + "to")
      number(pinch.angle, path + "angle")
      time(pinch.duration, path + "duration")
    case .rotation(let rotation):
      location(rotation.center, path + "at")
      number(rotation.by, path + "by")
      positive(rotation.distance, path + "distance")
      time(rotation.duration, path + "duration")
    case .longPress(let place, let duration):
      location(place, path + "at")
      time(duration, path + "duration")
    case .touches(let touches):
      add(touches.count, path + "touches")
      look(at: touches, path)
    case .sequence(let gestures): duration = gesture.delay + look(at: gestures, path).reduce(0, +)
    case .parallel(let gestures): duration = gesture.delay + (look(at: gestures, path).max() ?? 0)
    }
    let total = duration ?? gesture.duration
    if error == nil && !(total <= GestureCheck.longest) {
      fail(String(path.dropLast()), "takes more than a day")
    }
    return total
  }

  private mutating func look(at gestures: [Gesture], _ path: String) -> [Double] {
    if gestures.isEmpty { fail(path + "gestures", "is empty") }
    var durations: [Double] = []
    for (index, gesture) in gestures.enumerated() {
      durations.append(look(at: gesture, path + "gestures[\(index)]."))
    }
    return durations
  }

  private mutating func look(at touches: [Gesture.Touch], _ path: String) {
    if touches.isEmpty { fail(path + "touches", "is empty") }
    for (index, touch) in touches.enumerated() {
      let path = path + "touches[\(index)]"
      if touch.points.isEmpty { fail(path, "has no points") }
      var last = 0.0
      for (index, point) in touch.points.enumerated() {
        time(point.time, "\(path)[\(index)].time")
        location(point.location, "\(path)[\(index)].at")
        if point.time < last {
          fail("\(path)[\(index)].time", "must not be before the last, is \(point.time)")
        }
        last = point.time
      }
    }
  }
}
