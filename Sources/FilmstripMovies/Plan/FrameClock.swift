// SPDX-License-Identifier: MIT

/// How long each frame of a transition stays, in whole ticks: what ``PicturePlan`` is made from.
struct FrameClock: Sendable, Equatable {
  let timescale: Int
  /// For each frame; at least one, and all positive.
  let ticks: [Int]

  init(frameRate: Int, count: Int) {
    self.init(timescale: max(frameRate, 1), ticks: Array(repeating: 1, count: count))
  }

  private init(timescale: Int, ticks: [Int]) { (self.timescale, self.ticks) = (timescale, ticks) }

  /// Frames that stay for so many milliseconds; those that stay for no time get a hundredth of a second.
  ///
  /// Equal durations of which a whole number fits into a second are exact; others are rounded to
  /// microseconds. None counts for more than 100 seconds.
  init(milliseconds durations: [Double]) {
    if let first = durations.first, first > 0,
      durations.allSatisfy({ abs($0 - first) < first * 1e-6 }), first <= 1_000
    {
      let rate = 1_000 / first
      if abs(rate - rate.rounded()) < rate * 1e-6 {
        self.init(frameRate: Int(rate.rounded()), count: durations.count)
        return
      }
    }
    self.init(
      timescale: 1_000_000,
      ticks: durations.map { duration in
        duration > 0 ? max(Int((min(duration, 100_000) * 1_000).rounded()), 1) : 10_000
      })
  }

  /// Frames in a second, where all stay for the same time and that is a whole number of them.
  var frameRate: Int? {
    guard let first = ticks.first, ticks.allSatisfy({ $0 == first }), timescale % first == 0 else {
      return nil
    }
    return timescale / first
  }
}
