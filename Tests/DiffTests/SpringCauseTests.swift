// SPDX-License-Identifier: MIT
import FilmstripDiff
import Foundation
import Testing
import FilmstripTimelines

/// Causes of springs, and of what goes on after a touch, with values of closed forms.
@Suite struct SpringCauseTests {
  private func file(
    touches: [TimelineFile.Touch] = [], _ position: @escaping (Double) -> Double
  ) throws -> TimelineFile {
    let file = try TestTimeline(
      root: TestTimeline.Layer(
        name: "window",
        children: [TestTimeline.Layer(name: "card", state: { $1.position.y = position($0) })])
    ).file()
    return TimelineFile(
      version: file.version, name: file.name, screen: file.screen, frameRate: file.frameRate,
      duration: file.duration, times: file.times, timeline: file.timeline, events: [],
      touches: touches, findings: [])
  }

  /// An underdamped spring of mass 1 from 0 to 1 with a velocity at the start, in ways a second.
  private func spring(_ time: Double, ratio: Double, response: Double, velocity: Double) -> Double {
    let omega = 2 * Double.pi / response
    let damped = omega * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * omega - velocity) / damped
    return 1 - exp(-ratio * omega * time) * (cos(damped * time) + sine * sin(damped * time))
  }

  @Test func aVelocityHasBothValues() throws {
    let still = try file { 300 * spring($0, ratio: 0.7, response: 0.4, velocity: 0) }
    let quick = try file { 300 * spring($0, ratio: 0.7, response: 0.4, velocity: 6) }
    let line = MotionDiff(expected: still, actual: quick).lines.first ?? ""
    let match = line.firstMatch(of: #/spring initial velocity 0 → ([0-9.]+)$/#)
    #expect(abs((match.flatMap { Double($0.1) } ?? 0) - 6) < 0.05, "\(line)")
  }

  /// A touch from the start on that does not move.
  private func touch(until end: Int64) -> [TimelineFile.Touch] {
    [
      TimelineFile.Touch(nanoseconds: 0, phase: .began, location: .zero),
      TimelineFile.Touch(nanoseconds: end, phase: .ended, location: .zero),
    ]
  }

  /// The touch leaves after 0.3 s half-way; the rest takes 0.4 s, or half of that.
  @Test func theSpeedOfACompletionHasBothTimes() throws {
    let touches = touch(until: 300_000_000)
    func driven(_ speed: Double) throws -> TimelineFile {
      try file(touches: touches) { time in
        guard time > 0.3 else { return 100 * time / 0.3 }
        let share = min((time - 0.3) * speed / 0.4, 1)
        return 100 + 100 * share * share * (3 - 2 * share)
      }
    }
    let line = MotionDiff(expected: try driven(1), actual: try driven(2)).lines.first ?? ""
    #expect(
      line.contains(
        "takes 0.4 → 0.2 s from when the touch leaves at 0.3 s, as with a completion speed 2 times as high"
      ),
      "\(line)")
    // With other touches it is these.
    let other = try file(
      touches: touches.map {
        TimelineFile.Touch(nanoseconds: $0.nanoseconds / 2, phase: $0.phase, location: $0.location)
      }
    ) { 100 * $0 }
    let lines = MotionDiff(expected: try driven(1), actual: other).lines
    #expect(lines.first == "touch: duration 0.3 → 0.15 s")
  }

  /// A way that no curve has, 0.8 times as far while the touch is down; what comes later differs otherwise.
  @Test func aTouchThatDrivesLessFarIsThat() throws {
    let touches = touch(until: 400_000_000)
    func driven(_ factor: Double) throws -> TimelineFile {
      try file(touches: touches) { time in
        func way(_ time: Double) -> Double { factor * (200 * time + 5 * sin(30 * time)) }
        guard time > 0.4 else { return way(time) }
        return way(0.4) + (300 - way(0.4)) * min((time - 0.4) / 0.3, 1)
      }
    }
    let diff = MotionDiff(expected: try driven(1), actual: try driven(0.8))
    #expect(diff.cause == "goes 0.8 times as far for the same touch")
    #expect(diff.lines.first?.contains("; goes 0.8 times as far") == true, "\(diff.lines)")
  }

  /// The touch drives 400 pt a second; with a delay the layer rests for 60 pt of that.
  @Test func aTouchThatDrivesLaterHasThePlace() throws {
    let touches = touch(until: 400_000_000)
    func driven(after rest: Double, factor: Double = 1) throws -> TimelineFile {
      try file(touches: touches) { time in
        func way(_ time: Double) -> Double { factor * max(0, 400 * time - rest) }
        guard time > 0.4 else { return way(time) }
        return way(0.4) * max(0, 1 - (time - 0.4) / 0.3)
      }
    }
    let diff = MotionDiff(expected: try driven(after: 0), actual: try driven(after: 60))
    #expect(diff.cause == "begins after 60.0 pt of its way for the same touch, as with a delay")
    let both = MotionDiff(
      expected: try driven(after: 0), actual: try driven(after: 60, factor: 1.25))
    #expect(
      both.cause
        == "begins after 60.0 pt of its way for the same touch, as with a delay, and goes 1.25 times as far"
    )
  }

  @Test func whatDoesNotMoveHasBothValues() throws {
    let moving = try file { 300 * min($0 / 0.4, 1) }
    let line = MotionDiff(expected: moving, actual: try file { _ in 0 }).lines.first ?? ""
    #expect(line.contains("it does not move, expected to go 0.0 pt → 300.0 pt"), "\(line)")
  }
}
