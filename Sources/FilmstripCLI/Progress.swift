// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// One line on a terminal that counts frames while they are written.
///
/// The only place that reads a wall clock: it measures the machine, never the transition.
final class Progress: Sendable {
  private let isShown: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let lastShown: Mutex<ContinuousClock.Instant?>

  init(isShown: Bool) {
    self.isShown = isShown
    start = clock.now
    lastShown = Mutex(nil)
  }

  /// Shows a count, at most ten times a second and always for the last frame.
  func update(done: Int, total: Int) {
    guard isShown else { return }
    let now = clock.now
    let isDue = lastShown.withLock { last in
      if let last, now - last < .milliseconds(100), done < total { return false }
      last = now
      return true
    }
    guard isDue else { return }
    let rate = Double(done) / max((now - start) / .seconds(1), 1e-6)
    StandardError.writeRaw("\r\(done)/\(total) frames, \(Int(rate)) frames/s\u{1b}[K")
  }

  /// Removes the line.
  func clear() {
    if isShown { StandardError.writeRaw("\r\u{1b}[K") }
  }
}
