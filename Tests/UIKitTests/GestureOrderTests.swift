// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Which of several recognizers makes the gesture that they all could make.
///
/// Of those on one view the one that was added last: published code relies on it
/// (`TouchBehavior.latestRecognizerIsFirst`). That the delegate, requirements, `isEnabled` and the number of touches
/// come before that order is documented, as is that a pan beside a swipe leaves the swipe no gesture.
@MainActor
@Suite struct GestureOrderTests {
  /// A view in a scroll view in a view, with recognizers that note where they begin.
  @MainActor final class Field {
    let screen = TouchedScreen()
    let log = TouchLog()
    let outer: TouchedView
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
    let inner: TouchedView
    private(set) var delegates: [GestureDelegate] = []

    init() {
      outer = TouchedView("outer", log)
      inner = TouchedView("inner", log, frame: CGRect(x: 0, y: 0, width: 393, height: 600))
      _ = screen.show(outer)
      outer.addSubview(scrollView)
      scrollView.addSubview(inner)
      scrollView.delaysContentTouches = false
    }

    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
      _ name: String, _ recognizer: Recognizer, to view: UIView? = nil
    ) -> Recognizer {
      log.note(recognizer, as: name)
      (view ?? inner).addGestureRecognizer(recognizer)
      return recognizer
    }

    @discardableResult
    func pan(_ name: String, to view: UIView? = nil) -> UIPanGestureRecognizer {
      add(name, UIPanGestureRecognizer(), to: view)
    }

    func edge(_ name: String) -> UIScreenEdgePanGestureRecognizer {
      let edge = add(name, UIScreenEdgePanGestureRecognizer())
      edge.edges = .left
      return edge
    }

    func delegate(_ recognizer: UIGestureRecognizer) -> GestureDelegate {
      let delegate = GestureDelegate()
      delegates.append(delegate)
      recognizer.delegate = delegate
      return delegate
    }

