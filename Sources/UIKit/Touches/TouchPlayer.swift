// SPDX-License-Identifier: MIT
package import QuartzCore

/// Plays the scripted fingers of a stage: they come and go at their exact instants, and in between
/// they are looked at with each refresh of the display.
@MainActor
package final class TouchPlayer {
  private final class Finger {
    let track: TouchTrack
    let start: VirtualInstant
    let name: String
    /// Nil before it comes down, and where nothing could be touched.
    var touch: UITouch?
    var lastLook: VirtualInstant?
    var isDone = false
    var isAwaited = true

    init(track: TouchTrack, start: VirtualInstant, name: String) {
      self.track = track
      self.start = start
      self.name = name
    }

    var begin: VirtualInstant { start.advanced(byNanoseconds: track.begin) }
    var end: VirtualInstant { start.advanced(byNanoseconds: track.end) }
    /// Whether nothing more comes of itself.
    func isResting(at now: VirtualInstant) -> Bool {
      lastLook != nil && track.ending == .hold && now >= end
    }
  }

  /// Where the fingers come down.
  weak var window: UIWindow?
  /// What all fingers do at an instant; one object for all instants.
  let event = UIEvent()
  private unowned let environment: StageEnvironment
  private var fingers: [Finger] = []
  /// When a finger of the recording last did something.
  package private(set) var lastAwaitedTouch = VirtualInstant.zero
  private var lastLift: (time: TimeInterval, location: CGPoint, tapCount: Int)?

  init(environment: StageEnvironment) { self.environment = environment }

  private var clock: VirtualClock { environment.clock }

  /// Starts a script now; `name` says in reports what is being waited for.
  package func play(_ tracks: [TouchTrack], as name: String) {
    for track in tracks {
      fingers.append(Finger(track: track, start: clock.now, name: name))
    }
  }

  /// What was started before is not waited for by the recording that begins now.
  package func startRecording() {
    lastAwaitedTouch = clock.now
    for finger in fingers { finger.isAwaited = false }
  }

  /// The scripts that are not over, in words; with `sinceRecording` only those that it waits for.
  package func pending(sinceRecording: Bool) -> [String] {
    fingers.filter { !$0.isResting(at: clock.now) && ($0.isAwaited || !sinceRecording) }
      .map(\.name)
  }

  /// Whether a finger stays down for ever.
  package var isHolding: Bool {
    fingers.contains { $0.touch != nil && $0.isResting(at: clock.now) }
  }

  /// Whether anything is due now.
  package var isDue: Bool { fingers.contains { isDue($0) } }

  /// The next instant after now at which a finger does something; nil when none will.
  package var nextInstant: VirtualInstant? {
    fingers.compactMap(nextInstant).filter { $0 > clock.now }.min()
  }

  private func nextInstant(of finger: Finger) -> VirtualInstant? {
    guard let last = finger.lastLook else { return finger.begin }
    if finger.isResting(at: last) { return nil }
    return min(clock.nextRefresh(after: last), finger.end)
  }

  private func isDue(_ finger: Finger) -> Bool {
    nextInstant(of: finger).map { $0 <= clock.now } ?? false
  }

  /// Sends the events that are due; returns whether there were any.
  package func deliverDue() -> Bool {
    var didDeliver = false
    // One that comes and goes at one instant makes two events.
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
    for finger in fingers where isDue(finger) {
      let isNew = finger.lastLook == nil
      finger.lastLook = now
      if finger.isAwaited { lastAwaitedTouch = now }
      if isNew {
        begin(finger)
      } else if now >= finger.end && finger.track.ending != .hold {
        finger.isDone = true
        leave(finger)
      } else {
        move(finger)
      }
      if let touch = finger.touch, touch.phase != .stationary { hasChanges = true }
    }
    if hasChanges { window?.sendEvent(event) }
    event.touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    fingers.removeAll(where: \.isDone)
  }

  private func location(of finger: Finger) -> CGPoint {
    finger.track.location(
      min(clock.now.nanoseconds - finger.start.nanoseconds, finger.track.end))
  }

  private func begin(_ finger: Finger) {
    let touch = UITouch()
    touch.locationInWindow = location(of: finger)
    touch.previousLocationInWindow = touch.locationInWindow
    touch.timestamp = clock.now.seconds
    touch.tapCount = tapCount(of: touch)
    guard !environment.ignoresTouches else {
      environment.log.loseTouch(
        "a finger came down at \(touch.locationInWindow.x), \(touch.locationInWindow.y) while a "
          + "transition was running, which takes no touches")
      return
    }
    event.touches.append(touch)
    guard let window, window.touchRouter.begin(touch) else {
      event.touches.removeLast()
      environment.log.loseTouch(
        "a finger came down at \(touch.locationInWindow.x), \(touch.locationInWindow.y), "
          + "where no view can be touched")
      return
    }
    finger.touch = touch
  }

  private func move(_ finger: Finger) {
    guard let touch = finger.touch else { return }
    let location = location(of: finger)
    guard location != touch.locationInWindow else { return }
    touch.previousLocationInWindow = touch.locationInWindow
    touch.locationInWindow = location
    touch.timestamp = clock.now.seconds
    touch.phase = .moved
  }

  private func leave(_ finger: Finger) {
    guard let touch = finger.touch else { return }
    move(finger)
    touch.timestamp = clock.now.seconds
    touch.phase = finger.track.ending == .cancel ? .cancelled : .ended
    if touch.phase == .ended {
      lastLift = (touch.timestamp, touch.locationInWindow, touch.tapCount)
    }
  }

  private func tapCount(of touch: UITouch) -> Int {
    let limits = BehaviorProfile.current.touches
    guard let lastLift, touch.timestamp - lastLift.time <= limits.tapInterval,
      touch.distance(from: lastLift.location) <= limits.tapDistance
    else { return 1 }
    return lastLift.tapCount + 1
  }
}
