// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripDisplayList
internal import QuartzCore
internal import UIKit

/// One way of a transition, on a stage of its own.
@MainActor
final class SweepRun {
  let way: SweepWay
  /// What was recorded, one recording for each time that all had settled in between.
  private(set) var recordings: [Recording] = []
  /// The screen before the transition.
  private(set) var before: SettledScreen
  /// The screen when all had settled; nil where the way cannot be gone on this stage.
  private(set) var after: SettledScreen?

  /// The screen that was shown last.
  private var shown: Frame

  private let stage: Stage
  /// Nil once it is released.
  private var transition: SweptTransition?

  /// Sets the transition up on a new stage.
  init(
    _ way: SweepWay, device: Device, _ make: (Stage, SweepWay) throws -> SweptTransition
  ) rethrows {
    let circumstances = way.circumstances
    stage = Stage(
      device: circumstances.device ?? device, userInterfaceStyle: circumstances.userInterfaceStyle,
      accessibility: circumstances.accessibility)
    stage.userInterfaceLayoutDirection = circumstances.layoutDirection
    stage.preferredContentSizeCategory = circumstances.contentSizeCategory
    self.way = way
    transition = try make(stage, way)
    stage.settle()
    before = stage.settledScreen()
    shown = before.frame
  }

  /// Goes the way, animated; `duration` is the transition's, in seconds.
  func perform(duration: Double) {
    switch way.course {
    case .finished: record { start() }
    case .driven, .caughtAgain:
      record {
        let gesture = drag(transition?.drag)?.gesture(of: way, on: stage.device.size)
        if let gesture { stage.perform(gesture) }
      }
    case .back:
      record { start() }
      record { goBack() }
    case .backDriven(let share, let pace):
      withoutAnimation { start() }
      before = stage.settledScreen()
      shown = before.frame
      record { drive(transition?.backDrag, to: share, pace) }
    case .startedAfterCancel(let share):
      record { drive(transition?.drag, to: share, .steady) }
      guard stage.settledScreen().controllers == before.controllers else { return }
      record { start() }
    case .backAfterCancel(let share):
      withoutAnimation { start() }
      before = stage.settledScreen()
      shown = before.frame
      record { drive(transition?.backDrag, to: share, .steady) }
      guard stage.settledScreen().controllers == before.controllers else { return }
      record { goBack() }
    case .repeated:
      record { start() }
      record { goBack() }
      record { start() }
    case .startedTwice(let share): interrupt(after: share * duration) { start() }
    case .left(let share): interrupt(after: share * duration) { goBack() }
    case .turned(let share):
      var turns = false
      interrupt(after: share * duration) { turns = stage.rotate(to: .landscapeRight) }
      if !turns { return }
    case .resized(let share): interrupt(after: share * duration) { stage.resize(to: smallerSize) }
    case .inBackground(let share):
      interrupt(after: share * duration) {
        stage.enterBackground()
        stage.enterForeground()
      }
    case .slow:
      stage.window.layer.speed = 0.1
      // Bars take as long as the transition, and then some; as many frames as usual are enough.
      record(frameRate: 6, limit: max(Stage.sweepLimit, 15 * duration)) { start() }
      stage.window.layer.speed = 1
    }
    after = stage.settledScreen()
  }

  /// Goes the same way without animation, and returns the screen that it leads to.
  ///
  /// What the device is turned to afterwards is laid out as what it is turned to before, unless what starts the
  /// transition is not there then.
  func performWithoutAnimation(changesSizeFirst: Bool = true) -> SettledScreen {
    if case .startedAfterCancel = way.course {
      // What is set up for a touch need not run without one; what runs does so as it does without the touch before.
      record { start() }
      return stage.settledScreen()
    }
    if changesSizeFirst { changeSize() }
    withoutAnimation { start() }
    if !changesSizeFirst { changeSize() }
    if way.isDriven, stage.settledScreen().controllers == before.controllers {
      // Nothing but the touch starts it.
      withoutAnimation { drive(transition?.drag, to: 1, .steady) }
    }
    switch way.course {
    case .back, .left, .backDriven, .backAfterCancel: withoutAnimation { goBack() }
    case .repeated:
      withoutAnimation { goBack() }
      withoutAnimation { start() }
    case .startedTwice: withoutAnimation { start() }
    case .finished, .driven, .caughtAgain, .startedAfterCancel, .inBackground, .slow, .turned,
      .resized:
      break
    }
    stage.settle()
    return stage.settledScreen()
  }