    func fill() { scrollView.contentSize = CGSize(width: 393, height: 2000) }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The recognizers that begin or end, in this order, and whether the view keeps its touch.
    let expected: [String]
    var gesture = GestureOrderTests.drag
    var viewKeepsTouch = false
    var scrolls = false
    let arrange: @MainActor @Sendable (Field) -> Void
  }

  private nonisolated static let drag = Gesture.pan(
    from: .point(200, 400), to: .point(200, 300), duration: 0.2)
  private nonisolated static let tap = Gesture.tap(at: .point(200, 400))
  private nonisolated static let edgeDrag = Gesture.edgePan(
    from: .left, distance: 200, duration: 0.2)
  private nonisolated static let swipe = Gesture.pan(
    from: .point(200, 400), to: .point(200, 250), duration: 0.1)

  private final class Modest: UIPanGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }
  private final class Yielding: UIPanGestureRecognizer {
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
  }

  private nonisolated static let rows: [Row] = [
    Row(testDescription: "two pans", expected: ["b"]) {
      $0.pan("a")
      $0.pan("b")
    },
    Row(testDescription: "three pans", expected: ["c"]) {
      $0.pan("a")
      $0.pan("b")
      $0.pan("c")
    },
    Row(testDescription: "a pan that is added again", expected: ["a"]) {
      let pan = $0.pan("a")
      $0.pan("b")
      $0.inner.removeGestureRecognizer(pan)
      $0.inner.addGestureRecognizer(pan)
    },
    Row(testDescription: "a pan of the superview that is added later", expected: ["a"]) {
      $0.pan("a")
      $0.pan("b", to: $0.outer)
    },
    Row(testDescription: "the later one does not begin", expected: ["a"]) {
      $0.pan("a")
      $0.delegate($0.pan("b")).begins = false
    },
    Row(testDescription: "the later one receives no touch", expected: ["a"]) {
      $0.pan("a")
      $0.delegate($0.pan("b")).receives = false
    },
    Row(testDescription: "the later one is disabled", expected: ["a"]) {
      $0.pan("a")
      $0.pan("b").isEnabled = false
    },
    Row(testDescription: "the later one needs two touches", expected: ["a"]) {
      $0.pan("a")
      $0.pan("b").minimumNumberOfTouches = 2
    },
    Row(testDescription: "both at once, says the first", expected: ["b", "a"]) {
      $0.delegate($0.pan("a")).isSimultaneous = true
      $0.pan("b")
    },
    Row(testDescription: "both at once, says the second", expected: ["b", "a"]) {
      $0.pan("a")
      $0.delegate($0.pan("b")).isSimultaneous = true
    },
    Row(testDescription: "the later one prevents nothing", expected: ["b", "a"]) {
      $0.pan("a")
      $0.add("b", Modest())
    },
    Row(testDescription: "the later one requires the failure of the first", expected: ["a"]) {
      let first = $0.pan("a")
      $0.pan("b").require(toFail: first)
    },
    Row(testDescription: "its delegate requires it", expected: ["a"]) {
      let first = $0.pan("a")
      $0.delegate($0.pan("b")).failsFirst = first
    },
    Row(testDescription: "its class requires it", expected: ["a"]) {
      $0.pan("a")
      $0.add("b", Yielding())
    },
    Row(testDescription: "the touch stays in the view", expected: ["b"], viewKeepsTouch: true) {
      $0.pan("a")
      $0.pan("b").cancelsTouchesInView = false
    },
    Row(testDescription: "two taps", expected: ["b"], gesture: tap) {
      $0.add("a", UITapGestureRecognizer())
      $0.add("b", UITapGestureRecognizer())
    },
    Row(testDescription: "a tap before a pan", expected: ["pan"]) {
      $0.add("tap", UITapGestureRecognizer())
      $0.pan("pan")
    },
    Row(testDescription: "a tap after a pan", expected: ["pan"]) {
      $0.pan("pan")
      $0.add("tap", UITapGestureRecognizer())
    },
    Row(testDescription: "a tap after a pan, tapped", expected: ["tap"], gesture: tap) {
      $0.pan("pan")
      $0.add("tap", UITapGestureRecognizer())
    },
    Row(testDescription: "a tap before a pan, tapped", expected: ["tap"], gesture: tap) {
      $0.add("tap", UITapGestureRecognizer())
      $0.pan("pan")
    },
    Row(testDescription: "a swipe before a pan", expected: ["pan"], gesture: swipe) {
      $0.add("swipe", UISwipeGestureRecognizer()).direction = .up
      $0.pan("pan")
    },
    Row(testDescription: "a swipe after a pan", expected: ["pan"], gesture: swipe) {
      $0.pan("pan")
      $0.add("swipe", UISwipeGestureRecognizer()).direction = .up
    },
    Row(testDescription: "a pan that waits for a swipe", expected: ["swipe"], gesture: swipe) {
      let swipe = $0.add("swipe", UISwipeGestureRecognizer())
      swipe.direction = .up
      $0.pan("pan").require(toFail: swipe)
    },
    Row(testDescription: "an edge pan after a pan", expected: ["edge"], gesture: edgeDrag) {
      $0.pan("pan")
      _ = $0.edge("edge")
    },
    Row(testDescription: "an edge pan before a pan", expected: ["pan"], gesture: edgeDrag) {
      _ = $0.edge("edge")
      $0.pan("pan")
    },
    Row(testDescription: "a pan that waits for an edge", expected: ["edge"], gesture: edgeDrag) {
      let edge = $0.edge("edge")
      $0.pan("pan").require(toFail: edge)
    },
    Row(testDescription: "an edge pan away from the edge", expected: ["pan"]) {
      $0.pan("pan")
      _ = $0.edge("edge")
    },
    Row(testDescription: "a pan on a scroll view", expected: ["pan"]) {
      $0.fill()
      $0.pan("pan", to: $0.scrollView)
    },
    Row(testDescription: "a pan in a scroll view", expected: ["pan"]) {
      $0.fill()
      $0.pan("pan")
    },
    Row(testDescription: "a pan around a scroll view", expected: [], scrolls: true) {
      $0.fill()
      $0.pan("pan", to: $0.outer)
    },
    Row(testDescription: "a pan with a scroll view", expected: ["pan"], scrolls: true) {
      $0.fill()
      $0.delegate($0.pan("pan", to: $0.scrollView)).isSimultaneous = true
    },
    Row(testDescription: "a pan that does not begin on a scroll view", expected: [], scrolls: true)
    {
      $0.fill()
      $0.delegate($0.pan("pan", to: $0.scrollView)).begins = false
    },
    Row(testDescription: "a pan that waits for a scroll view", expected: [], scrolls: true) {
      $0.fill()
      $0.pan("pan", to: $0.scrollView).require(toFail: $0.scrollView.panGestureRecognizer)
    },
    Row(testDescription: "a pan on a scroll view without room", expected: ["pan"]) {
      $0.pan("pan", to: $0.scrollView)
    },
  ]

  @Test(arguments: rows) func theOneThatWasAddedLastMakesTheGesture(row: Row) {
    let field = Field()
    row.arrange(field)
    field.screen.perform(row.gesture)
    let names = field.log.lines.filter { !$0.hasPrefix("inner") && !$0.hasPrefix("outer") }
    let gestures = row.expected.count > 1 ? names.filter { $0.hasSuffix("began") } : names
    var found: [String] = []
    for name in gestures.map({ String($0.prefix { $0 != "." }) }) where !found.contains(name) {
      found.append(name)
    }
    #expect(found == row.expected)
    #expect(field.log.lines.contains("inner.ended(1)") == row.viewKeepsTouch)
    #expect((field.scrollView.contentOffset.y > 0) == row.scrolls)
  }
}
