// SPDX-License-Identifier: MIT
import FilmstripDiff
import Testing
import FilmstripTimelines

/// A finish that became a cancel, and a cancel that became a finish.
@Suite struct EndingChangeTests {
  private func file(_ events: [(Double, String, String)]) throws -> TimelineFile {
    try TestTimeline(
      root: TestTimeline.Layer(name: "window"), duration: 0.5,
      events: events.map { TimelineFile.Event(nanoseconds: Int64($0 * 1e9), name: $1, object: $2) }
    ).file()
  }

  private let finish = [
    (0.1, "viewWillDisappear", "Card"), (0.1, "viewWillAppear", "Home"),
    (0.4, "viewDidDisappear", "Card"), (0.4, "viewDidAppear", "Home"),
  ]
  private let cancel = [
    (0.1, "viewWillDisappear", "Card"), (0.1, "viewWillAppear", "Home"),
    (0.3, "viewWillAppear", "Card"), (0.3, "viewDidAppear", "Card"),
    (0.3, "viewWillDisappear", "Home"), (0.3, "viewDidDisappear", "Home"),
  ]

  @Test func anotherEndIsSaidFirst() throws {
    let cancelled = MotionDiff(expected: try file(finish), actual: try file(cancel))
    #expect(cancelled.ending?.kind == .becameCancel && cancelled.ending?.controller == "Card")
    #expect(
      cancelled.lines.first
        == "a finish became a cancel: Card stays")
    let finished = MotionDiff(expected: try file(cancel), actual: try file(finish))
    #expect(
      finished.lines.first
        == "a cancel became a finish: Card leaves")
  }

  /// As where a touch reaches nothing any more, or what it did not reach before.
  @Test func whatDoesNotBeginIsSaidFirst() throws {
    let none = MotionDiff(expected: try file(finish), actual: try file([]))
    #expect(none.cause == "no transition begins, and one of Card was expected")
    let new = MotionDiff(expected: try file([]), actual: try file(finish))
    #expect(new.cause == "a transition of Card begins, and none was expected")
  }

  @Test func theSameEndAtAnotherTimeIsNone() throws {
    let later = finish.map { ($0.0 + 0.05, $0.1, $0.2) }
    #expect(MotionDiff(expected: try file(finish), actual: try file(later)).ending == nil)
    #expect(MotionDiff(expected: try file(cancel), actual: try file(cancel)).ending == nil)
    // What never ends is another thing.
    let open = Array(finish.prefix(2))
    #expect(MotionDiff(expected: try file(finish), actual: try file(open)).ending == nil)
  }
}
