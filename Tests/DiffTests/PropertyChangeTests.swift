// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import FilmstripDiff
import Testing
import FilmstripTimelines

/// What differs between timelines of layers that are moved by formulas.
@Suite struct PropertyChangeTests {
  private typealias Layer = TestTimeline.Layer
  private typealias State = Timeline.LayerState

  /// A window with a card that is changed by a function, with two layers in it, one in the other, and a
  /// layer beside it.
  private func file(
    rate: Int = 60, duration: Double = 0.5, order: [String] = ["card", "other"],
    start: Double = 0, events: [(Int64, String)] = [], isMasked: Bool = false,
    maskState: @escaping (Double, inout State) -> Void = { _, _ in },
    _ state: @escaping (Double, inout State) -> Void
  ) throws -> TimelineFile {
    var children = [Layer(name: "title", children: [Layer(name: "letter")])]
    if isMasked { children.insert(Layer(name: "mask", isMask: true, state: maskState), at: 0) }
    let layers = [
      "card": Layer(name: "card", children: children, state: state), "other": Layer(name: "other"),
    ]
    let root = Layer(
      name: "window", className: "UIWindow", children: order.compactMap { layers[$0] })
    return try TestTimeline(
      root: root, frameRate: rate, duration: duration, start: start,
      events: events.map { TimelineFile.Event(nanoseconds: $0, name: $1, object: "Screen") }
    ).file()
  }

  private func amount(_ change: PropertyChange) throws -> PropertyChange.Deviation {
    guard case .amount(let deviation, _) = change.difference else {
      throw TimelineFileError.notTimeline(file: "\(change)")
    }
    return deviation
  }

  @Test func equalTimelinesDoNotDiffer() throws {
    let file = try file { time, state in state.position.x = 300 * time }
    let diff = MotionDiff(expected: file, actual: file)
    #expect(diff.isEmpty && diff.comparedFrames == 31)
  }

  @Test func aSlowerMotionIsLateByTheGreatestDistance() throws {
    // Until 0.25 s, and until 0.5 s: farthest apart at 0.25 s, where 100 and 50 points have been gone.
    let diff = MotionDiff(
      expected: try file { $1.position.x = 100 * min($0 / 0.25, 1) },
      actual: try file { $1.position.x = 100 * min($0 / 0.5, 1) })
    let change = try #require(diff.changes.first)
    #expect(diff.changes.count == 1)
    #expect(change.property == "position.x" && change.layer.title == "card")
    #expect(change.frames == [1...29])
    let greatest = try amount(change)
    #expect(greatest.frame == 15 && abs(greatest.amount + 50) < 1e-3 && greatest.pace == .late)
    // What is in the card goes along, and has no change of its own.
    #expect(change.followers == [3, 4])
    let other = MotionDiff(
      expected: try file { $1.position.x = -100 * min($0 / 0.5, 1) },
      actual: try file { $1.position.x = -100 * min($0 / 0.25, 1) })
    #expect(try amount(try #require(other.changes.first)).pace == .early)
  }

