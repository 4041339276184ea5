// SPDX-License-Identifier: MIT
import Foundation
import FilmstripDiff
import Testing
import FilmstripTimelines

@Suite struct MotionDiffTextTests {
  private typealias Layer = TestTimeline.Layer

  private func file(
    curve: Int = 2, delay: Double = 0, duration: Double = 0.4, x: Double = 300, y: Double = 0,
    extra: String? = nil, until: Double = 0.5, events: [(Int64, String)] = []
  ) throws -> TimelineFile {
    func progress(_ time: Double) -> Double {
      Formulas.bezier(Formulas.named[curve].1, (time - delay) / duration)
    }
    let inside = [Layer(name: "title", children: [Layer(name: "a")]), Layer(name: "b")]
    let card = Layer(
      name: "to-snapshot", children: inside,
      state: {
        $1.position = CGPoint(x: x * progress($0), y: y * progress($0))
      })
    var root = Layer(name: "window", children: [card])
    if let extra { root.children.append(Layer(name: extra)) }
    return try TestTimeline(
      root: root, duration: until,
      events: events.map { TimelineFile.Event(nanoseconds: $0, name: $1, object: "Screen") }
    ).file()
  }

  private func lines(_ one: TimelineFile, _ other: TimelineFile) -> [String] {
    MotionDiff(expected: one, actual: other).lines
  }

  @Test func equalTimelinesSayNothing() throws {
    let diff = MotionDiff(expected: try file(), actual: try file())
    #expect(diff.lines.isEmpty && diff.description.isEmpty)
  }

  @Test func aLaterCurveIsOneSentence() throws {
    // easeOut is ahead of linear most at x = 0.41 of the way in time, by 0.153 of the way.
    var greatest = 0.0
    for frame in 1..<24 {
      let time = Double(frame) / 24
      greatest = max(greatest, 300 * (Formulas.bezier((0, 0, 0.58, 1), time) - time))
    }
    let amount = String(format: "%.1f", greatest)
    #expect(
      lines(try file(), try file(curve: 0)) == [
        "frames 1 to 23: to-snapshot position.x up to \(amount) pt late; curve easeOut → linear; "
          + "3 layers below follow"
      ])
  }

  @Test func theCauseIsWhatMostMotionsHaveInCommon() throws {
    func cause(_ one: TimelineFile, _ other: TimelineFile) -> String? {
      MotionDiff(expected: one, actual: other).cause
    }
    #expect(cause(try file(), try file()) == nil)
    #expect(cause(try file(), try file(curve: 0)) == "curve easeOut → linear")
    // Another size of the same motion: of another pace only the pace is said.
    for (x, y) in [(300.0, 0.0), (80, 50)] {
      #expect(
        cause(try file(x: x, y: y), try file(duration: 0.3, x: x, y: y)) == "duration 0.4 → 0.3 s")
    }
    #expect(
      cause(try file(), try file(x: 200)) == "to-snapshot position.x: end 300.0 pt → 200.0 pt")
    #expect(cause(try file(), try file(extra: "badge")) == "layer badge is not expected")
    #expect(
      cause(try file(events: [(0, "willShow")]), try file())
        == "callback willShow of Screen is missing, expected at 0 s")
  }

  @Test func propertiesWithTheSameReasonAreOneLine() throws {
    let one = try file(y: 150)
    #expect(
      lines(one, try file(duration: 0.3, y: 150)).first?.replacing(/[0-9.]+ pt/, with: "N pt")
        == "frames 1 to 23: to-snapshot position.x up to N pt, position.y up to N pt early; "
        + "duration 0.4 → 0.3 s; 3 layers below follow")
    #expect(
      lines(one, try file(delay: 0.05, y: 150)).first?.hasSuffix(
        "late; delay 0 → 0.05 s; 3 layers below follow") == true)
    #expect(
      lines(one, try file(x: 330, y: 150)) == [
        "frames 1 to 30: to-snapshot position.x up to 30.0 pt off; end 300.0 pt → 330.0 pt; "
          + "3 layers below follow"
      ])
  }

  @Test func callbacksOfWhichTheSameIsToBeSaidAreOneLine() throws {
    func events(_ nanoseconds: Int64, _ names: [String]) -> [(Int64, String)] {
      names.map { (nanoseconds, $0) }
    }
    let (three, two) = (["a", "b", "c"], ["a", "b"])
    #expect(
      lines(
        try file(events: events(100_000_000, three)), try file(events: events(200_000_000, three)))
        == ["3 callbacks at 0.2 s, expected at 0.1 s: a of Screen, b of Screen, c of Screen"])
    #expect(
      lines(try file(events: events(100_000_000, three)), try file())
        == ["3 callbacks are missing, expected at 0.1 s: a of Screen, b of Screen, c of Screen"])
    #expect(
      lines(
        try file(events: events(100_000_000, two)), try file(events: events(200_000_000, two))
      ).count == 2)
  }

  @Test func namesStayOnTheirLine() throws {
    #expect(lines(try file(), try file(extra: "a\nb")) == ["layer a\\nb is not expected"])
  }

  @Test func theWholeComesAfterWhatExplainsIt() throws {
    let one = try file(extra: "shadow", events: [(0, "began"), (400_000_000, "ended")])
    let other = try file(extra: "badge", until: 0.6, events: [(500_000_000, "ended")])
    #expect(
      lines(one, other) == [
        "layer shadow is missing", "layer badge is not expected", "duration 0.5 → 0.6 s",
        "number of frames 31 → 37", "callback began of Screen is missing, expected at 0 s",
        "callback ended of Screen at 0.5 s, expected at 0.4 s",
      ])
  }
}
