// SPDX-License-Identifier: MIT
import FilmstripDiff
import FilmstripDisplayList
import Foundation
import Testing
import FilmstripTimelines

/// What explains a difference without any curve: other ends of the same way, jumps, a pace along another one.
@Suite struct MotionProportionTests {
  private typealias Layer = TestTimeline.Layer

  private func change(
    _ one: @escaping (Double) -> Double, _ other: @escaping (Double) -> Double,
    until: @escaping (Double) -> Bool = { _ in true }
  ) throws -> PropertyChange {
    let files = try [one, other].map { value in
      let card = Layer(name: "card", isThere: until, state: { $1.position.x = value($0) })
      return try TestTimeline(root: Layer(name: "window", children: [card])).file()
    }
    return try #require(MotionDiff(expected: files[0], actual: files[1]).changes.first)
  }

  /// A touch that goes to and fro, with a wobble that no curve has.
  private func touch(_ time: Double) -> Double {
    time < 0.5 ? 0.6 * sin(.pi * time) + 0.02 * sin(40 * time) : 0.6 + (time - 0.5) * 0.8
  }

  @Test func aWayOfATouchToAnotherEndIsThat() throws {
    let change = try change({ 100 * self.touch($0) }, { 130 * self.touch($0) })
    let end = touch(1)
    #expect(change.causes.count == 1)
    guard case .end(let one, let two)? = change.causes.first?.reasons.first else {
      Issue.record("\(change.causes)")
      return
    }
    #expect(abs(one - 100 * end) < 1e-3 && abs(two - 130 * end) < 1e-3)
  }

