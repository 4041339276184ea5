// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct LayerMotionTests {
  private func motions(
    _ prepare: (UIView) -> Void = { _ in }, _ animate: (UIView) -> Void
  ) -> [LayerMotion] {
    let stage = Stage(device: MadeRecording.device)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.window.addSubview(view)
    prepare(view)
    let recording = stage.record("motion") { animate(view) }
    return TimelineFile(recording).motions().all
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear, TimingCurve.linear), (.curveEaseIn, .easeIn),
    (.curveEaseOut, .easeOut), (.curveEaseInOut, .easeInEaseOut),
  ])
  func curvesHaveTheNamesOfWhatWasAskedFor(
    option: UIView.AnimationOptions, curve: TimingCurve
  ) throws {
    let motion = try #require(
      motions { view in
        UIView.animate(withDuration: 0.4, delay: 0.1, options: option) { view.center.x = 80 }
      }.first)
    #expect(motion.property == "position.x")
    #expect(motion.curve == curve)
    #expect((motion.start, motion.end) == (20, 80))
    #expect(abs(motion.begin - 0.1) < 2e-3 && abs(motion.duration - 0.4) < 4e-3)
    #expect(motion.text(motion.end) == "80.0 pt")
  }

  @Test func springsHaveTheirParameters() throws {
    let motion = try #require(
      motions { view in
        UIView.animate(
          withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) { view.center.y = 120 }
      }.first)
    guard case .spring(let ratio, _, _) = motion.curve else {
      Issue.record("\(String(describing: motion.curve)) is no spring")
      return
    }
    #expect(abs(ratio - 0.5) < 0.01)
  }

  /// A snapshot leaves with the end of its animation, which no frame shows.
  @Test func whatLeavesWasOnItsWay() throws {
    let motion = try #require(
      motions { view in
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut) {
          view.center.x = 120
        } completion: { _ in
          view.removeFromSuperview()
        }
      }.first)
    #expect(motion.values.last == .some(nil))
    // The last frame shows 119.7 or so.
    #expect(abs(motion.end - 120) < 0.02)
    #expect(motion.curve == .easeOut)
  }

  @Test func aJumpTakesNoTime() throws {
    let motion = try #require(
      motions { view in
        UIView.animate(withDuration: 0.3) {
          view.alpha = 0.5
        } completion: { _ in
          view.center.x = 60
        }
      }.first { $0.property == "position.x" })
    #expect(motion.duration < 1 / 60 + 1e-9)
    #expect((motion.start, motion.end) == (20, 60))
  }

  @Test func whatStaysHasNoMotion() { #expect(motions { $0.backgroundColor = .red }.isEmpty) }

  @Test func layersBeyondTheLimitAreCounted() {
    let stage = Stage(device: MadeRecording.device)
    let views = (0..<5).map { UIView(frame: CGRect(x: $0 * 10, y: 0, width: 5, height: 5)) }
    for view in views { stage.window.addSubview(view) }
    let recording = stage.record("many") {
      UIView.animate(withDuration: 0.1) { for view in views { view.center.y = 50 } }
    }
    let motions = TimelineFile(recording).motions(limit: 3)
    #expect(motions.all.count == 3)
    #expect(motions.omittedLayers == 2)
  }

  /// What is in a layer that moves does not move by itself, and does not count.
  @Test func followersDoNotCount() {
    let stage = Stage(device: MadeRecording.device)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    for index in 0..<4 {
      view.addSubview(UIView(frame: CGRect(x: index * 10, y: 0, width: 5, height: 5)))
    }
    stage.window.addSubview(view)
    let recording = stage.record("one") { UIView.animate(withDuration: 0.1) { view.center.y = 90 } }
    let motions = TimelineFile(recording).motions(limit: 1)
    #expect(motions.all.map(\.property) == ["position.y"])
    #expect(motions.omittedLayers == 0)
  }

  /// The path of a touch, as its script has it; each recording has its own.
  @Test func touchesLeaveTheirPath() throws {
    let stage = Stage(device: MadeRecording.device)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    stage.window.addSubview(view)
    let recording = stage.record("touch") {
      stage.perform(
        .touches([
          Gesture.Touch([
            Gesture.Touch.Point(time: 0, at: Gesture.Location(CGPoint(x: 10, y: 20))),
            Gesture.Touch.Point(time: 0.3, at: Gesture.Location(CGPoint(x: 70, y: 20))),
          ])
        ]))
    }
    let next = stage.record("next") { UIView.animate(withDuration: 0.1) { view.alpha = 0.5 } }
    #expect(next.touchPath.isEmpty)
    let path = recording.touchPath
    #expect(path.first?.phase == .began && path.last?.phase == .ended)
    #expect(path.first?.location == CGPoint(x: 10, y: 20))
    #expect(path.last?.location == CGPoint(x: 70, y: 20))
    #expect(path.count > 10 && path.allSatisfy { $0.location.y == 20 })
    #expect(zip(path, path.dropFirst()).allSatisfy { $0.time <= $1.time })
  }
}
