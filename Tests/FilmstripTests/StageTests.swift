// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct StageTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { stage.window.addSubview(view) }

  @Test func theClockStandsUntilItIsMoved() {
    let stage = Stage()
    #expect(stage.time == 0)
    #expect(CACurrentMediaTime() == 0)
    stage.advance(by: 1.5)
    stage.advance(to: 2)
    #expect(stage.time == 2)
    #expect(CACurrentMediaTime() == 2)
  }

  @Test func aRecordingIncludesTheLastFrame() {
    let recording = stage.record("half a second") {
      UIView.animate(withDuration: 0.5) { self.view.center.x = 100 }
    }
    #expect(recording.frames.count == 31)
    #expect(recording.frames.last?.nanoseconds == 500_000_000)
    #expect(recording.duration == 0.5)
  }

  @Test func nothingMovingIsOneFrame() {
    let recording = stage.record("still") {}
    #expect(recording.frames.count == 1)
    #expect(recording.duration == 0)
    #expect(recording.findings == [])
  }

  @Test func anAnimationWithoutEndStopsAtTheLimitAndIsNamed() {
    view.accessibilityIdentifier = "spinner"
    let recording = stage.record("spin", frameRate: 10, limit: 2) {
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { self.view.center.x = 100 }
    }
    #expect(recording.frames.count == 21)
    #expect(recording.duration == 2)
    #expect(recording.findings.map(\.rule) == [.doesNotSettle])
    #expect(recording.findings.first?.message.contains("spinner: position") == true)
  }

  @Test func aTransitionThatIsNeverCompletedIsAFindingAtOnce() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.setNavigationBarHidden(true, animated: false)
    let source = TransitionSource(ClosureAnimator(duration: 0.2) { _ in })
    navigation.delegate = source
    stage.window.rootViewController = navigation
    let recording = stage.record("forgotten") {
      navigation.pushViewController(UIViewController(), animated: true)
    }
    #expect(recording.frames.count == 1)
    #expect(recording.findings.map(\.rule) == [.neverCompletes])
  }

  @Test func whatIsNotSupportedIsReportedByName() {
    let recording = stage.record("nib") { _ = UIViewController(nibName: "Home", bundle: nil) }
    #expect(recording.findings.map(\.rule) == [.unsupportedFeature])
    #expect(recording.findings.first?.message.contains("nib files") == true)
  }

  @Test func whatIsNotSupportedAndUsedBeforeTheRecordingIsReportedToo() {
    stage.advance(by: 0)
    _ = UIViewController(nibName: "Home", bundle: nil)
    let recording = stage.record("still") {}
    #expect(recording.findings.first?.message.contains("nib files") == true)
  }

  @Test func aBodyThatLetsTimePassIsRecordedFromItsEndOn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    let recording = stage.record("late") {
      UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
      stage.advance(by: 0.75)
    }
    #expect(recording.frames.count == 16)
    #expect(recording.duration == 0.25)
  }

  @Test func aPushFromACompletionOffScreenIsRecorded() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.setNavigationBarHidden(true, animated: false)
    stage.window.rootViewController = navigation
    let pushed = UIViewController()
    let offScreen = UIView(frame: .zero)
    let recording = stage.record("push") {
      UIView.animate(withDuration: 1) {
        offScreen.alpha = 0
      } completion: { _ in
        navigation.pushViewController(pushed, animated: true)
      }
    }
    #expect(recording.findings == [])
    #expect(abs(recording.duration - 0.5057) < 1e-4)
    #expect(pushed.view.window === stage.window)
  }

  @Test func aLayoutThatDirtiesItsParentIsFinishedBeforeTheFrame() {
    final class Child: UIView {
      override func layoutSubviews() {
        guard let superview, superview.bounds.width < 50 else { return }
        superview.bounds.size.width = 50
      }
    }
    final class Parent: UIView { override func layoutSubviews() { subviews.first?.frame = bounds } }
    let parent = Parent(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(Child(frame: .zero))
    stage.window.addSubview(parent)
    let recording = stage.record("layout") {}
    let last = recording.timeline.frames[0].last
    #expect(last?.frame.width == 50)
  }

  @Test func layersKeepTheirNumbersWhateverRanBefore() {
    func dumps() -> [String] {
      let stage = Stage()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      let recording = stage.record("move", frameRate: 10) {
        UIView.animate(withDuration: 0.3) { view.center.x = 100 }
      }
      return recording.frames.map(\.textDump)
    }
    let first = dumps()
    // Layers that come and go between two recordings must not shift the numbers of the second.
    let other = Stage()
    for _ in 0..<50 { other.window.addSubview(UIView(frame: .zero)) }
    _ = other.record("other") {}
    #expect(dumps() == first)
  }

  @Test func framesSurviveCoding() throws {
    let recording = stage.record("move", frameRate: 10) {
      self.view.backgroundColor = .red
      UIView.animate(withDuration: 0.1) { self.view.center.x = 100 }
    }
    for frame in recording.frames {
      let copy = try JSONDecoder().decode(Frame.self, from: try JSONEncoder().encode(frame))
      #expect(copy == frame)
    }
  }

  @Test func twoStagesHaveTheirOwnTimeAndScreens() {
    let other = Stage(device: .all[1])
    stage.advance(to: 1)
    #expect(UIScreen.main.bounds.size == stage.device.size)
    other.advance(to: 0.25)
    #expect(UIScreen.main.bounds.size == other.device.size)
    #expect(stage.time == 1)
    #expect(other.time == 0.25)
  }
}
