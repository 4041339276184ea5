// SPDX-License-Identifier: MIT
import Testing

@testable import FilmstripVerification

@Suite struct AnswerTimeTests {
  /// Waits as long as the process is waited for, which has a share of each second on a processor; how long that is.
  private func seconds(share: Double, limit: Double = 60) -> Double {
    var time = AnswerTime(limit: limit, processorTime: 5)
    var passed = 0.0
    while let wait = time.wait, passed < 1_000 {
      passed += wait
      time.hasWaited(processorTime: 5 + passed * share)
    }
    return passed
  }

  @Test func aProcessHasAllOfItsTime() {
    // One that spins alone, and one on several processors.
    #expect(seconds(share: 1) == 60)
    #expect(seconds(share: 1.8) == 60)
    // One of two, or three, that share a processor.
    #expect(abs(seconds(share: 0.5) - 120) < 0.5)
    #expect(abs(seconds(share: 1.0 / 3) - 180) < 0.5)
  }

  @Test func waitingIsNotWorking() {
    #expect(seconds(share: 0) == 60)
    #expect(seconds(share: 0.02) == 60)
  }

  @Test func noProcessHasMoreThanFourTimesTheLimit() {
    #expect(abs(seconds(share: 0.1) - 240) < 0.5)
    #expect(seconds(share: 0.1, limit: 1) < 4.2)
  }

  @Test func withoutAClockTheLimitCounts() {
    var time = AnswerTime(limit: 3, processorTime: nil)
    #expect(time.wait == 3)
    time.hasWaited(processorTime: nil)
    #expect(time.wait == nil)
  }
}
