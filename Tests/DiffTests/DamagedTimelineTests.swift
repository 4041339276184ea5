// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import FilmstripDiff
import Foundation
import SeededNumbers
import Testing
import FilmstripTimelines

/// Files that say impossible things are compared all the same, or refused; nothing crashes or hangs.
@Suite struct DamagedTimelineTests {
  private typealias Layer = TestTimeline.Layer

  private func text() throws -> String {
    let inside = [Layer(name: "title"), Layer(className: "UILabel")]
    let card = Layer(
      name: "card", children: inside,
      state: {
        $1.position = CGPoint(x: 100 * Formulas.bezier(Formulas.named[2].1, $0 / 0.2), y: 3)
        $1.transform = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 40 * $0, 0, 0, 1]
        $1.opacity = 1 - $0
        $1.background = .color(Color(red: $0, green: 0.2, blue: 0.3, alpha: 1))
      })
    return try TestTimeline(
      root: Layer(name: "window", children: [card, Layer(name: "b")]), duration: 0.25,
      events: [TimelineFile.Event(nanoseconds: 5, name: "viewDidAppear", object: "Screen")]
    ).file().text
  }

  /// A text with some of its numbers replaced by ones that no program writes.
  private func damaged(_ text: String, _ random: inout SeededNumbers) -> String {
    let extremes = [
      "1e308", "-1e308", "1e-320", "9007199254740993", "-1", "0", "1e19", "123456789012", "3",
    ]
    let numbers = text.matches(of: /-?[0-9]+(\.[0-9]+)?/).map(\.range)
    var result = text
    for range in numbers.shuffled(using: &random).prefix(Int(random.next() % 4) + 1)
      .sorted(by: { $0.lowerBound > $1.lowerBound })
    {
      result.replaceSubrange(range, with: extremes[Int(random.next() % UInt64(extremes.count))])
    }
    return result
  }

  @Test func impossibleNumbersEndInAMessageOrADifference() throws {
    let text = try text()
    let whole = try TimelineFile(data: Data(text.utf8), shownAs: "whole")
    var random = SeededNumbers(seed: 4)
    var (read, refused) = (0, 0)
    for _ in 0..<80 {
      let bytes = Data(damaged(text, &random).utf8)
      do {
        let file = try TimelineFile(data: bytes, shownAs: "damaged")
        read += 1
        for diff in [
          MotionDiff(expected: whole, actual: file), MotionDiff(expected: file, actual: whole),
        ] {
          #expect(diff.lines.isEmpty == diff.isEmpty)
          #expect(diff.lines.allSatisfy { !$0.contains("\n") })
        }
        #expect(MotionDiff(expected: file, actual: file).isEmpty)
      } catch is TimelineFileError {
        refused += 1
      }
    }
    #expect(read > 20 && refused > 4, "\(read) read, \(refused) refused")
  }

  @Test func valuesThatAreNoNumbersAreSaidToBe() throws {
    func file(_ x: Double) throws -> TimelineFile {
      let card = Layer(name: "card", state: { $1.position.x = 100 * $0 })
      let file = try TestTimeline(root: Layer(name: "window", children: [card]), duration: 0.2)
        .file()
      var frames = file.timeline.frames
      if x.isNaN || x.isInfinite { frames[5][1].position.x = x }
      return TimelineFile(
        version: file.version, name: file.name, screen: file.screen, frameRate: file.frameRate,
        duration: file.duration, times: file.times,
        timeline: Timeline(layers: file.timeline.layers, frames: frames), events: [], findings: [])
    }
    for x in [Double.nan, .infinity, -.infinity] {
      let diff = MotionDiff(expected: try file(0), actual: try file(x))
      #expect(diff.lines == ["frame 5: card position.x is no number"])
      #expect(MotionDiff(expected: try file(x), actual: try file(x)).isEmpty)
    }
  }

  @Test func timesThatGoBackAreComparedWithoutAHang() throws {
    let one = try TimelineFile(data: Data(try text().utf8), shownAs: "one")
    let back = TimelineFile(
      version: 2, name: "back", screen: one.screen, frameRate: 60, duration: 1,
      times: one.times.reversed(), timeline: one.timeline, events: [], findings: [])
    #expect(!MotionDiff(expected: one, actual: back).lines.isEmpty)
    #expect(MotionDiff(expected: back, actual: back).isEmpty)
  }

  /// Version 1, as it was written, with callbacks and findings.
  private func version1(event: String, at time: Double, finding: String?) throws -> TimelineFile {
    let found =
      finding.map {
        "{ \"rule\": \"lost-touch\", \"message\": \"\($0)\", \"time\": 0.1, \"frame\": 6 }"
      } ?? ""
    let text = """
      { "format": "filmstrip-timeline", "version": 1, "name": "old",
        "device": { "name": "Small", "width": 100, "height": 200, "scale": 1 },
        "frameRate": 60, "frameCount": 1, "duration": 0,
        "layers": [ { "id": 1, "parent": null, "class": "UIWindow", "name": "window" } ],
        "frames": [ { "index": 0, "time": 0, "layers": [
          { "id": 1, "frame": [0, 0, 100, 200], "opacity": 1, "hidden": false, "transform": null, "contents": null } ] } ],
        "events": [ { "time": \(time), "event": "\(event)", "object": "Home" },
                    { "time": 0.4, "event": "viewDidAppear", "object": "Home" } ],
        "findings": [ \(found) ] }
      """
    return try TimelineFile(data: Data(text.utf8), shownAs: "old")
  }

  @Test func touchesElsewhereAreSaidFirst() throws {
    let whole = try TimelineFile(data: Data(try text().utf8), shownAs: "whole")
    func file(_ touches: [TimelineFile.Touch]) throws -> TimelineFile {
      let file = TimelineFile(
        version: 2, name: "touched", screen: whole.screen, frameRate: 60, duration: whole.duration,
        times: whole.times, timeline: whole.timeline, events: [], touches: touches, findings: [])
      return try TimelineFile(data: Data(file.text.utf8), shownAs: "touched")
    }
    func touch(_ phase: TimelineFile.Touch.Phase, _ x: Double, _ time: Int64) -> TimelineFile.Touch
    { TimelineFile.Touch(nanoseconds: time, phase: phase, location: CGPoint(x: x, y: 7)) }
    let one = try file([touch(.began, 3, 0), touch(.ended, 1 / 3, 200_000_000)])
    #expect(MotionDiff(expected: one, actual: one).isEmpty)
    let other = try file([touch(.began, 3, 0), touch(.ended, 1 / 3, 300_000_000)])
    #expect(
      MotionDiff(expected: one, actual: other).lines == [
        "touch: duration 0.2 → 0.3 s"
      ])
    #expect(!MotionDiff(expected: one, actual: other).isEmpty)
    let farther = try file([touch(.began, 3, 0), touch(.ended, 43, 200_000_000)])
    #expect(
      MotionDiff(expected: one, actual: farther).lines == [
        "touch: distance 2.7 → 40 pt, end x 0.3 → 43 pt"
      ])
    let elsewhere = try file([touch(.began, 5, 10_000_000), touch(.ended, 7 / 3, 210_000_000)])
    #expect(
      MotionDiff(expected: one, actual: elsewhere).lines == [
        "touch: end x 0.3 → 2.3 pt, start x 3 → 5 pt, begin 0 → 0.01 s"
      ])
    let fewer = try file([touch(.began, 3, 0)])
    #expect(
      MotionDiff(expected: one, actual: fewer).lines == [
        "touch that ended at (0.3333, 7) is missing, expected at 0.2 s"
      ])
  }

  @Test func callbacksAndFindingsOfVersion1AreCompared() throws {
    let one = try version1(event: "viewWillAppear", at: 0.1, finding: nil)
    #expect(MotionDiff(expected: one, actual: one).isEmpty)
    let later = try version1(event: "viewWillAppear", at: 0.2, finding: "a touch is lost")
    #expect(
      MotionDiff(expected: one, actual: later).lines == [
        "finding lost-touch at 0.1 s: a touch is lost",
        "callback viewWillAppear of Home at 0.2 s, expected at 0.1 s",
      ])
    #expect(
      MotionDiff(expected: later, actual: one).lines == [
        "callback viewWillAppear of Home at 0.1 s, expected at 0.2 s",
        "finding a touch is lost [lost-touch] is missing, expected at 0.1 s",
      ])
    let other = try version1(event: "viewDidLoad", at: 0.1, finding: nil)
    #expect(
      MotionDiff(expected: one, actual: other).lines == [
        "callback viewWillAppear of Home is missing, expected at 0.1 s",
        "callback viewDidLoad of Home at 0.1 s is not expected",
      ])
  }
}
