// SPDX-License-Identifier: MIT

/// The loop in which timers and display links run: that of the current stage.
///
/// Declared here as well, so that a file which imports UIKit finds this one and not Foundation's.
public typealias RunLoop = QuartzCore.RunLoop

extension RunLoop {
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard RunLoop.runs(mode) else { return }
    nonisolated(unsafe) let timer = timer
    EngineThread.perform("Timer") { timer.start() }
  }
}

extension RunLoop.Mode {
  /// The mode while a touch scrolls, in which nothing runs yet.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