  @Test func layersThatMoveAlikeHaveTheirOwnEnds() throws {
    let files = try [100.0, 130].map { way in
      let cards = [0.0, 1_000].map { start in
        Layer(
          name: "card at \(start)",
          state: { $1.position.x = start + way * Formulas.bezier(Formulas.named[2].1, $0 / 0.5) })
      }
      return try TestTimeline(root: Layer(name: "window", children: cards)).file()
    }
    let lines = MotionDiff(expected: files[0], actual: files[1]).lines
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("; end 100.0 pt → 130.0 pt") == true, "\(lines)")
    #expect(lines.last?.hasSuffix("; end 1100.0 pt → 1130.0 pt") == true, "\(lines)")
  }

  @Test func whatIsPutBackAtTheEndDoesNotHideTheEnd() throws {
    let change = try change(
      { 200 * Formulas.bezier(Formulas.named[3].1, $0 / 0.5) },
      { $0 < 0.5 ? 190 * Formulas.bezier(Formulas.named[3].1, $0 / 0.5) : 200 })
    guard case .end(let one, let two)? = change.causes.first?.reasons.first else {
      Issue.record("\(change.causes)")
      return
    }
    #expect(abs(one - 200) < 1e-3 && abs(two - 190) < 1e-2)
  }

  @Test func toAndFroIsANumberOfTimesAsFar() throws {
    let change = try change({ 50 * sin(.pi * $0) }, { 60 * sin(.pi * $0) })
    guard case .amplitude(let factor)? = change.causes.first?.reasons.first else {
      Issue.record("\(change.causes)")
      return
    }
    #expect(abs(factor - 1.2) < 1e-4)
  }

  /// A drag that is released and comes back, on its way from one value to 200: where it rests is another, and that is all.
  @Test func whatComesBackRestsElsewhere() throws {
    func dragged(from rest: Double, to goal: Double) -> (Double) -> Double {
      { rest + (goal - rest) * 0.5 * sin(.pi * $0) }
    }
    let change = try change(dragged(from: 100, to: 200), dragged(from: 80, to: 200))
    let reasons = try #require(change.causes.first?.reasons)
    guard reasons.count == 1, case .start(let one, let two) = reasons[0] else {
      Issue.record("\(reasons)")
      return
    }
    #expect(abs(one - 100) < 1e-3 && abs(two - 80) < 1e-3)
    // What would be the same in both lies on the way, where it turns back beyond it: two things differ.
    let both = try self.change(dragged(from: 100, to: 200), dragged(from: 80, to: 250))
    #expect(both.causes.first?.reasons.count == 2, "\(both.causes)")
  }

  /// One constant is where one motion ends, where another begins, and what does not move: in words in common it is one.
  @Test func oneValueIsOneCauseForSeveralRecordings() throws {
    func causes(
      _ name: String, _ value: @escaping (Double, Double) -> Double
    ) throws -> [String?] {
      let files = try [16.0, 20].map { constant in
        let card = Layer(name: name, state: { $1.position.x = value(constant, $0) })
        return try TestTimeline(root: Layer(name: "window", children: [card])).file()
      }
      let diff = MotionDiff(expected: files[0], actual: files[1])
      return [diff.cause, diff.sharedCause]
    }
    let shared = "position.x 16.0 pt → 20.0 pt"
    #expect(
      try causes("from") { $0 * min($1 / 0.5, 1) } == [
        "from position.x: end 16.0 pt → 20.0 pt", shared,
      ])
    #expect(
      try causes("to") { $0 * max(1 - $1 / 0.5, 0) } == [
        "to position.x: start 16.0 pt → 20.0 pt", shared,
      ])
    #expect(
      try causes("still") { constant, _ in constant } == [
        "still position.x: value 16.0 pt → 20.0 pt", shared,
      ])
  }

  /// A shadow of another strength that a completion removes in both.
  @Test func whatIsHeldUntilItIsResetHasBothValues() throws {
    let change = try change({ $0 < 0.6 ? 25 : 0 }, { $0 < 0.6 ? 50 : 0 })
    #expect(change.causes.first?.reasons == [.start(expected: 25, actual: 50)])
    let later = try self.change({ $0 < 0.6 ? 25 : 0 }, { $0 < 0.6 ? 25 : 10 })
    #expect(later.causes.first?.reasons == [.end(expected: 0, actual: 10)])
  }

  /// The components of a colour are one cause, and a second constant is named after the first.
  @Test func aColourIsOneCauseAndAnotherConstantIsAlsoNamed() throws {
    func file(_ color: [Double], radius: Double) throws -> TimelineFile {
      let card = Layer(
        name: "card",
        state: { _, state in
          state.background = .color(
            Color(red: color[0], green: color[1], blue: color[2], alpha: color[3]))
          state.corners.radius = radius
        })
      return try TestTimeline(root: Layer(name: "window", children: [card])).file()
    }
    let white = try file([0, 0, 0, 0.6], radius: 8)
    let one = MotionDiff(expected: white, actual: try file([1, 0.5, 0, 0.6], radius: 8))
    #expect(one.cause == "card backgroundColor: red 0.00 → 1.00, green 0.00 → 0.50")
    #expect(one.sharedCause == "backgroundColor red 0.00 → 1.00, green 0.00 → 0.50")
    let two = MotionDiff(expected: white, actual: try file([0, 0, 0, 0.8], radius: 12))
    #expect(
      two.cause
        == "card cornerRadius: value 8.0 pt → 12.0 pt; also card backgroundColor.alpha: value 0.60 → 0.80"
    )
  }

  /// Of equally many changes sizes come before places, and the size of a stack follows what it arranges.
  @Test func aSizeIsNamedBeforeWhatFollowsFromIt() throws {
    func file(_ height: Double) throws -> TimelineFile {
      let picture = Layer(name: "picture", state: { $1.bounds.size.height = height })
      let stack = Layer(
        name: "column", className: "UIStackView", children: [picture],
        state: {
          $1.bounds.size.height = height + 40
          $1.position.y = 400 - height / 2
        })
      return try TestTimeline(root: Layer(name: "window", children: [stack])).file()
    }
    let diff = MotionDiff(expected: try file(120), actual: try file(144))
    #expect(diff.cause == "picture bounds.size.height: value 120.0 pt → 144.0 pt")
    #expect(diff.lines.contains { $0.hasSuffix("; follows picture bounds.size.height") })
  }

  /// What a label without a text would have as its colour comes last.
  @Test func theColourOfALabelWithoutATextIsNoCause() throws {
    func file(_ red: Double, drawing: String?, radius: Double) throws -> TimelineFile {
      let label = Layer(
        name: "title",
        state: {
          $1.textColor = Color(red: red, green: 0, blue: 0, alpha: 1)
          $1.drawing = drawing
        })
      let card = Layer(name: "card", state: { $1.corners.radius = radius })
      return try TestTimeline(root: Layer(name: "window", children: [label, card])).file()
    }
    let empty = MotionDiff(
      expected: try file(0, drawing: nil, radius: 8), actual: try file(1, drawing: nil, radius: 12))
    #expect(empty.cause == "card cornerRadius: value 8.0 pt → 12.0 pt")
    let seen = MotionDiff(
      expected: try file(0, drawing: "a", radius: 8), actual: try file(1, drawing: "b", radius: 12))
    #expect(seen.cause?.hasPrefix("title textColor") == true, "\(seen.cause ?? "")")
  }

  @Test func aChangeAtOnceIsAJump() throws {
    let change = try change({ _ in 4 }, { $0 < 0.3 ? 4 : 9 })
    #expect(change.causes.first?.reasons == [.jump(from: 4, to: 9, time: 0.3)])
    let text = MotionCauseText(change)
    #expect(text == "jumps 4.0 pt → 9.0 pt at 0.3 s")
  }

  @Test func anotherCurveAlongATouchIsOneByItsProgress() throws {
    let way = touch(1)
    let change = try change(
      { 100 * self.touch($0) / way },
      { 100 * Formulas.bezier(Formulas.named[1].1, self.touch($0) / way) })
    #expect(change.causes.first?.reasons == [.repaced(.easeIn)], "\(change.causes)")
  }

  /// What the line says after the amount.
  private func MotionCauseText(_ change: PropertyChange) -> String {
    let card = Layer(name: "card", state: { $1.position.x = $0 < 0.3 ? 4 : 9 })
    let still = Layer(name: "card", state: { $1.position.x = 4 })
    let files = [still, card].compactMap {
      try? TestTimeline(root: Layer(name: "window", children: [$0])).file()
    }
    guard files.count == 2 else { return "" }
    let line = MotionDiff(expected: files[0], actual: files[1]).lines.first ?? ""
    return line.components(separatedBy: "; ").dropFirst().joined(separator: "; ")
  }
}
