// SPDX-License-Identifier: MIT
public import Dispatch
internal import FilmstripWording

/// In place of Dispatch's sources, which do not run on the stage's clock.
///
/// Declared so that a file which imports UIKit does not find Dispatch's, whose timers would run in
/// real time without a report. `Timer`, `CADisplayLink` and `DispatchQueue.asyncAfter` are virtual.
public enum DispatchSource {
  @available(
    *, unavailable,
    message: "runs on the machine's clock; use Timer, CADisplayLink or DispatchQueue.asyncAfter"
  )
  public static func makeTimerSource(
    flags: Dispatch.DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    refuse("DispatchSource.makeTimerSource is not available")
  }
}
