// SPDX-License-Identifier: MIT
package import Testing
internal import Foundation

/// How work grows, as a ratio of this thread's own processor time: what else the machine does is not in
/// it, and how fast the machine is does not count.
package enum Growth {
  /// This thread's processor time for something, the least of some times.
  package static func time(least count: Int = 1, _ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<count {
      var (start, end) = (timespec(), timespec())
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
      try body()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
      least = min(
        least, Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9)
    }
    return least
  }

  /// Expects that eight times as much takes less than three times eight times as long.
  ///
  /// In quadratic time it is sixty-four times, which a power of 2 expects, with as much to spare.
  /// `body` does the work for a count and returns its processor time, without what it needs before.
  package static func expect(
    power: Int = 1, from count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (Int) throws -> Double
  ) rethrows {
    _ = try body(count / 8)
    let few = min(try body(count), try body(count))
    let many = try body(8 * count)
    let limit = 3 * (1 << (3 * power))
    #expect(many < Double(limit) * few, "\(few) s, \(many) s", sourceLocation: sourceLocation)
  }
}
