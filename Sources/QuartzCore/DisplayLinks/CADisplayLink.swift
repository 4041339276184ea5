// SPDX-License-Identifier: MIT

/// A timer that is called with each refresh of the display: 60 times a virtual second.
///
/// During a recording the display refreshes at its start and every sixtieth of a second after, so
/// that what a call changes shows in the frame of that instant. Runs on the clock of the stage that
/// is current when the link is added.
open class CADisplayLink: NSObject {
  /// Released when the link ends, as it often retains the link's owner.
  private var handler: ((CADisplayLink) -> Void)?
  private var modes: [RunLoop.Mode] = []
  private weak var refreshes: DisplayRefreshes?
  private(set) var nextTick: VirtualInstant?
  /// When it last began to run, to determine whether that was during a recording.
  package private(set) var origin = 0
  private var isValid = true
  /// Whether recordings wait for what the link does, asked at each refresh; always by default.
  ///
  /// What moves things that are not in a window any more shows nothing, and would keep a recording going.
  package var isAwaited: () -> Bool = { true }
  /// What the link does, in words, where recordings that end at their limit should not name the link itself.
  package var work: (() -> String)?

  /// Creates a link that calls a closure; Swift-only, where Apple's has a target and a selector.
  ///
  /// It is called once the link is added to a run loop, first at the next refresh.
  public init(_ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 0

  open var isPaused = false { didSet { if isPaused != oldValue { restart() } } }

  /// Calls a second; 0, the default, means every refresh.
  ///
  /// Rounded to the nearest rate that divides the display's, and down between two (assumed).
  open var preferredFramesPerSecond = 0 { didSet { updateNextTick() } }

  /// Calls a second, instead of `preferredFramesPerSecond` unless it is the default range.
  ///
  /// The preferred rate is taken, else the maximum, rounded in the same way.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { updateNextTick() } }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    nonisolated(unsafe) let link = self
    EngineThread.perform("CADisplayLink") { link.add(for: mode) }
  }

  private func add(for mode: RunLoop.Mode) {
    guard isValid, !modes.contains(mode) else { return }
    let wasRunning = isRunning
    modes.append(mode)
    if refreshes == nil {
      refreshes = StageScope.current.displayRefreshes
      refreshes?.add(self)
    }
    if !wasRunning { restart() }
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { leaveDisplay() } else { updateNextTick() }
  }

  open func invalidate() {
    // What is released with it may call this again, so it is released last.
    let held = handler
    isValid = false
    modes = []
    handler = nil
    isAwaited = { true }
    work = nil
    leaveDisplay()
    withExtendedLifetime(held) {}
  }

  private func leaveDisplay() {
    refreshes?.remove(self)
    refreshes = nil
    nextTick = nil
  }
}

extension CADisplayLink {
  var isRunning: Bool { nextTick != nil }

  var reportedName: String {
    work?() ?? "CADisplayLink at \(DisplayRefreshes.rate / divisor) per second"
  }

  func updateNextTick() {
    guard let refreshes, !isPaused, modes.contains(where: { RunLoop.runs($0) }) else {
      nextTick = nil
      return
    }
    nextTick = refreshes.next(after: refreshes.clock.now, every: divisor)
  }

  func tick(at now: VirtualInstant) -> Bool {
    guard let due = nextTick, due <= now else { return false }
    updateNextTick()
    timestamp = now.seconds
    targetTimestamp = nextTick?.seconds ?? now.seconds
    duration = 1 / CFTimeInterval(DisplayRefreshes.rate)
    handler?(self)
    return true
  }

  private func restart() {
    updateNextTick()
    if isRunning, let refreshes { origin = refreshes.clock.takeStart() }
  }

  private var divisor: Int {
    let display = DisplayRefreshes.rate
    let preferred =
      preferredFrameRateRange == .default
      ? Double(preferredFramesPerSecond)
      : Double(
        preferredFrameRateRange.preferred.flatMap { $0 > 0 ? $0 : nil }
          ?? preferredFrameRateRange.maximum)
    guard preferred > 0, preferred < Double(display) else { return 1 }
    let divisors = (1...display).filter { display.isMultiple(of: $0) }
    // `min` takes the first of equals, here the lowest rate.
    return divisors.reversed().min {
      abs(Double(display / $0) - preferred) < abs(Double(display / $1) - preferred)
    } ?? 1
  }
}
