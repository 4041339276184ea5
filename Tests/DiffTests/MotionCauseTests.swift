// SPDX-License-Identifier: MIT
import Foundation
import FilmstripDiff
import SeededNumbers
import Testing
import FilmstripTimelines

/// Why a property differs: known differences of a motion are found again.
@Suite struct MotionCauseTests {
  private typealias Layer = TestTimeline.Layer

  private struct Way {
    var start = 20.0
    var end = 320.0
    var delay = 0.0
    var duration = 0.5
    var curve = 0
    var spring: (Double, Double)?

    func value(_ time: Double) -> Double {
      let progress =
        spring.map { Formulas.spring($0.0, $0.1, time - delay) }
        ?? Formulas.bezier(Formulas.named[curve].1, (time - delay) / duration)
      return start + (end - start) * progress
    }
  }

  private func change(
    from one: @escaping (Double) -> Double, to other: @escaping (Double) -> Double
  ) throws -> PropertyChange {
    let files = try [one, other].map { value in
      let card = Layer(name: "card", state: { $1.position.x = value($0) })
      return try TestTimeline(root: Layer(name: "window", children: [card]), duration: 3).file()
    }
    let changes = MotionDiff(expected: files[0], actual: files[1]).changes
    #expect(changes.map(\.property) == ["position.x"])
    return try #require(changes.first)
  }

  private func causes(_ one: Way, _ other: Way) throws -> [MotionCause] {
    try change(from: one.value, to: other.value).causes
  }

