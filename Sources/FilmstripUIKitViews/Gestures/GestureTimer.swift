// SPDX-License-Identifier: MIT
internal import QuartzCore

/// Lets a recognizer change by itself after a time, on its stage's clock.
@MainActor
struct GestureTimer {
  private var entry: (queue: TimerQueue, id: Int)?

  init() {}

  /// Runs a closure after some seconds unless cancelled; recordings wait for it under a name.
  mutating func start<Recognizer: UIGestureRecognizer>(
    after seconds: TimeInterval, for recognizer: Recognizer, as name: String,
    _ body: @escaping @MainActor (Recognizer) -> Void
  ) {
    cancel()
    let clock = recognizer.environment.clock
    let id = clock.schedule(at: clock.now.advanced(bySeconds: seconds), as: name) {
      [weak recognizer] in
      if let recognizer { body(recognizer) }
    }
    entry = (clock.timers, id)
  }

  /// Forgets what was to be run; does nothing when it has.
  mutating func cancel() {
    if let entry { entry.queue.cancel(entry.id) }
    entry = nil
  }
}
