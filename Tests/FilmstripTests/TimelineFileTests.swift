// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing

/// `timeline.json`, read: what was written comes back, from this version and the one before.
@Suite struct TimelineFileTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/timelines")

  /// By how much numbers may be rounded: half of the last digit that docs/timeline.md promises.
  private func isNear(_ one: [Double], _ other: [Double], digits: Double) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 0.5001 * digits }
  }

  private func numbers(_ color: Color?) -> [Double] {
    color.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
  }

  private func numbers(_ background: Timeline.LayerState.Background?) -> [Double] {
    if case .color(let color) = background { numbers(color) } else { [] }
  }

  private func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  private func expect(_ read: Timeline.LayerState, _ state: Timeline.LayerState) {
    let lengths = { (state: Timeline.LayerState) -> [Double] in
      [
        state.position.x, state.position.y, state.anchorPointZ, state.zPosition,
        state.corners.radius, state.borderWidth, state.shadowRadius ?? -1,
        state.shadowOffset?.width ?? -1, state.shadowOffset?.height ?? -1,
      ] + numbers(state.bounds)
    }
    let shares = { (state: Timeline.LayerState) -> [Double] in
      [state.anchorPoint.x, state.anchorPoint.y, state.opacity, state.shadowOpacity]
        + numbers(state.background) + numbers(state.borderColor) + numbers(state.shadowColor)
        + numbers(state.contentsRect)
    }
    let names = { (state: Timeline.LayerState) -> [String?] in
      [
        "\(state.id) \(state.parent ?? -1) \(state.mask ?? -1) \(state.corners.curve) "
          + "\(state.corners.mask.rawValue) \(state.isHidden) \(state.masksToBounds) "
          + "\(state.isDoubleSided) \(state.preservesDepth)",
        state.contents, state.drawing, state.shadowPath,
      ]
    }
    #expect(isNear(lengths(read), lengths(state), digits: 1e-4), "\(read)\n\(state)")
    #expect(isNear(shares(read), shares(state), digits: 1e-5), "\(read)\n\(state)")
    #expect(names(read) == names(state), "\(read)\n\(state)")
    let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    for (one, other) in [
      (read.transform, state.transform), (read.sublayerTransform, state.sublayerTransform),
    ] {
      let (one, other) = (one ?? identity, other ?? identity)
      for place in 0..<16 {
        let digits = place % 4 == 3 ? 1e-9 : place >= 12 ? 1e-4 : 1e-6
        #expect(abs(one[place] - other[place]) <= 0.5001 * digits, "\(place) of \(one), \(other)")
      }
    }
    // Follows from up to a dozen rounded spaces, in perspective at worst.
    #expect(
      isNear(
        numbers(read.frame), numbers(state.frame), digits: max(0.02, state.frame.width * 1e-4)),
      "\(read.frame), not \(state.frame)")
  }

  @Test(arguments: 1...60)
  func randomTimelinesComeBack(seed: UInt64) throws {
    var random = RandomTimeline(seed: seed)
    let timeline = random.make(frames: 25)
    let file = TimelineFile(
      name: "random \(seed)", size: CGSize(width: 400, height: 800), frames: timeline)
    let text = file.text
    let read = try TimelineFile(data: Data(text.utf8), shownAs: "random.json")
    #expect(read.version == 2 && read.name == file.name && read.screen == file.screen)
    #expect(read.timeline.layers == timeline.layers)
    #expect(read.timeline.frames.count == timeline.frames.count)
    for (one, other) in zip(read.timeline.frames, timeline.frames) {
      #expect(one.map(\.id) == other.map(\.id))
      for (state, expected) in zip(one, other) { expect(state, expected) }
    }
    #expect(read.text == text)
  }

  /// Written by the release before version 2, from the example of `Scripts/demo`.
  @Test func version1IsStillRead() throws {
    let file = try TimelineFile(contentsOf: Self.fixtures.appendingPathComponent("version-1.json"))
    #expect(file.version == 1)
    #expect(file.name == "shadow-push" && file.screen.name == "iPhone 15")
    #expect(file.screen.size == CGSize(width: 393, height: 852) && file.screen.scale == 3)
    #expect(file.frameRate == 60 && file.duration == 0.35 && file.times.count == 22)
    #expect(file.times[1] == 0.016666667)
    #expect(file.timeline.layers.count == 7)
    #expect(file.timeline.layers[5].name == "to-snapshot")
    #expect(file.timeline.layers[5].parent == 3)
    #expect(file.timeline.frames.count == 22)
    // The sixth line of the fixture's first frame.
    let state = file.timeline.frames[0][5]
    #expect(state.id == 6 && state.opacity == 1 && !state.isHidden && state.transform == nil)
    #expect(state.contents == "4b766d3551a981b5")
    #expect(state.frame == CGRect(x: 393, y: 0, width: 424.666666667, height: 852))
    #expect(file.timeline.frames[0][3].isHidden)
    #expect(file.events.count == 23 && file.events[14].nanoseconds == 350_000_000)
    #expect(file.findings == [])
  }

  /// What version 1 contained, version 2 contains too: the same recording, written by both.
  @Test func versionsAgree() throws {
    let old = try TimelineFile(contentsOf: Self.fixtures.appendingPathComponent("version-1.json"))
    let new = try TimelineFile(contentsOf: Self.fixtures.appendingPathComponent("version-2.json"))
    #expect(new.version == 2)
    #expect(old.timeline.layers == new.timeline.layers && old.events == new.events)
    #expect(old.times == new.times && old.duration == new.duration)
    for (one, other) in zip(old.timeline.frames, new.timeline.frames) {
      #expect(one.map(\.id) == other.map(\.id))
      for (state, later) in zip(one, other) {
        #expect(isNear(numbers(state.frame), numbers(later.frame), digits: 1e-3))
        #expect(state.opacity == later.opacity && state.isHidden == later.isHidden)
        #expect(state.contents == later.contents && state.transform == later.transform)
      }
    }
  }

  @Test(arguments: [
    ("", "x.json: is not a timeline; give a timeline.json that Filmstrip wrote"),
    (
      "{ \"format\": \"other\", \"version\": 2 }",
      "x.json: is not a timeline; give a timeline.json that Filmstrip wrote"
    ),
    (
      "{ \"format\": \"filmstrip-timeline\", \"version\": 3 }",
      "x.json: is a timeline of version 3, and this Filmstrip reads up to 2; use a newer one, or "
        + "write the file again"
    ),
    (
      "{ \"format\": \"filmstrip-timeline\", \"version\": 2 }",
      "x.json: is damaged (device is missing); write it again"
    ),
  ])
  func whatIsNoTimelineIsOneLine(text: String, message: String) {
    let error = #expect(throws: TimelineFileError.self) {
      try TimelineFile(data: Data(text.utf8), shownAs: "x.json")
    }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("[605.3333, 426]", "[605.3333]", "position of layer 6 in frame 0 has another form"),
    ("\"hidden\": true", "\"hidden\": \"yes\"", "hidden of layer 4 in frame 0 has another form"),
    ("\"layers\": [1, 2,", "\"layers\": [1, 99,", "frame 0 has a layer 99 that is not listed"),
    (
      "{ \"id\": 5, \"position\": [187", "{ \"id\": 7, \"position\": [187",
      "frame 1 changes layer 7, which is not in it"
    ),
  ])
  func damageIsNamed(part: String, damage: String, reason: String) throws {
    let text = try String(
      contentsOf: Self.fixtures.appendingPathComponent("version-2.json"), encoding: .utf8)
    let damaged = text.replacingOccurrences(of: part, with: damage)
    #expect(damaged != text)
    #expect(throws: TimelineFileError.damaged(file: "x.json", reason: reason)) {
      try TimelineFile(data: Data(damaged.utf8), shownAs: "x.json")
    }
  }

  @Test func aMissingFileIsOneLine() {
    let error = #expect(throws: TimelineFileError.self) {
      try TimelineFile(contentsOf: Self.fixtures.appendingPathComponent("none.json"))
    }
    #expect(error?.description.contains("none.json: cannot be read (") == true)
  }
}
