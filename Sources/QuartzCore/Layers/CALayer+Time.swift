// SPDX-License-Identifier: MIT

extension CALayer {
  /// Converts a time from another layer's time to this one's; nil is the clock's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atClockTime: l?.clockTime(atLocalTime: t) ?? t)
  }

  /// Converts a time from this layer's time to another one's; nil is the clock's.
  ///
  /// Where a layer in between has speed 0, its local time corresponds to no clock time, and its
  /// begin time is used.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(atLocalTime: t)
    return l?.localTime(atClockTime: time) ?? time
  }

  /// The layer's time, or that of those below, passes differently from now on.
  func timeChanged() {
    scheduler.noteScheduleChange()
    invalidateCapture()
  }

  package func localTime(at instant: VirtualInstant) -> Double {
    localTime(atClockTime: instant.seconds)
  }

  private func localTime(atClockTime time: Double) -> Double {
    guard let parentLayer else { return localTime(atParentTime: time) }
    // From the root down, without a recursion as deep as the tree.
    var chain = [self, parentLayer]
    while let next = chain[chain.count - 1].parentLayer { chain.append(next) }
    return chain.reversed().reduce(time) { $1.localTime(atParentTime: $0) }
  }

  /// `local = (parent − beginTime) · speed + timeOffset`, as in Apple's `CAMediaTiming` header; an
  /// interactive transition that controls the layer comes first.
  func localTime(atParentTime time: Double) -> Double {
    drivenTiming?.localTime(atParentTime: time) ?? (time - beginTime) * Double(speed) + timeOffset
  }

  /// The superlayer's time, or the clock's, at an instant.
  package func parentTime(at instant: VirtualInstant) -> Double {
    parentLayer?.localTime(at: instant) ?? instant.seconds
  }

  private func clockTime(atLocalTime time: Double) -> Double {
    var time = time
    var layer: CALayer? = self
    while let current = layer {
      if let timing = current.drivenTiming {
        time = timing.parentTime(atLocalTime: time)
        layer = current.parentLayer
        continue
      }
      let isStopped = current.speed == 0
      time =
        isStopped
        ? current.beginTime
        : (time - current.timeOffset) / Double(current.speed) + current.beginTime
      layer = current.parentLayer
    }
    return time
  }

  /// Whether the layer's local time is stopped, by a speed of 0 or a paused interactive transition,
  /// here or in an ancestor.
  var isPaused: Bool { ancestry { $0.drivenTiming?.isPaused ?? ($0.speed == 0) } != nil }

  /// Whether an interactive transition pauses the layer's local time.
  var isPausedByDriver: Bool { ancestry { $0.drivenTiming?.isPaused == true } != nil }

  /// The nearest layer, from this one up, that satisfies a condition.
  private func ancestry(first condition: (CALayer) -> Bool) -> CALayer? {
    // Asked for each animation of each frame, for which a sequence of closures is slow.
    var layer: CALayer? = self
    while let current = layer, !condition(current) { layer = current.parentLayer }
    return layer
  }

  /// The nearest layer, from this one up, whose time a cancelled transition reverses; nil without
  /// one.
  private var returningLayer: CALayer? { ancestry { $0.drivenTiming?.returnTime != nil } }

  /// Notifies the cancelled transition that reverses the layer's time that the return has ended.
  func finishReturn() { returningLayer?.drivenTiming?.finishReturn() }

  /// When, on the clock, an animation begins; nil while it is not committed or is paused.
  func start(of entry: AttachedAnimation) -> VirtualInstant? {
    guard let begin = entry.begin, !isPaused else { return nil }
    return VirtualInstant(seconds: clockTime(atLocalTime: begin))
  }

  /// When, on the clock, an animation ends; nil while it has not begun, is paused, or is endless.
  ///
  /// On a layer whose time runs backwards that is when its beginning is reached; where an
  /// interactive transition is cancelled, when all of it has returned, so that none shows its end
  /// meanwhile.
  func end(of entry: AttachedAnimation) -> VirtualInstant? {
    guard let begin = entry.begin else { return nil }
    if let driven = returningLayer, !isPaused, let time = driven.drivenTiming?.returnTime {
      return VirtualInstant(seconds: driven.parentLayer?.clockTime(atLocalTime: time) ?? time)
    }
    let end = begin + entry.timing.parentDuration
    guard end.isFinite, !isPaused else { return nil }
    return VirtualInstant(seconds: max(clockTime(atLocalTime: begin), clockTime(atLocalTime: end)))
  }
}
