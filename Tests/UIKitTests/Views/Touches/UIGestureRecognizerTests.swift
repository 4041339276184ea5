// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// How recognizers get along with each other and with the views below them.
@MainActor
@Suite struct UIGestureRecognizerTests {
  private let screen = TouchedScreen()
  private let log = TouchLog()
  private let outer: TouchedView
  private let inner: TouchedView

  init() {
    outer = TouchedView("outer", log)
    inner = TouchedView("inner", log, frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    _ = screen.show(outer)
    outer.addSubview(inner)
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, as name: String, to view: UIView
  ) -> Recognizer {
    log.note(recognizer, as: name)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private let drag = Gesture.pan(from: .point(100, 400), to: .point(200, 400), duration: 0.1)
  private let tap = Gesture.tap(at: .point(100, 400))

  // MARK: One recognizer

  @Test func aPanGoesThroughItsStatesAndCancelsTheTouchOfItsView() {
    _ = add(UIPanGestureRecognizer(), as: "pan", to: inner)
    screen.perform(drag)
    #expect(
      log.shortened == [
        "inner.began(1)", "pan.began", "inner.cancelled(1)", "pan.changed", "pan.ended",
      ])
  }

  @Test func aTapEndsAtOnceAndTheTouchOfTheViewIsCancelled() {
    _ = add(UITapGestureRecognizer(), as: "tap", to: inner)
    screen.perform(tap)
    #expect(log.lines == ["inner.began(1)", "tap.ended", "inner.cancelled(1)"])
  }

  @Test func withoutCancellingBothReceiveTheTouch() {
    let tap = add(UITapGestureRecognizer(), as: "tap", to: inner)
    tap.cancelsTouchesInView = false
    screen.perform(self.tap)
    #expect(log.lines == ["inner.began(1)", "tap.ended", "inner.ended(1)"])
  }

  @Test func aFailedRecognizerLeavesTheTouchToItsView() {
    _ = add(UITapGestureRecognizer(), as: "tap", to: inner)
    screen.perform(drag)
    #expect(log.shortened == ["inner.began(1)", "inner.moved(1)", "inner.ended(1)"])
  }

  @Test func aDelayedBeginningComesWhenTheRecognizerHasFailed() {
    let tap = add(UITapGestureRecognizer(), as: "tap", to: inner)
    tap.delaysTouchesBegan = true
    screen.perform(self.tap)
    #expect(log.lines == ["tap.ended"])
    log.lines = []
    screen.stage.perform(drag)
    screen.stage.advance(by: 0)
    #expect(log.lines.isEmpty)
    screen.stage.settle()
    #expect(log.shortened == ["inner.began(1)", "inner.moved(1)", "inner.ended(1)"])
  }

  @Test func aLiftIsDelayedUntilTwoTapsHaveFailed() {
    let tap = add(UITapGestureRecognizer(), as: "tap", to: inner)
    tap.numberOfTapsRequired = 2
    screen.stage.perform(self.tap)
    screen.stage.advance(to: 0.39)
    #expect(log.lines == ["inner.began(1)"])
    // Lifted at 0.05, and 0.35 s later there was no other tap.
    screen.stage.advance(to: 0.4)
    #expect(log.lines == ["inner.began(1)", "inner.ended(1)"])
  }

  @Test func disablingCancelsWhatIsUnderWay() {
    let pan = add(UIPanGestureRecognizer(), as: "pan", to: inner)
    screen.stage.perform(drag)
    screen.stage.advance(to: 0.05)
    pan.isEnabled = false
    #expect(log.shortened.suffix(2) == ["pan.changed", "pan.cancelled"])
    #expect(pan.state == .possible)
    pan.isEnabled = true
    screen.stage.settle()
    #expect(log.lines.last == "pan.cancelled")
  }

  @Test func aHandlerMayDisableItsRecognizer() {
    let pan = add(UIPanGestureRecognizer(), as: "pan", to: inner)
    pan.addTarget { pan in
      if pan.state == .changed {
        pan.isEnabled = false
        pan.isEnabled = true
      }
    }
    screen.perform(drag)
    #expect(
      log.shortened == [
        "inner.began(1)", "pan.began", "inner.cancelled(1)", "pan.changed", "pan.cancelled",
      ])
  }

