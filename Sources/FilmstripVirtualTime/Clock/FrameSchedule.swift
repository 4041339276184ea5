// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

/// When the frames of a recording are taken: frame *i* at `start + i / rate`.
///
/// Each instant is computed from its index, never by adding steps, so a schedule does not drift.
package struct FrameSchedule: Sendable, Equatable {
  package let start: VirtualInstant
  package let rate: Int

  /// Creates a schedule.
  ///
  /// - Precondition: the rate is positive.
  package init(start: VirtualInstant, rate: Int) {
    require(rate > 0, "FrameSchedule(rate: \(rate)): the rate must be positive")
    self.start = start
    self.rate = rate
  }

  /// The instant of a frame, rounded to the nearest nanosecond.
  package func instant(ofFrame index: Int) -> VirtualInstant {
    VirtualInstant(nanoseconds: start.nanoseconds + offset(ofFrame: index))
  }

  /// Nanoseconds from the start to a frame.
  package func offset(ofFrame index: Int) -> Int64 {
    // Whole seconds apart, so that the product below stays small.
    let (seconds, rest) = index.quotientAndRemainder(dividingBy: rate)
    let fraction = (rest * 1_000_000_000 + rate / 2) / rate
    return Int64(seconds) * 1_000_000_000 + Int64(fraction)
  }
}
