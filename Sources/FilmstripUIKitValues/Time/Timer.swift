// SPDX-License-Identifier: MIT

/// Calls a closure once or repeatedly, on the clock of the stage.
///
/// Replaces Foundation's, which runs on the machine's clock. Runs on the clock of the stage that is
/// current when the timer is scheduled. The *n*-th call of a repeating timer is at first call + *n* ·
/// interval, whatever happened before.
open class Timer: NSObject {
  /// Released when the timer ends, as it often retains the timer's owner.
  private var block: ((Timer) -> Void)?
  private let repeats: Bool
  /// The instants of the calls are counted from here.
  private var base: VirtualInstant
  private var index = 0
  private weak var clock: VirtualClock?
  private var entry: Int?
  /// The first entry, to determine whether the timer was started during a recording.
  private var origin: Int?

  public let timeInterval: TimeInterval
  open private(set) var userInfo: Any?
  open private(set) var isValid = true
  /// How late the timer may be, in seconds; it is never late.
  open var tolerance: TimeInterval = 0

  /// Creates a timer that calls at a date and, if it repeats, every `interval` seconds after.
  ///
  /// Dates count from `Date(timeIntervalSinceReferenceDate: 0)`, which is when the stage was made. A
  /// date of the machine's clock is reported, and then the timer never calls. An interval of 0 or
  /// less counts as 0.1 ms, as in Foundation.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(
      base: Timer.instant(of: date), interval: interval, repeats: repeats, userInfo: nil,
      block: block)
  }

  /// Creates a timer that first calls `interval` seconds from now, once it is added to a run loop.
  ///
  /// An interval of 0 or less counts as 0.1 ms, as in Foundation.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, userInfo: nil, repeats: repeats, block: block)
  }

  /// Creates a timer with something for its closure; Swift-only, where Apple's has a target and a
  /// selector.
  public convenience init(
    timeInterval interval: TimeInterval, userInfo: Any?, repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    let delay = Timer.effective(interval)
    self.init(
      base: StageScope.current.clock.now.advanced(bySeconds: delay), interval: interval,
      repeats: repeats, userInfo: userInfo, block: block)
  }

  init(
    base: VirtualInstant, interval: TimeInterval, repeats: Bool, userInfo: Any?,
    block: @escaping (Timer) -> Void
  ) {
    self.base = base
    self.repeats = repeats
    self.userInfo = userInfo
    self.block = block
    timeInterval = repeats ? Timer.effective(interval) : 0
    super.init()
  }

  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    scheduledTimer(timeInterval: interval, userInfo: nil, repeats: repeats, block: block)
  }

  @discardableResult
  open class func scheduledTimer(
    timeInterval interval: TimeInterval, userInfo: Any?, repeats: Bool,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, userInfo: userInfo, repeats: repeats, block: block)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// Calls the closure now; a timer that does not repeat is invalid after it, one that does keeps
  /// its schedule.
  open func fire() {
    guard isValid else { return }
    block?(self)
    if !repeats { invalidate() }
  }

  open func invalidate() {
    // What is released with them may call this again, so they are released last.
    let held: (Any?, ((Timer) -> Void)?) = (userInfo, block)
    isValid = false
    userInfo = nil
    block = nil
    cancelEntry()
    withExtendedLifetime(held) {}
  }

  /// When the timer calls next; a date in the past means in the next round.
  ///
  /// Dates count as in `init(fire:interval:repeats:block:)`; `distantFuture` suspends the timer.
  open var fireDate: Date {
    get { Timer.date(of: nextInstant) }
    set {
      base = Timer.instant(of: newValue)
      index = 0
      guard clock != nil, isValid else { return }
      cancelEntry()
      schedule()
    }
  }
}

extension Timer {
  func start() {
    guard isValid, clock == nil else { return }
    clock = StageScope.current.clock
    schedule()
  }

  private func schedule() {
    guard let clock else { return }
    // Calls that were missed, because the timer was added late, are made once.
    let id = clock.schedule(
      at: nextInstant, origin: origin, as: reportedName, orDrop: { self.invalidate() },
      { self.fireDue() })
    entry = id
    origin = origin ?? id
  }

  private func fireDue() {
    entry = nil
    guard isValid else { return }
    // Before the call, as Foundation does, so that the closure sees the next date.
    if repeats { skipPast() }
    block?(self)
    // The closure may have ended the timer, or set another date and with it an entry.
    guard isValid, entry == nil else { return }
    if repeats { schedule() } else { invalidate() }
  }

  private func skipPast() {
    guard let now = clock?.now else { return }
    let elapsed = Double(now.nanoseconds - base.nanoseconds) / 1_000_000_000
    index = max(index + 1, Int(elapsed / timeInterval) - 1)
    while nextInstant <= now { index += 1 }
  }

  private func cancelEntry() {
    if let entry { clock?.timers.cancel(entry) }
    entry = nil
  }

  /// When the next call is due: from the index, so that a timer does not drift.
  private var nextInstant: VirtualInstant {
    guard index > 0, base != .distantFuture else { return base }
    return base.advanced(bySeconds: timeInterval * Double(index))
  }

  private var reportedName: String { repeats ? "Timer every \(timeInterval) s" : "Timer" }

  /// Foundation's rule for intervals of 0 and less.
  private static func effective(_ interval: TimeInterval) -> TimeInterval {
    interval > 0 ? interval : 0.000_1
  }

  /// A date as an instant of the stage: dates count from when it was made.
  static func instant(of date: Date) -> VirtualInstant {
    if date == .distantFuture { return .distantFuture }
    let seconds = date.timeIntervalSinceReferenceDate
    // No stage runs for years: this is the machine's clock, which has no relation to virtual time.
    if seconds > 10 * 365 * 86_400 {
      UnsupportedFeature.report("Timer with a date of the machine's clock")
      return .distantFuture
    }
    return VirtualInstant(seconds: seconds)
  }

  private static func date(of instant: VirtualInstant) -> Date {
    instant == .distantFuture
      ? .distantFuture : Date(timeIntervalSinceReferenceDate: instant.seconds)
  }
}