  @Test func shouldBeginIsAskedOfTheViewAndTheDelegate() {
    let pan = add(UIPanGestureRecognizer(), as: "pan", to: inner)
    let delegate = GestureDelegate()
    delegate.begins = false
    pan.delegate = delegate
    screen.perform(drag)
    #expect(log.shortened == ["inner.began(1)", "inner.moved(1)", "inner.ended(1)"])
    delegate.begins = true
    log.lines = []
    screen.perform(drag)
    #expect(log.lines.contains("pan.ended"))
  }

  @Test func aTouchThatTheDelegateRejectsIsNotReceived() {
    let pan = add(UIPanGestureRecognizer(), as: "pan", to: inner)
    let delegate = GestureDelegate()
    delegate.receives = false
    pan.delegate = delegate
    screen.perform(drag)
    #expect(!log.lines.contains("pan.began"))
  }

  @Test func aSubclassSetsItsState() {
    final class Checkmark: UIGestureRecognizer {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("began \(state)")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .began : .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .ended
        calls.append("ended \(state)")
      }
      override func reset() { calls.append("reset \(state)") }
    }
    let mark = add(Checkmark(), as: "mark", to: inner)
    screen.perform(drag)
    #expect(
      log.shortened == [
        "inner.began(1)", "mark.began", "inner.cancelled(1)", "mark.changed", "mark.ended",
      ])
    #expect(mark.calls == ["began possible", "ended ended", "reset possible"])
    // Nothing leads from possible to changed to cancelled without a beginning.
    mark.state = .cancelled
    #expect(mark.state == .possible)
  }

  // MARK: Several recognizers

  @Test func gesturesMayBeMadeTogetherIfOneDelegateSaysSo() {
    let first = add(UIPanGestureRecognizer(), as: "outer", to: outer)
    _ = add(UIPanGestureRecognizer(), as: "inner", to: inner)
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    first.delegate = delegate
    screen.perform(drag)
    #expect(log.lines.filter { $0.hasSuffix(".began") } == ["inner.began", "outer.began"])
    #expect(log.lines.filter { $0.hasSuffix(".ended") } == ["inner.ended", "outer.ended"])
  }

  @Test func aRequiredRecognizerThatRecognizesMakesTheOtherFail() {
    let pan = add(UIPanGestureRecognizer(), as: "pan", to: inner)
    let edge = add(UIScreenEdgePanGestureRecognizer(), as: "edge", to: outer)
    edge.edges = .left
    pan.require(toFail: edge)
    screen.perform(.edgePan(from: .left, distance: 200, duration: 0.1))
    #expect(
      log.shortened.filter { !$0.hasSuffix("(1)") } == ["edge.began", "edge.changed", "edge.ended"])
    log.lines = []
    // Not from the edge: the other one has failed when the touch began.
    screen.perform(drag)
    #expect(
      log.shortened.filter { !$0.hasSuffix("(1)") } == ["pan.began", "pan.changed", "pan.ended"])
  }

  @Test func oneTapWaitsUntilTwoHaveFailed() {
    let single = add(UITapGestureRecognizer(), as: "single", to: inner)
    let double = add(UITapGestureRecognizer(), as: "double", to: inner)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    screen.stage.perform(tap)
    screen.stage.advance(to: 0.399)
    #expect(log.lines == ["inner.began(1)"])
    screen.stage.advance(to: 0.4)
    #expect(log.lines == ["inner.began(1)", "single.ended", "inner.cancelled(1)"])
    log.lines = []
    screen.perform(.tap(at: .point(100, 400), taps: 2))
    #expect(log.lines.filter { !$0.hasPrefix("inner") } == ["double.ended"])
  }

  @Test func withoutARequirementBothTapsAreMade() {
    _ = add(UITapGestureRecognizer(), as: "single", to: inner)
    let double = add(UITapGestureRecognizer(), as: "double", to: inner)
    double.numberOfTapsRequired = 2
    screen.perform(.tap(at: .point(100, 400), taps: 2))
    let taps = log.lines.filter { !$0.hasPrefix("inner") }
    #expect(taps.first == "single.ended")
    #expect(taps.last == "double.ended")
  }

  @Test func twoThatRequireEachOtherDoNotWaitForEver() {
    let first = add(UITapGestureRecognizer(), as: "first", to: inner)
    let second = add(UITapGestureRecognizer(), as: "second", to: inner)
    first.require(toFail: second)
    second.require(toFail: first)
    screen.perform(tap)
    #expect(log.lines.filter { !$0.hasPrefix("inner") } == ["first.ended"])
  }

  @Test func twoTouchesOnTwoViewsMakeTwoGestures() {
    let left = TouchedView("left", log, frame: CGRect(x: 0, y: 600, width: 190, height: 200))
    let right = TouchedView("right", log, frame: CGRect(x: 200, y: 600, width: 190, height: 200))
    outer.addSubview(left)
    outer.addSubview(right)
    _ = add(UIPanGestureRecognizer(), as: "first", to: left)
    _ = add(UIPanGestureRecognizer(), as: "second", to: right)
    screen.perform(
      .parallel([
        .pan(from: .point(50, 650), to: .point(150, 650), duration: 0.1),
        .pan(from: .point(250, 650), to: .point(350, 650), duration: 0.1),
      ]))
    #expect(log.lines.prefix(2) == ["left.began(1)", "right.began(1)"])
    #expect(log.lines.filter { $0.hasSuffix(".began") } == ["first.began", "second.began"])
    #expect(log.lines.suffix(2) == ["first.ended", "second.ended"])
  }

  // MARK: Coming and going

  @Test func aGestureIsCancelledWhenItsViewLeavesTheWindow() {
    _ = add(UIPanGestureRecognizer(), as: "pan", to: inner)
    screen.stage.perform(drag)
    screen.stage.advance(to: 0.05)
    inner.removeFromSuperview()
    #expect(log.lines.last == "pan.cancelled")
    screen.stage.settle()
    #expect(log.lines.last == "pan.cancelled")
  }

  @Test func theTouchOfAViewThatLeavesTheWindowIsCancelledAndOthersContinue() {
    _ = add(UIPanGestureRecognizer(), as: "pan", to: outer)
    screen.stage.perform(drag)
    screen.stage.advance(by: 0)
    inner.removeFromSuperview()
    #expect(log.lines == ["inner.began(1)", "inner.cancelled(1)"])
    screen.stage.settle()
    #expect(log.lines.last == "pan.ended")
  }

  @Test func movingToAnotherSuperviewKeepsTheGesture() {
    _ = add(UIPanGestureRecognizer(), as: "pan", to: inner)
    screen.stage.perform(drag)
    screen.stage.advance(to: 0.05)
    let other = screen.show()
    other.addSubview(inner)
    screen.stage.settle()
    #expect(log.lines.last == "pan.ended")
  }

  @Test func aRemovedRecognizerIsCancelledAndReleased() {
    weak var gone: UIPanGestureRecognizer?
    do {
      let pan = add(UIPanGestureRecognizer(), as: "pan", to: inner)
      gone = pan
      screen.stage.perform(drag)
      screen.stage.advance(to: 0.05)
      inner.removeGestureRecognizer(pan)
      #expect(pan.view == nil)
      #expect(inner.gestureRecognizers == nil)
    }
    #expect(log.lines.last == "pan.cancelled")
    screen.stage.settle()
    #expect(gone == nil)
  }

  @Test func targetsAreNotKeptAndCanBeRemoved() {
    final class Target {
      var count = 0
      func handle(_ pan: UIPanGestureRecognizer) { count += 1 }
      func handleAny(_ recognizer: UIGestureRecognizer) { count += 1 }
      func handle() { count += 1 }
    }
    var target: Target? = Target()
    weak let held = target
    let pan = UIPanGestureRecognizer(target: target, action: Target.handleAny)
    inner.addGestureRecognizer(pan)
    screen.perform(drag)
    let first = target?.count ?? 0
    #expect(first > 2)
    pan.removeTarget(target)
    screen.perform(drag)
    #expect(target?.count == first)
    pan.addTarget(target, action: Target.handleAny)
    target = nil
    #expect(held == nil)
    screen.perform(drag)
  }
}