  @Test func anotherEndIsApart() throws {
    let diff = MotionDiff(
      expected: try file { $1.position.y = 100 * $0 }, actual: try file { $1.position.y = 120 * $0 }
    )
    let greatest = try amount(try #require(diff.changes.first))
    #expect(greatest.pace == .apart && greatest.frame == 30 && abs(greatest.amount - 10) < 1e-3)
  }

  @Test func anglesGoTheShorterWayRound() throws {
    func turned(_ degrees: Double) throws -> TimelineFile {
      try file { _, state in
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        state.transform = [cosine, sine, 0, 0, -sine, cosine, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
      }
    }
    let diff = MotionDiff(expected: try turned(179), actual: try turned(-178))
    #expect(diff.changes.map(\.property) == ["transform.rotation.z"])
    let change = try #require(diff.changes.first)
    #expect(abs(try amount(change).amount - 3) < 1e-3)
    guard case .amount(_, unit: .degrees) = change.difference else {
      Issue.record("\(change)")
      return
    }
  }

  @Test func colorsDifferByTheirComponents() throws {
    func colored(_ green: Double) throws -> TimelineFile {
      try file { time, state in
        state.background = time > 0.1 ? .color(Color(red: 1, green: green, blue: 0)) : nil
      }
    }
    let diff = MotionDiff(expected: try colored(0.5), actual: try colored(0.25))
    #expect(diff.changes.map(\.property) == ["backgroundColor.green"])
    #expect(diff.changes.first?.frames == [7...30])
    #expect(try amount(try #require(diff.changes.first)).amount == -0.25)
    let without = MotionDiff(expected: try colored(0.5), actual: try file { _, _ in })
    #expect(without.changes.map(\.property) == ["background"])
    #expect(without.changes.first?.difference == .value(expected: "a color", actual: "none"))
  }

  @Test func whatIsInAFadedLayerFollows() throws {
    let diff = MotionDiff(
      expected: try file { _, _ in }, actual: try file { $1.opacity = $0 == 0 ? 1 : 0.5 })
    #expect(diff.changes.map(\.property) == ["opacity"])
    #expect(diff.changes.first?.followers == [3, 4])
  }

  @Test func aMasksChangeIsToldApart() throws {
    let diff = MotionDiff(
      expected: try file(isMasked: true) { _, _ in },
      actual: try file(isMasked: true, maskState: { $1.bounds.size.width = 50 }) { _, _ in })
    let change = try #require(diff.changes.first)
    #expect(diff.changes.count == 1 && change.isOfMask && change.property == "bounds.size.width")
    #expect(change.followers == [2, 4, 5])
  }

  @Test func aTransformThatFlattensIsNotLost() throws {
    let flat: [Double] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    var skewed = flat
    skewed[3] = 0.01
    let diff = MotionDiff(
      expected: try file { _, state in state.transform = flat },
      actual: try file { _, state in state.transform = skewed })
    #expect(diff.changes.map(\.property) == ["transform"])
  }

  @Test func durationRateAndCountAreOutcomesOfTheirOwn() throws {
    let expected = try file { $1.position.x = 100 * $0 }
    let slower = try file(rate: 30) { $1.position.x = 100 * $0 }
    let diff = MotionDiff(expected: expected, actual: slower)
    #expect(diff.frameRate.isChanged && diff.frameCount.isChanged && !diff.duration.isChanged)
    // Every second frame is at the same time, and there nothing differs.
    #expect(diff.comparedFrames == 16 && diff.changes.isEmpty && !diff.isEmpty)
    let longer = MotionDiff(
      expected: expected, actual: try file(duration: 0.6) { $1.position.x = 100 * $0 })
    #expect(longer.duration.isChanged && longer.frameCount.isChanged)
    #expect(longer.comparedFrames == 31 && longer.changes.isEmpty)
  }

  /// Frames show the same instant where they are less than half a millisecond apart.
  @Test(arguments: [(0.0004, 31), (0.0006, 0), (0.004, 0)])
  func framesAtOtherTimesAreNotEqual(start: Double, pairs: Int) throws {
    let diff = MotionDiff(
      expected: try file { _, _ in }, actual: try file(start: start) { _, _ in })
    #expect(diff.comparedFrames == pairs)
    #expect(diff.isEmpty == (pairs > 0))
  }

  @Test func anotherOrderIsOneOfTheLayerThatMoves() throws {
    let diff = MotionDiff(
      expected: try file { _, _ in }, actual: try file(order: ["other", "card"]) { _, _ in })
    #expect(diff.missingLayers.isEmpty && diff.addedLayers.isEmpty)
    #expect(diff.changes.map(\.property) == ["order"])
    #expect(
      diff.changes.first?.difference == .value(expected: "in front of card", actual: "behind card"))
    #expect(diff.changes.first?.layer.title == "other")
    #expect(diff.lines.first?.hasSuffix(": other moved behind card") == true)
  }

  @Test func missingLayersAreNamedWithoutThoseInThem() throws {
    let diff = MotionDiff(
      expected: try file { _, _ in }, actual: try file(order: ["other"]) { _, _ in })
    #expect(diff.missingLayers.map(\.title) == ["card"] && diff.changes.isEmpty)
  }

  @Test func aLayerThatLeavesEarlierDiffersInItsPresence() throws {
    func leaving(_ end: Double) throws -> TimelineFile {
      let card = Layer(name: "card", children: [Layer(name: "title")], isThere: { $0 < end })
      return try TestTimeline(root: Layer(name: "window", children: [card])).file()
    }
    let diff = MotionDiff(expected: try leaving(0.8), actual: try leaving(0.5))
    #expect(diff.changes.map(\.property) == ["presence"])
    #expect(diff.changes.first?.frames == [30...47])
  }

  @Test func callbacksAreComparedByOrderAndTime() throws {
    let diff = MotionDiff(
      expected: try file(events: [(0, "a"), (1000, "b"), (2000, "c"), (3000, "d")]) { _, _ in },
      actual: try file(events: [(0, "a"), (2000, "c"), (2500, "b"), (3500, "d"), (4000, "e")]) {
        _, _ in
      })
    #expect(
      diff.events.map { "\($0.kind) \($0.what)" } == [
        "added e of Screen", "moved b of Screen", "retimed d of Screen",
      ])
  }
}
