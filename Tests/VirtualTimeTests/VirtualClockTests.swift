// SPDX-License-Identifier: MIT
import Testing
import FilmstripVirtualTime

/// What waits for an instant, in which order it runs, and what of it belongs to a recording.
@Suite struct VirtualClockTests {
  private let clock = VirtualClock()

  private func at(_ seconds: Double) -> VirtualInstant { VirtualInstant(seconds: seconds) }

  @Test func workRunsByInstantAndThenByWhenItWasAdded() {
    var order: [String] = []
    for (name, time) in [("b", 2.0), ("a", 1), ("c", 2), ("past", -1)] {
      clock.schedule(at: at(time), as: name) { order.append(name) }
    }
    #expect(clock.hasDueTimers)
    #expect(clock.performDueTimers())
    #expect(order == ["past"])
    clock.advance(to: at(2))
    #expect(clock.performDueTimers())
    #expect(order == ["past", "a", "b", "c"])
    #expect(!clock.performDueTimers())
  }

  /// Otherwise a block that adds itself again would stop the clock.
  @Test func workThatIsAddedMeanwhileWaitsForTheNextRound() {
    var runs = 0
    clock.schedule(at: .zero, as: nil) { [clock] in
      runs += 1
      clock.schedule(at: .zero, as: nil) { runs += 1 }
    }
    #expect(clock.performDueTimers())
    #expect(runs == 1)
    #expect(clock.hasDueTimers)
    #expect(clock.performDueTimers())
    #expect(runs == 2)
  }

  @Test func workThatWasCancelledDoesNotRun() {
    var runs = 0
    let id = clock.schedule(at: at(1), as: "timer") { runs += 1 }
    #expect(clock.timers.nextDue(after: .zero) == at(1))
    clock.timers.cancel(id)
    clock.timers.cancel(id)
    #expect(clock.timers.nextDue(after: .zero) == nil)
    clock.advance(to: at(3))
    #expect(!clock.performDueTimers())
    #expect(runs == 0)
  }

  /// A timer that repeats was started when it was first scheduled, whichever entry runs now.
  @Test func aRecordingCountsWhatWasStartedInIt() {
    let old = clock.schedule(at: at(1), as: "old") {}
    clock.advance(to: at(0.5))
    clock.startRecording()
    #expect(clock.recording.lastWork == at(0.5))
    clock.schedule(at: at(1.5), origin: old, as: "old again") {}
    clock.schedule(at: at(1), as: "new") {}
    #expect(clock.timers.names(startedSince: clock.recording.firstStart) == ["new"])
    clock.advance(to: at(1))
    _ = clock.performDueTimers()
    #expect(clock.recording.lastWork == at(1))
    clock.advance(to: at(1.5))
    _ = clock.performDueTimers()
    #expect(clock.recording.lastWork == at(1))
  }
}