  @Test(arguments: (0..<5).flatMap { one in (0..<5).map { (one, $0) } }.filter { $0.0 != $0.1 })
  func anotherCurveIsNamed(one: Int, other: Int) throws {
    let cause = try #require(try causes(Way(curve: one), Way(curve: other)).first)
    #expect(
      cause.reasons == [
        .curve(expected: Formulas.named[one].0, actual: Formulas.named[other].0)
      ])
    #expect(cause.isExact && cause.residual < 0.01)
  }

  @Test(arguments: 0..<UInt64(40))
  func oneOrTwoDifferencesAreFoundWithTheirAmounts(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let curve = Int.random(in: 0..<5, using: &random)
    let one = Way(delay: random.number(0...0.4), duration: random.number(0.2...0.9), curve: curve)
    var other = one
    var kinds = Array(Set((0...Int(seed % 2)).map { _ in Int.random(in: 0..<4, using: &random) }))
    kinds.sort()
    if kinds.contains(0) { other.delay += random.number(0.03...0.3) }
    if kinds.contains(1) { other.duration *= random.number(1.1...1.8) }
    if kinds.contains(2) { other.end += random.number(20...200) }
    if kinds.contains(3) { other.start -= random.number(20...200) }
    let cause = try #require(try causes(one, other).first, "\(one), \(other)")
    #expect(cause.isExact)
    var found: [Int] = []
    for reason in cause.reasons {
      switch reason {
      case .delay(let before, let after):
        found.append(0)
        #expect(abs(before - one.delay) < 1e-3 && abs(after - other.delay) < 1e-3, "\(cause)")
      case .duration(let before, let after):
        found.append(1)
        #expect(abs(before - one.duration) < 1e-3 && abs(after - other.duration) < 1e-3, "\(cause)")
      case .end(let before, let after):
        found.append(2)
        #expect(abs(before - one.end) < 1e-3 && abs(after - other.end) < 1e-3, "\(cause)")
      case .start(let before, let after):
        found.append(3)
        #expect(abs(before - one.start) < 1e-3 && abs(after - other.start) < 1e-3, "\(cause)")
      default: found.append(-1)
      }
    }
    #expect(found.sorted() == kinds, "\(cause), \(one), \(other)")
  }

  @Test(arguments: [(0.9, 0.5), (0.5, 0.5), (0.7, 0.3), (1, 0.4)])
  func anotherSpringIsFoundByItsParameters(ratio: Double, response: Double) throws {
    let cause = try #require(
      try causes(Way(spring: (0.7, 0.5)), Way(spring: (ratio, response))).first)
    guard cause.reasons.count == 1,
      case .curve(.spring(let ratio1, let response1, _)?, .spring(let ratio2, let response2, _)) =
        cause.reasons[0]
    else {
      Issue.record("\(cause)")
      return
    }
    #expect(abs(ratio1 - 0.7) < 2e-3 && abs(response1 - 0.5) < 2e-3)
    #expect(abs(ratio2 - ratio) < 2e-3 && abs(response2 - response) < 2e-3)
  }

  @Test func aSpringInPlaceOfACurveIsOne() throws {
    let cause = try #require(try causes(Way(curve: 2), Way(spring: (0.6, 0.4))).first)
    guard cause.reasons.count == 1, case .curve(.easeOut?, .spring) = cause.reasons[0] else {
      Issue.record("\(cause)")
      return
    }
  }

  @Test func twoDifferencesTogetherAreOneCause() throws {
    let cause = try #require(
      try causes(Way(curve: 2), Way(delay: 0.1, duration: 0.8, curve: 0)).first)
    #expect(cause.reasons.count == 3 && cause.isExact)
    guard case .curve(expected: .easeOut, actual: .linear) = cause.reasons[0] else {
      Issue.record("\(cause)")
      return
    }
  }

  @Test func aCurveWithoutANameIsFitted() throws {
    let points = (0.3, -0.2, 0.6, 1.2)
    let change = try change(
      from: Way(curve: 1).value, to: { 20 + 300 * Formulas.bezier(points, $0 / 0.5) })
    let cause = try #require(change.causes.first)
    guard cause.reasons.count == 1,
      case .curve(.easeIn?, .cubic(let x1, let y1, let x2, let y2)) = cause.reasons[0]
    else {
      Issue.record("\(cause)")
      return
    }
    for (found, known) in [(x1, 0.3), (y1, -0.2), (x2, 0.6), (y2, 1.2)] {
      #expect(abs(found - known) < 0.01, "\(cause)")
    }
    #expect(cause.residual < 0.02)
  }

  @Test func theOtherWayStillAndMovingAreNamed() throws {
    let way = Way(curve: 1)
    #expect(try causes(way, Way(start: 320, end: 20, curve: 1)).first?.reasons == [.reversed])
    #expect(try causes(way, Way(start: 20, end: 20)).first?.reasons == [.still(from: 20, to: 320)])
    #expect(try causes(Way(start: 20, end: 20), way).first?.reasons == [.moving])
    let fixed = try causes(Way(start: 20, end: 20), Way(start: 25, end: 25))
    #expect(fixed.map(\.reasons) == [[.value(expected: 20, actual: 25)]])
  }

  /// What goes to and fro at its own times is no motion from a start to an end.
  @Test func whereNothingExplainsItNoneIsSaid() throws {
    let change = try change(
      from: Way(curve: 1).value, to: { 20 + 300 * $0 / 3 + 90 * sin(37 * $0) * sin(11 * $0) })
    #expect(change.causes.isEmpty)
  }

  /// A snapshot leaves with the end of its animation, which no frame shows then.
  @Test(arguments: 0..<5)
  func anEndThatNoFrameShowsIsFound(curve: Int) throws {
    let files = try [0.4, 0.6].map { duration in
      let way = Way(duration: duration, curve: curve)
      let card = Layer(
        name: "card", isThere: { $0 < duration - 1e-9 }, state: { $1.position.x = way.value($0) })
      return try TestTimeline(root: Layer(name: "window", children: [card])).file()
    }
    let change = try #require(
      MotionDiff(expected: files[0], actual: files[1]).changes.first { $0.property == "position.x" }
    )
    let reasons = change.causes.first?.reasons ?? []
    guard reasons.count == 1, case .duration(let expected, let actual) = reasons[0] else {
      Issue.record("\(change)")
      return
    }
    #expect(abs(expected - 0.4) < 1e-3 && abs(actual - 0.6) < 1e-3)
  }

  @Test func whatALayoutPlacesFollowsTheSizeAbove() throws {
    let files = try [2, 0].map { curve in
      let way = Way(curve: curve)
      let label = Layer(name: "label", state: { $1.position.x = way.value($0) / 2 })
      let card = Layer(
        name: "card", children: [label], state: { $1.bounds.size.width = way.value($0) })
      return try TestTimeline(root: Layer(name: "window", children: [card])).file()
    }
    let changes = MotionDiff(expected: files[0], actual: files[1]).changes
    #expect(changes.map(\.property) == ["bounds.size.width", "position.x"])
    let reason = try #require(changes.last?.causes.first?.reasons.first)
    guard case .follows(let layer, "bounds.size.width") = reason else {
      Issue.record("\(reason)")
      return
    }
    #expect(layer.title == "card")
  }
}