  private func changeSize() {
    switch way.course {
    case .turned: stage.rotate(to: .landscapeRight, animated: false)
    case .resized: stage.resize(to: smallerSize, animated: false)
    default: break
    }
  }

  /// Whether the controllers on the screen are those from before.
  var isBefore: Bool { after?.controllers == before.controllers }

  private var smallerSize: CGSize {
    let size = stage.device.size
    return CGSize(width: (size.width * 0.8).rounded(), height: (size.height * 0.9).rounded())
  }

  /// Runs a body whose transitions are not animated, and lets all settle.
  private func withoutAnimation(_ body: () -> Void) {
    UIView.performWithoutAnimation {
      body()
      stage.settle(within: Stage.sweepLimit)
    }
  }

  private func record(
    frameRate: Int = 60, limit: TimeInterval = Stage.sweepLimit, _ body: () -> Void
  ) {
    var recording = stage.record(way.description, frameRate: frameRate, limit: limit, body)
    recording.screenBefore = shown
    shown = recording.frames.last ?? shown
    recordings.append(recording)
  }

  private func start() { transition?.start() }

  /// Who takes part in the transition and exists.
  var participants: [TransitionCourses.Participant] {
    stage.log.courses.participants.filter { $0.object != nil }
  }

  /// The controllers that have taken part in the transition, are not shown any more and exist; what sets the transition
  /// up is released before.
  func dismissedControllers() -> [TransitionCourses.Participant] {
    transition = nil
    stage.settle(within: 1)
    return participants.filter { participant in
      switch participant.object {
      case let controller as UIViewController:
        controller.viewIfLoaded?.window == nil && controller.parent == nil
          && controller.presentingViewController == nil
      case is UIPresentationController: participant.isDismissed
      default: false
      }
    }
  }

  private func interrupt(after seconds: Double, _ body: () -> Void) {
    record {
      start()
      stage.advance(by: seconds)
      body()
    }
  }

  private func drive(_ drag: SweptTransition.Drag?, to share: Double, _ pace: SweepWay.Pace) {
    guard let drag = self.drag(drag) else { return }
    stage.perform(drag.gesture(on: stage.device.size, to: share, pace: pace))
  }

  /// A touch as it goes where the screen is read.
  private func drag(_ drag: SweptTransition.Drag?) -> SweptTransition.Drag? {
    way.circumstances.layoutDirection == .rightToLeft ? drag?.mirrored : drag
  }

  private func goBack() {
    if let back = transition?.back { return back() }
    stage.window.rootViewController?.leaveFront()
  }
}

extension Stage {
  /// How long a way of a sweep may take, in virtual seconds.
  static let sweepLimit: TimeInterval = 30
}

extension UIViewController {
  /// Dismisses or pops what is in front.
  fileprivate func leaveFront() {
    var front = self
    while let presented = front.presentedViewController { front = presented }
    if front !== self { return front.dismiss(animated: true) }
    if let navigation = self as? UINavigationController, navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
      return
    }
    let shown =
      (self as? UITabBarController)?.selectedViewController
      ?? children.first { $0.viewIfLoaded?.window != nil }
    shown?.leaveFront()
  }
}

extension TransitionCourses.Participant {
  /// Whether a presentation controller presents nothing that is on the screen.
  @MainActor
  fileprivate var isDismissed: Bool {
    let presentation = object as? UIPresentationController
    return presentation?.presentedViewController.viewIfLoaded?.window == nil
  }
}
