// SPDX-License-Identifier: MIT

/// Plays the scripted touches of a stage: they begin and end at their exact instants, and in
/// between they are updated with each refresh of the display.
///
/// A touch costs nothing before it begins and after it has ended: a script takes as long as its
/// touches are down.
@MainActor
package final class TouchPlayer {
  private final class ScriptedTouch {
    let track: TouchTrack
    let start: VirtualInstant
    let name: String
    /// Its index among all that were started.
    let number: Int
    /// Nil before it begins, and where nothing could be touched.
    var touch: UITouch?
    var lastUpdate: VirtualInstant?
    var isAwaited = true

    init(track: TouchTrack, start: VirtualInstant, name: String, number: Int) {
      self.track = track
      self.start = start
      self.name = name
      self.number = number
    }

    var begin: VirtualInstant { start.advanced(byNanoseconds: track.begin) }
    var end: VirtualInstant { start.advanced(byNanoseconds: track.end) }
    /// Whether it is down and no longer moves.
    func isResting(at now: VirtualInstant) -> Bool {
      lastUpdate != nil && track.ending == .hold && now >= end
    }
  }

  weak var window: UIWindow?
  let event = UIEvent()
  private unowned let environment: StageEnvironment
  /// Those that have not begun; once sorted the next one is last, and of those with one instant the
  /// first started.
  private var upcoming: [ScriptedTouch] = []
  private var isSorted = true
  /// Those that have begun and will change, in the order in which they were started.
  private var down: [ScriptedTouch] = []
  private var resting: [ScriptedTouch] = []
  private var startedCount = 0
  package private(set) var lastAwaitedTouch = VirtualInstant.zero
  private var awaitedCount = 0
  /// Where the touches have been since the recording began.
  package private(set) var path: [TouchMoment] = []
  private var lastLift: (time: TimeInterval, location: CGPoint, tapCount: Int)?

  /// How many transitions are running that touches cannot interrupt.
  package var touchBlockingTransitions = 0

  init(environment: StageEnvironment) { self.environment = environment }

  private var clock: VirtualClock { environment.clock }

  /// Starts a script now; `name` describes in reports what is being waited for.
  package func play(_ tracks: [TouchTrack], as name: String) {
    for track in tracks {
      upcoming.append(
        ScriptedTouch(track: track, start: clock.now, name: name, number: startedCount))
      startedCount += 1
    }
    awaitedCount += tracks.count
    isSorted = false
  }

  /// Sorts the upcoming touches: once for all scripts that start together.
  private func sortUpcoming() {
    guard !isSorted else { return }
    upcoming.sort { ($0.begin, $0.number) > ($1.begin, $1.number) }
    isSorted = true
  }

  /// What was started before is not waited for by the recording that begins now.
  package func startRecording() {
    lastAwaitedTouch = clock.now
    for scripted in upcoming + down { scripted.isAwaited = false }
    awaitedCount = 0
    path = []
  }

  /// Whether a script is not over; with `sinceRecording` only those that it waits for.
  package func isPending(sinceRecording: Bool) -> Bool {
    sinceRecording ? awaitedCount > 0 : !upcoming.isEmpty || !down.isEmpty
  }

  /// The touches that are not over, each with the name of its script; with `sinceRecording` only
  /// those that it waits for.
  package func pending(sinceRecording: Bool) -> [String] {
    (upcoming + down).filter { $0.isAwaited || !sinceRecording }
      .sorted { $0.number < $1.number }.map(\.name)
  }

  package var isHolding: Bool { resting.contains { $0.touch != nil } }

  package var isDue: Bool { isNextDue || down.contains { isDue($0) } }

  private var isNextDue: Bool {
    sortUpcoming()
    return upcoming.last.map { $0.begin <= clock.now } ?? false
  }

  /// The next instant after now at which a touch changes; nil when none will.
  package var nextInstant: VirtualInstant? {
    sortUpcoming()
    // What is due at this instant is handled by the current step.
    let next = upcoming.last { $0.begin > clock.now }?.begin
    return ([next].compactMap(\.self) + down.map(nextInstant)).filter { $0 > clock.now }.min()
  }

  private func nextInstant(of scripted: ScriptedTouch) -> VirtualInstant {
    guard let last = scripted.lastUpdate else { return scripted.begin }
    return min(environment.scheduler.refreshes.next(after: last), scripted.end)
  }

  private func isDue(_ scripted: ScriptedTouch) -> Bool { nextInstant(of: scripted) <= clock.now }

  /// Sends the events that are due; returns whether there were any.
  package func deliverDue() -> Bool {
    var didDeliver = false
    // One that begins and ends at one instant makes two events.
    while isDue {
      deliver()
      didDeliver = true
    }
    return didDeliver
  }

  private func deliver() {
    let now = clock.now
    event.timestamp = now.seconds
    for touch in event.touches { touch.phase = .stationary }
    var hasChanges = false
    for scripted in takeDue() {
      let isNew = scripted.lastUpdate == nil
      scripted.lastUpdate = now
      if scripted.isAwaited { lastAwaitedTouch = now }
      var isOver = scripted.isResting(at: now)
      if isNew {
        begin(scripted)
      } else if now >= scripted.end && scripted.track.ending != .hold {
        isOver = true
        leave(scripted)
      } else {
        move(scripted)
      }
      if let touch = scripted.touch, touch.phase != .stationary {
        hasChanges = true
        path.append(TouchMoment(touch, number: scripted.number, at: now))
      }
      if isOver { end(scripted) } else { down.append(scripted) }
    }
    down.sort { $0.number < $1.number }
    if hasChanges { window?.sendEvent(event) }
    event.touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  private func takeDue() -> [ScriptedTouch] {
    var due: [ScriptedTouch] = []
    var others: [ScriptedTouch] = []
    for scripted in down {
      if isDue(scripted) { due.append(scripted) } else { others.append(scripted) }
    }
    down = others
    guard isNextDue else { return due }
    while isNextDue, let scripted = upcoming.popLast() { due.append(scripted) }
    return due.sorted { $0.number < $1.number }
  }

  private func end(_ scripted: ScriptedTouch) {
    if scripted.track.ending == .hold { resting.append(scripted) }
    if scripted.isAwaited {
      scripted.isAwaited = false
      awaitedCount -= 1
    }
  }

  private func location(of scripted: ScriptedTouch) -> CGPoint {
    scripted.track.location(
      min(clock.now.nanoseconds - scripted.start.nanoseconds, scripted.track.end))
  }

  private func begin(_ scripted: ScriptedTouch) {
    let touch = UITouch()
    touch.locationInWindow = location(of: scripted)
    touch.previousLocationInWindow = touch.locationInWindow
    touch.timestamp = clock.now.seconds
    touch.tapCount = tapCount(of: touch)
    guard !environment.ignoresTouches else {
      environment.log.report(
        .touchDuringTransition(x: touch.locationInWindow.x, y: touch.locationInWindow.y))
      return
    }
    event.touches.append(touch)
    guard let window, window.touchRouter.begin(touch) else {
      event.touches.removeLast()
      environment.log.report(
        .touchOutsideViews(x: touch.locationInWindow.x, y: touch.locationInWindow.y))
      return
    }
    scripted.touch = touch
    environment.log.noteTouch(.began, at: touch.locationInWindow)
  }

  private func move(_ scripted: ScriptedTouch) {
    guard let touch = scripted.touch else { return }
    let location = location(of: scripted)
    guard location != touch.locationInWindow else { return }
    touch.previousLocationInWindow = touch.locationInWindow
    touch.locationInWindow = location
    touch.timestamp = clock.now.seconds
    touch.phase = .moved
  }

  private func leave(_ scripted: ScriptedTouch) {
    guard let touch = scripted.touch else { return }
    move(scripted)
    touch.timestamp = clock.now.seconds
    touch.phase = scripted.track.ending == .cancel ? .cancelled : .ended
    environment.log.noteTouch(
      touch.phase == .cancelled ? .cancelled : .ended, at: touch.locationInWindow)
    if touch.phase == .ended {
      lastLift = (touch.timestamp, touch.locationInWindow, touch.tapCount)
    }
  }

  /// Cancels the touches that are down, as the system does when it takes the screen from the application.
  package func cancelTouches() {
    let now = clock.now
    event.timestamp = now.seconds
    for scripted in down + resting {
      if let touch = scripted.touch {
        touch.timestamp = now.seconds
        touch.phase = .cancelled
        environment.log.noteTouch(.cancelled, at: touch.locationInWindow)
        path.append(TouchMoment(touch, number: scripted.number, at: now))
      }
      end(scripted)
    }
    (down, resting) = ([], [])
    guard !event.touches.isEmpty else { return }
    window?.sendEvent(event)
    event.touches.removeAll()
  }

  private func tapCount(of touch: UITouch) -> Int {
    let limits = environment.behavior.touches
    guard let lastLift, touch.timestamp - lastLift.time <= limits.tapInterval,
      touch.distance(from: lastLift.location) <= limits.tapDistance
    else { return 1 }
    return lastLift.tapCount + 1
  }
}

extension TouchPlayer: @preconcurrency EndsWithStage {
  /// Ends all scripts where they are.
  package func endWithStage() {
    (upcoming, down, resting) = ([], [], [])
    event.touches = []
  }
}
