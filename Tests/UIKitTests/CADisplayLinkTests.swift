// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct CADisplayLinkTests {
  private let stage = Stage()

  @Test func aLinkIsCalledWithEachRefreshAfterItWasAdded() {
    stage.advance(by: 0)
    var ticks: [TimeInterval] = []
    let link = CADisplayLink { link in
      ticks.append(link.timestamp)
      #expect(link.timestamp == CACurrentMediaTime())
      #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 2e-9)
      #expect(link.duration == 1.0 / 60)
    }
    link.add(to: .main, forMode: .common)
    stage.advance(to: 0.05)
    #expect(ticks == [0.016_666_667, 0.033_333_333, 0.05])
    link.invalidate()
    stage.advance(to: 1)
    #expect(ticks.count == 3)
  }

  @Test func aMinuteOfTicksDoesNotDrift() {
    stage.advance(by: 0)
    var count = 0
    var last: TimeInterval = 0
    let link = CADisplayLink {
      count += 1
      last = $0.timestamp
    }
    link.add(to: .current, forMode: .default)
    stage.advance(to: 60)
    link.invalidate()
    #expect(count == 3_600)
    #expect(last == 60)
  }

  @Test(arguments: [(30, 30), (60, 60), (120, 60), (20, 20), (28, 30), (7, 6), (0, 60), (-5, 60)])
  func thePreferredRateDividesTheDisplays(wish: Int, rate: Int) {
    stage.advance(by: 0)
    var ticks: [TimeInterval] = []
    let link = CADisplayLink { ticks.append($0.timestamp) }
    link.preferredFramesPerSecond = wish
    link.add(to: .main, forMode: .common)
    stage.advance(to: 1)
    link.invalidate()
    #expect(ticks.count == rate)
    #expect(abs((ticks.first ?? 0) - 1 / Double(rate)) < 1e-9)
    #expect(ticks.last == 1)
  }

  @Test func aRangeChoosesThePreferredRate() {
    stage.advance(by: 0)
    var count = 0
    let link = CADisplayLink {
      count += 1
      #expect(abs($0.targetTimestamp - $0.timestamp - 0.05) < 2e-9)
    }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 15, maximum: 60, preferred: 20)
    link.add(to: .main, forMode: .common)
    stage.advance(to: 1)
    link.invalidate()
    #expect(count == 20)
  }

  @Test func aPausedLinkIsNotCalled() {
    stage.advance(by: 0)
    var ticks: [TimeInterval] = []
    let link = CADisplayLink { ticks.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    stage.advance(to: 0.5)
    #expect(ticks == [])
    link.isPaused = false
    stage.advance(to: 0.51)
    stage.advance(to: 0.52)
    link.isPaused = true
    stage.advance(to: 1)
    #expect(ticks == [0.516_666_667])
    link.invalidate()
  }

  @Test func aLinkRunsUntilItIsRemovedFromItsLastMode() {
    stage.advance(by: 0)
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .tracking)
    stage.advance(to: 0.1)
    #expect(count == 6)
    link.remove(from: .main, forMode: .common)
    stage.advance(to: 0.2)
    #expect(count == 6)
    link.remove(from: .main, forMode: .tracking)
    #expect(stage.settle().isEmpty)
  }

  @Test func timersComeBeforeTheLinksOfTheirInstantAndLayoutAfter() {
    final class Laying: UIView {
      var onLayout: () -> Void = {}
      override func layoutSubviews() { onLayout() }
    }
    stage.advance(by: 0)
    var log: [String] = []
    let view = Laying(frame: .zero)
    stage.window.addSubview(view)
    stage.advance(by: 0)
    view.onLayout = { log.append("layout") }
    let link = CADisplayLink {
      log.append("link")
      view.setNeedsLayout()
      $0.invalidate()
    }
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in log.append("timer") }
    stage.advance(to: 0.1)
    #expect(log == ["timer", "link", "layout"])
  }

  /// An animation driven by hand: 1.5 per second, in steps of 1.5/60.
  @Test func whatATickChangesShowsInTheFrameOfItsInstant() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    // The display's refreshes do not begin where the stage did.
    stage.advance(to: 0.123)
    let recording = stage.record("percent") {
      var percent: CGFloat = 0
      let link = CADisplayLink { link in
        percent = min(percent + 1.5 / 60, 1)
        view.frame.origin.x = percent * 100
        if percent == 1 { link.invalidate() }
      }
      link.add(to: .main, forMode: .common)
    }
    // 40 steps of 1/40.
    #expect(recording.frames.count == 41)
    #expect(abs(recording.duration - 40.0 / 60) < 1e-8)
    let places = recording.timeline.frames.map { $0.last?.frame.minX ?? .nan }
    for (index, place) in places.enumerated() { #expect(abs(place - 2.5 * CGFloat(index)) < 1e-9) }
  }
}
