// SPDX-License-Identifier: MIT
import QuartzCore
import Testing

@Suite struct MediaTimingTests {
  private func timing(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
    var timing = MediaTiming()
    timing.duration = 2
    change(&timing)
    return timing
  }

  @Test func fillModesDecideWhatShowsOutside() {
    let table: [(CAMediaTimingFillMode, before: Double?, after: Double?)] = [
      (.removed, nil, nil), (.backwards, 0, nil), (.forwards, nil, 1), (.both, 0, 1),
    ]
    for (mode, before, after) in table {
      let timing = timing { $0.fillMode = mode }
      #expect(timing.iterationProgress(after: -0.1) == before)
      #expect(timing.iterationProgress(after: 0) == 0)
      #expect(timing.iterationProgress(after: 1) == 0.5)
      #expect(timing.iterationProgress(after: 2) == after)
      #expect(timing.iterationProgress(after: 9) == after)
    }
  }

  @Test func phaseChangesExactlyAtTheEnds() {
    let timing = timing()
    #expect(timing.phase(after: -1e-9) == .before)
    #expect(timing.phase(after: 0) == .active)
    #expect(timing.phase(after: 2 - 1e-6) == .active)
    #expect(timing.phase(after: 2) == .after)
  }

  @Test func repeatingStartsOverAndEndsAtTheFractionReached() {
    let timing = timing {
      $0.repeatCount = 2.5
      $0.fillMode = .both
    }
    #expect(timing.activeDuration == 5)
    #expect(timing.iterationProgress(after: 1.5) == 0.75)
    #expect(timing.iterationProgress(after: 2) == 0)
    #expect(timing.iterationProgress(after: 4.5) == 0.25)
    #expect(timing.iterationProgress(after: 7) == 0.5)
  }

  @Test func wholeRepeatsEndAtOneNotAtZero() {
    let timing = timing {
      $0.repeatCount = 3
      $0.fillMode = .forwards
    }
    #expect(timing.iterationProgress(after: 6) == 1)
  }

  @Test func autoreversingRunsBackInEverySecondIteration() {
    let timing = timing {
      $0.autoreverses = true
      $0.fillMode = .both
    }
    #expect(timing.activeDuration == 4)
    #expect(timing.iterationProgress(after: 1) == 0.5)
    #expect(timing.iterationProgress(after: 3) == 0.5)
    #expect(timing.iterationProgress(after: 3.5) == 0.25)
    #expect(timing.iterationProgress(after: 4) == 0)
  }

  @Test func speedStretchesTheParentsTime() {
    let timing = timing { $0.speed = 4 }
    #expect(timing.parentDuration == 0.5)
    #expect(timing.iterationProgress(after: 0.25) == 0.5)
    #expect(timing.iterationProgress(after: 0.5) == nil)
  }

  @Test func speedZeroStandsAtTheTimeOffset() {
    let timing = timing {
      $0.speed = 0
      $0.timeOffset = 0.5
    }
    #expect(timing.parentDuration == .infinity)
    #expect(timing.iterationProgress(after: 0) == 0.25)
    #expect(timing.iterationProgress(after: 1_000) == 0.25)
  }

  @Test(arguments: [0, -1, Double.nan])
  func durationsWithoutExtentEndAtOnce(duration: Double) {
    let timing = timing {
      $0.duration = duration
      $0.fillMode = .forwards
    }
    #expect(timing.phase(after: 0) == .after)
    #expect(timing.iterationProgress(after: 0) == 1)
  }
}
