// SPDX-License-Identifier: MIT
import FilmstripDiff
import Foundation
import Testing
import FilmstripTimelines

@Suite struct MotionPartsTests {
  private typealias Layer = TestTimeline.Layer

  /// A way there, a rest, and a way on: when each begins, how long it takes, and its curve.
  private struct Course {
    var first = (begin: 0.0, duration: 0.3, curve: 2)
    var second = (begin: 0.6, duration: 0.4, curve: 1)
    var middle = 100.0
    var end = 300.0

    func value(_ time: Double) -> Double {
      func progress(_ motion: (begin: Double, duration: Double, curve: Int)) -> Double {
        Formulas.bezier(Formulas.named[motion.curve].1, (time - motion.begin) / motion.duration)
      }
      return middle * progress(first) + (end - middle) * progress(second)
    }
  }

  private func diff(_ one: Course, _ other: Course) throws -> MotionDiff {
    let files = try [one, other].map { course in
      let card = Layer(name: "card", state: { $1.position.x = course.value($0) })
      return try TestTimeline(root: Layer(name: "window", children: [card]), duration: 1.5).file()
    }
    return MotionDiff(expected: files[0], actual: files[1])
  }

  private func reasons(_ diff: MotionDiff) throws -> (MotionPart?, [MotionCause.Reason]) {
    let change = try #require(diff.changes.first)
    return (change.part, change.causes.first?.reasons ?? [])
  }

  @Test func theSecondOfTwoIsNamed() throws {
    var other = Course()
    other.second.curve = 0
    let diff = try diff(Course(), other)
    #expect(
      try reasons(diff) == (MotionPart(2, of: 2), [.curve(expected: .easeIn, actual: .linear)]))
    #expect(
      diff.lines.first?.hasSuffix(" early; curve easeIn → linear in motion 2 of 2") == true,
      "\(diff)")
  }

  @Test func theFirstOfTwoIsNamed() throws {
    var other = Course()
    other.first.duration = 0.2
    let (part, found) = try reasons(try diff(Course(), other))
    #expect(part == MotionPart(1, of: 2))
    guard found.count == 1, case .duration(let one, let two) = found[0] else {
      Issue.record("\(found)")
      return
    }
    #expect(abs(one - 0.3) < 2e-3 && abs(two - 0.2) < 2e-3)
  }

  @Test func theFirstIsToBlameWhereBothDiffer() throws {
    var other = Course()
    other.first.curve = 0
    other.second.curve = 0
    let (part, found) = try reasons(try diff(Course(), other))
    #expect(part == MotionPart(1, of: 2))
    #expect(found == [.curve(expected: .easeOut, actual: .linear)])
  }

  @Test func aLaterBeginOfTheSecondIsADelayOfIt() throws {
    var other = Course()
    other.second.begin = 0.8
    let (part, found) = try reasons(try diff(Course(), other))
    #expect(part == MotionPart(2, of: 2))
    guard found.count == 1, case .delay(let one, let two) = found[0] else {
      Issue.record("\(found)")
      return
    }
    #expect(abs(one - 0.6) < 2e-3 && abs(two - 0.8) < 2e-3)
  }

  @Test func whatConcernsTheWholeIsOfNoPart() throws {
    var other = Course()
    (other.middle, other.end) = (150, 450)
    let (part, found) = try reasons(try diff(Course(), other))
    #expect(part == nil)
    guard found.count == 1, case .end(let one, let two) = found[0] else {
      Issue.record("\(found)")
      return
    }
    #expect(abs(one - 300) < 1e-3 && abs(two - 450) < 0.01)
  }
}

private func == (
  one: (MotionPart?, [MotionCause.Reason]), other: (MotionPart?, [MotionCause.Reason])
) -> Bool { one.0 == other.0 && one.1 == other.1 }
