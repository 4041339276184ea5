// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Controls during a touch.
@MainActor
@Suite struct UIControlTests {
  private let screen = TouchedScreen()
  private let log = TouchLog()
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))

  init() {
    screen.window.addSubview(control)
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in events {
      let log = log
      control.addAction(UIAction { _ in log.lines.append(name) }, for: event)
    }
    screen.stage.advance(by: 0)
  }

  @Test func aTapIsDownAndUpInside() {
    screen.perform(.tap(at: .point(150, 120)))
    #expect(log.lines == ["down", "upInside"])
  }

  @Test func methodsMayAskForTheControlsOwnClass() {
    @MainActor final class Target {
      var senders: [UIControl] = []
      func tapped(_ button: UIButton) { senders.append(button) }
      func changed(_ slider: UISlider) { senders.append(slider) }
    }
    let target = Target()
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
    screen.window.addSubview(button)
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    button.addTarget(target, action: Target.changed, for: .touchUpInside)
    screen.perform(.tap(at: .point(150, 220)))
    #expect(target.senders == [button])
  }

  @Test func touchesBecomeControlEvents() {
    control.addAction(
      UIAction { _ in
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
      }, for: .touchDown)
    let recording = screen.stage.record("feel") { screen.stage.perform(.tap(at: .point(150, 120))) }
    let felt = recording.events.filter { $0.object.hasSuffix("FeedbackGenerator") }
    #expect(felt.map(\.name) == ["impactOccurred", "notificationOccurred"])
  }

  @Test func aSecondTapIsARepeat() {
    screen.perform(.tap(at: .point(150, 120), taps: 2))
    #expect(log.lines == ["down", "upInside", "down", "repeat", "upInside"])
  }

  @Test func aTouchMayLeaveAndComeBack() {
    screen.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(150, 120)), .init(time: 0.2, at: .point(150, 400)),
          .init(time: 0.4, at: .point(150, 120)),
        ])
      ]))
    #expect(log.shortened == ["down", "inside", "exit", "outside", "enter", "inside", "upInside"])
  }

  @Test(arguments: [(219.0, "upInside"), (221, "upOutside")])
  func seventyPointsOutsideAreStillInside(y: Double, last: String) {
    screen.perform(.pan(from: .point(150, 120), to: .point(150, y), duration: 0.1))
    #expect(log.lines.last == last)
  }

  @Test func aControlIsHighlightedWhileATouchIsInIt() {
    screen.stage.perform(.longPress(at: .point(150, 120), duration: 1))
    screen.stage.advance(by: 0.5)
    #expect(control.isTracking && control.isTouchInside && control.state == .highlighted)
    screen.stage.settle()
    #expect(!control.isTracking && !control.isTouchInside && control.state == .normal)
  }

  @Test func aGestureCancelsTheTouchOfAControl() {
    let pan = UIPanGestureRecognizer()
    screen.window.addGestureRecognizer(pan)
    screen.perform(.pan(from: .point(150, 120), to: .point(250, 120), duration: 0.1))
    #expect(log.shortened == ["down", "cancel"])
  }

  @Test func aDisabledControlDoesNothing() {
    control.isEnabled = false
    screen.perform(.tap(at: .point(150, 120)))
    #expect(log.lines.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test func actionsAreSentReplacedAndRemoved() {
    let control = UIControl()
    var lines: [String] = []
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in lines.append("old") }, for: .valueChanged)
    control.addAction(
      UIAction(title: "Save", identifier: name) { action in
        lines.append("\(action.title) \(action.sender as? UIControl === control)")
      }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(lines == ["Save true"])
    #expect(control.allControlEvents == .valueChanged)
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .allEvents)
    #expect(lines == ["Save true"])
  }

  @Test func aTargetIsCalledAndNotKept() {
    final class Target {
      var lines: [String] = []
      func plain() { lines.append("plain") }
      func sender(_ control: UIControl) { lines.append("sender") }
      func both(_ control: UIControl, _ event: UIEvent?) { lines.append("\(event != nil)") }
    }
    let control = UIControl()
    var target: Target? = Target()
    weak let held = target
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.addTarget(target, action: Target.sender, for: .touchDown)
    control.addTarget(target, action: Target.both, for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(target?.lines == ["plain", "sender", "false"])
    control.removeTarget(target, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target?.lines.count == 3)
    target = nil
    #expect(held == nil)
    control.sendActions(for: .touchUpInside)
  }
}
