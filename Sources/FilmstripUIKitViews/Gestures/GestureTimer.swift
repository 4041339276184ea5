// SPDX-License-Identifier: MIT

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
      [weak recognizer] in if let recognizer { body(recognizer) }
    }
    entry = (clock.timers, id)
  }

  mutating func cancel() {
    if let entry { entry.queue.cancel(entry.id) }
    entry = nil
  }
}
