// SPDX-License-Identifier: MIT
import FilmstripVirtualTime
import Testing

/// Frame instants against exact rational arithmetic.
@Suite struct FrameScheduleTests {
  @Test(arguments: [1, 7, 24, 25, 30, 50, 59, 60, 90, 120, 144, 1_000])
  func everyInstantIsTheNearestNanosecondToItsFraction(rate: Int) {
    let schedule = FrameSchedule(start: .zero, rate: rate)
    for index in [0, 1, 2, 3, 10, 21, 59, 60, 61, 599, 100_000, 86_400_000] {
      // |t · rate − index · 10⁹| ≤ rate / 2, in exact 128-bit integers.
      let time = Int128(schedule.instant(ofFrame: index).nanoseconds)
      let error = time * Int128(rate) - Int128(index) * 1_000_000_000
      #expect(2 * error.magnitude <= rate.magnitude, "frame \(index) at \(rate) fps")
    }
  }

  @Test func theTwentySecondFrameAtSixtyIsExactlyAtThreeHundredFiftyMilliseconds() {
    let schedule = FrameSchedule(start: VirtualInstant(nanoseconds: 5), rate: 60)
    #expect(schedule.instant(ofFrame: 21).nanoseconds == 350_000_005)
  }
}
