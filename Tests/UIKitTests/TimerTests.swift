// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct TimerTests {
  private let stage = Stage()

  @Test func aTimerCallsOnceAtItsInstant() {
    stage.advance(by: 0)
    var calls: [TimeInterval] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
      calls.append(self.stage.time)
    }
    #expect(timer.isValid)
    #expect(timer.timeInterval == 0)
    stage.advance(to: 0.2)
    #expect(calls == [])
    stage.advance(to: 2)
    #expect(calls == [0.25])
    #expect(!timer.isValid)
  }

  @Test func aRepeatingTimerCallsAgainUntilItIsInvalidated() {
    stage.advance(by: 0)
    var calls: [TimeInterval] = []
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      calls.append(CACurrentMediaTime())
      if calls.count == 3 { timer.invalidate() }
    }
    stage.advance(to: 1)
    #expect(calls == [0.1, 0.2, 0.3])
  }

  /// Adding 0.1 a thousand times gives 99.9999999999986.
  @Test func aThousandCallsDoNotDrift() {
    stage.advance(by: 0)
    var calls: [TimeInterval] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      calls.append(CACurrentMediaTime())
    }
    stage.advance(to: 100)
    timer.invalidate()
    #expect(calls.count == 1_000)
    let tenths = (1...1_000).map { Double($0) / 10 }
    #expect(calls == tenths)
  }

  @Test(arguments: [0, -1, Double.nan])
  func aUselessIntervalCountsAsATenthOfAMillisecond(interval: TimeInterval) {
    stage.advance(by: 0)
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in count += 1 }
    #expect(timer.timeInterval == 0.0001)
    stage.advance(to: 0.01)
    timer.invalidate()
    #expect(count == 100)
  }

  @Test func aTimerThatIsAddedToNoLoopNeverCalls() {
    stage.advance(by: 0)
    var calls: [TimeInterval] = []
    let timer = Timer(timeInterval: 0.1, repeats: false) { _ in calls.append(CACurrentMediaTime()) }
    stage.advance(to: 1)
    #expect(calls == [])
    // What it missed it does at once.
    RunLoop.main.add(timer, forMode: .common)
    stage.advance(to: 1)
    #expect(calls == [1])
  }

  @Test func aLateRepeatingTimerGoesOnAsPlanned() {
    stage.advance(by: 0)
    var calls: [TimeInterval] = []
    let timer = Timer(timeInterval: 0.5, repeats: true) { _ in calls.append(CACurrentMediaTime()) }
    stage.advance(to: 1.25)
    RunLoop.current.add(timer, forMode: .default)
    stage.advance(to: 2)
    timer.invalidate()
    #expect(calls == [1.25, 1.5, 2])
  }

  @Test func fireCallsAtOnceAndEndsATimerThatDoesNotRepeat() {
    stage.advance(by: 0)
    var once = 0
    var again: [TimeInterval] = []
    let single = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in once += 1 }
    let repeating = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      again.append(CACurrentMediaTime())
    }
    stage.advance(to: 0.5)
    single.fire()
    repeating.fire()
    #expect(!single.isValid)
    stage.advance(to: 2)
    repeating.invalidate()
    #expect(once == 1)
    #expect(again == [0.5, 1, 2])
  }

  @Test func theFireDateCanBeMovedAndHaltedAndCountsFromTheStagesStart() {
    stage.advance(to: 1)
    var calls: [TimeInterval] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      calls.append(CACurrentMediaTime())
    }
    #expect(timer.fireDate == Date(timeIntervalSinceReferenceDate: 2))
    timer.fireDate = .distantFuture
    stage.advance(to: 3)
    #expect(calls == [])
    timer.fireDate = Date(timeIntervalSinceReferenceDate: 3.25)
    stage.advance(to: 4.5)
    timer.invalidate()
    #expect(calls == [3.25, 4.25])
  }

  @Test func aDateOfTheMachinesClockIsReported() {
    let recording = stage.record("date") {
      let timer = Timer(fire: Date(), interval: 1, repeats: false) { _ in }
      RunLoop.main.add(timer, forMode: .common)
    }
    #expect(recording.findings.map(\.rule) == [.unsupportedFeature])
    #expect(recording.findings.first?.message.contains("Timer with a date") == true)
  }

  @Test func timersOfOneInstantCallInTheOrderInWhichTheyWereScheduled() {
    stage.advance(by: 0)
    var calls: [String] = []
    Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in calls.append("c") }
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in calls.append("a") }
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in calls.append("b") }
    stage.advance(to: 1)
    #expect(calls == ["a", "b", "c"])
  }

  @Test func aTimerThatIsInvalidatedAtItsInstantDoesNotCall() {
    stage.advance(by: 0)
    var calls: [String] = []
    var second: Timer?
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
      calls.append("first")
      second?.invalidate()
    }
    second = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
      calls.append("second")
    }
    stage.advance(to: 1)
    #expect(calls == ["first"])
  }

  /// What a timer's closure holds goes with it, and may end other timers as it does.
  @Test func aTimerMayEndOthersAsItGoes() {
    final class Ticker {
      private let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      deinit { timer.invalidate() }
    }
    stage.advance(by: 0)
    var ticker: Ticker? = Ticker()
    let outer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [ticker] _ in
      withExtendedLifetime(ticker) {}
    }
    ticker = nil
    #expect(
      stage.settle(within: 0.5) == ["still waiting: Timer every 1.0 s", "still waiting: Timer"])
    outer.invalidate()
    #expect(stage.settle() == [])
  }

  @Test func aTimerHasWhatItWasGiven() {
    stage.advance(by: 0)
    var info: [String] = []
    let timer = Timer.scheduledTimer(timeInterval: 0.1, userInfo: "ours", repeats: false) {
      info.append($0.userInfo as? String ?? "nothing")
    }
    stage.advance(to: 1)
    #expect(info == ["ours"])
    #expect(timer.userInfo == nil)
  }

  @Test func eachStageHasItsTimers() {
    let other = Stage()
    stage.advance(by: 0)
    var calls: [TimeInterval] = []
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      calls.append(CACurrentMediaTime())
    }
    other.advance(to: 3)
    #expect(calls == [])
    stage.advance(to: 1)
    #expect(calls == [0.5])
  }
}
