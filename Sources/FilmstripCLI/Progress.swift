// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// One line on a terminal that counts frames, or what else is made, and says how long the rest will take.
///
/// The only place that reads a wall clock: it measures the machine, never the transition.
final class Progress: Sendable {
  private let isShown: Bool
  private let unit: String
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let lastShown: Mutex<ContinuousClock.Instant?>

  init(isShown: Bool, unit: String = "frames") {
    self.isShown = isShown
    self.unit = unit
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
    let seconds = (now - start) / .seconds(1)
    let rate = Double(done) / max(seconds, 1e-6)
    let speed = rate >= 10 ? "\(Int(rate))" : "\(Double(Int(rate * 10)) / 10)"
    // Of the first ones the time says little.
    let rest = Double(total - done) / max(rate, 1e-6)
    let remaining = seconds > 2 && rest >= 1 ? ", \(Progress.duration(rest)) left" : ""
    StandardError.writeRaw("\r\(done)/\(total) \(unit), \(speed) \(unit)/s\(remaining)\u{1b}[K")
  }

  /// Such as `20 s` or `3 min`.
  private static func duration(_ seconds: Double) -> String {
    seconds < 100 ? "\(Int(seconds.rounded(.up))) s" : "\(Int((seconds / 60).rounded(.up))) min"
  }

  func clear() {
    if isShown { StandardError.writeRaw("\r\u{1b}[K") }
  }
}
