// SPDX-License-Identifier: MIT

package final class DisplayRefreshes {
  /// How often the display refreshes in a second: 60, as displays without ProMotion do.
  package static let rate = 60

  let clock: VirtualClock
  private var grid = FrameSchedule(start: .zero, rate: DisplayRefreshes.rate)
  private var links: [CADisplayLink] = []
  private var isOver = false

  fileprivate init(clock: VirtualClock) { self.clock = clock }

  func add(_ link: CADisplayLink) {
    // Nothing would ever call it.
    if !isOver { links.append(link) }
  }

  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// The next instant at which a link is called; nil when none will be.
  var nextTick: VirtualInstant? { links.compactMap(\.nextTick).min() }

  func names(startedSince start: Int) -> [String] {
    links.filter { $0.isRunning && $0.origin >= start && $0.isAwaited() }.map(\.reportedName)
  }

  /// Calls the links whose tick has come; returns whether there were any.
  package func tick() -> Bool {
    var didTick = false
    for link in links where link.tick(at: clock.now) {
      didTick = true
      guard link.isAwaited() else { continue }
      clock.recording.noteWork(startedAs: link.origin, at: clock.now)
    }
    return didTick
  }

  /// Makes the display refresh now and every sixtieth of a second after.
  func startRecording() {
    grid = FrameSchedule(start: clock.now, rate: DisplayRefreshes.rate)
    for link in links { link.updateNextTick() }
  }

  /// The first refresh after an instant, of every `divisor`-th.
  package func next(after instant: VirtualInstant, every divisor: Int = 1) -> VirtualInstant {
    // The guess may be one off, as instants are rounded to whole nanoseconds.
    let elapsed = Double(instant.nanoseconds - grid.start.nanoseconds) / 1_000_000_000
    var index = max(Int(elapsed * Double(grid.rate)) / divisor - 1, 0) * divisor
    while grid.instant(ofFrame: index) <= instant { index += divisor }
    return grid.instant(ofFrame: index)
  }
}

extension DisplayRefreshes: EndsWithStage {
  package func endWithStage() {
    isOver = true
    for link in links { link.invalidate() }
  }
}

extension StageScope {
  package var displayRefreshes: DisplayRefreshes { part { DisplayRefreshes(clock: clock) } }
}
