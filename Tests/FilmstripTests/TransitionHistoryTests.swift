// SPDX-License-Identifier: MIT
import Filmstrip
import Testing

/// Phases and markers, from callbacks and touches in milliseconds; what follows from them by hand.
@Suite struct TransitionHistoryTests {
  private func history(
    _ events: [(Int64, String)], touches: [(Int64, TimelineFile.Touch.Phase)] = [],
    end: Double? = nil, isHeld: Bool = false
  ) -> TransitionHistory {
    TransitionHistory(
      events: events.map {
        TimelineFile.Event(nanoseconds: $0 * 1_000_000, name: $1, object: "HomeViewController")
      },
      touches: touches.map {
        TimelineFile.Touch(nanoseconds: $0 * 1_000_000, phase: $1, location: .zero)
      }, end: end, isHeld: isHeld)
  }

  private func phases(_ history: TransitionHistory, _ times: [Double]) -> [SheetPhase] {
    times.map(history.phase)
  }

  @Test func whatRunsByItselfBeginsAndSettles() {
    let push = history([(0, "viewWillAppear"), (350, "viewDidAppear")], end: 350)
    #expect(phases(push, [0, 349.9, 350, 400]) == [.begin, .run, .settle, .settle])
    #expect(phases(history([]), [0, 1e6]) == [.begin, .begin])
  }

  @Test func aTouchDrivesFromItsFirstEffectToItsRelease() {
    let finished = history(
      [
        (50, "gestureBegan"), (50, "viewWillAppear"), (300, "gestureEnded"), (450, "viewDidAppear"),
      ],
      touches: [(0, .began), (300, .ended)], end: 450)
    #expect(
      phases(finished, [0, 49, 50, 299, 300, 450, 500])
        == [.begin, .begin, .interactive, .interactive, .settle, .settle, .settle])
  }

  @Test func whatIsTakenBackAfterTheReleaseIsCancelled() {
    let cancelled = history(
      [
        (50, "gestureBegan"), (50, "viewWillDisappear"), (50, "viewWillAppear"),
        (360, "viewWillDisappear"), (360, "viewDidDisappear"), (360, "viewDidAppear"),
      ], touches: [(0, .began), (300, .ended)], end: 360)
    #expect(phases(cancelled, [100, 300, 360]) == [.interactive, .cancel, .cancel])
    #expect(cancelled.markers.map(\.text).contains("cancelled"))
    // A sheet that is dragged announces its dismissal only when it is released.
    let dragged = history(
      [(50, "gestureBegan"), (300, "viewWillDisappear"), (500, "viewDidDisappear")],
      touches: [(0, .began), (300, .ended)], end: 500)
    #expect(phases(dragged, [100, 300]) == [.interactive, .settle])
    #expect(dragged.markers.map(\.text).contains("complete"))
  }

  @Test func aTapDrivesNothing() {
    let tap = history(
      [(50, "viewWillAppear"), (400, "viewDidAppear")],
      touches: [(0, .began), (50, .ended)], end: 400)
    #expect(phases(tap, [0, 50, 399, 400]) == [.begin, .begin, .run, .settle])
  }

  @Test func aTransitionCanBeCaughtAgain() {
    let caught = history(
      [
        (20, "gestureBegan"), (20, "viewWillAppear"), (150, "gestureBegan"), (400, "viewDidAppear"),
      ],
      touches: [(0, .began), (100, .ended), (140, .began), (200, .ended)], end: 400)
    #expect(
      phases(caught, [10, 20, 100, 149, 150, 200])
        == [.begin, .interactive, .settle, .settle, .interactive, .settle])
  }

  @Test func aTouchThatStaysDrivesToTheEnd() {
    let resting = history([(20, "gestureBegan")], touches: [(0, .began)])
    #expect(phases(resting, [10, 20, 1e6]) == [.begin, .interactive, .interactive])
    let held = history([(20, "gestureBegan")], touches: [(0, .began)], isHeld: true)
    #expect(phases(held, [0, 500]) == [.interactive, .interactive] && held.markers.isEmpty)
  }

  /// Files from before touches were written.
  @Test func gesturesStandForTouches() {
    let old = history(
      [(50, "gestureBegan"), (50, "viewWillAppear"), (300, "gestureEnded"), (400, "viewDidAppear")])
    #expect(phases(old, [49, 50, 299, 300]) == [.begin, .interactive, .interactive, .settle])
    let driven = history([(30, "startInteractiveTransition")])
    #expect(phases(driven, [29, 30, 900]) == [.begin, .interactive, .interactive])
  }

  // MARK: Markers

  @Test func marksTouchesAppearanceAndTheEnd() {
    let markers = history(
      [
        (0, "viewWillAppear"), (0, "viewIsAppearing"), (0, "viewDidLoad"), (350, "viewDidAppear"),
        (350, "viewDidDisappear"), (350, "animationEnded"),
      ], touches: [(0, .began), (10, .cancelled)]
    ).markers
    #expect(
      markers.map { "\(Int($0.milliseconds)) \($0.text)" } == [
        "0 touch down", "0 viewWillAppear", "0 viewIsAppearing", "10 touch cancelled",
        "350 complete", "350 viewDidAppear", "350 viewDidDisappear",
      ])
    #expect(markers.map(\.object).filter { !$0.isEmpty }.allSatisfy { $0 == "Home" })
  }

  @Test func linesAreCountedAndCut() {
    func marker(_ text: String) -> EventMarker {
      EventMarker(milliseconds: 0, kind: .willAppear, text: text, object: "Home")
    }
    let markers = ["a", "b", "a", "c", "d", "a", "e"].map(marker)
    func lines(_ limit: Int) -> [String] {
      MarkerLine.lines(markers, atMost: limit).map { "\($0.text)|\($0.object)" }
    }
    #expect(lines(5) == ["a ×3|", "b|Home", "c|Home", "d|Home", "e|Home"])
    #expect(lines(4) == ["a ×3|", "b|Home", "c|Home", "+2 more|"])
    #expect(lines(1) == ["+7 more|"])
    let symbols = MarkerLine.symbols(
      markers + [EventMarker(milliseconds: 0, kind: .release, text: "release", object: "")])
    #expect(symbols.map(\.text) == ["+7"] && symbols.map(\.kind) == [.release])
    #expect(MarkerLine.symbols([marker("a")]).map(\.text) == [""])
    #expect(MarkerLine.lines([], atMost: 4) == [])
  }
}
