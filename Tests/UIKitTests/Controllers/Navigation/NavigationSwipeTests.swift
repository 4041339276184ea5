// SPDX-License-Identifier: MIT
import Animators
import Expectations
import Filmstrip
import Testing
import UIKit

/// The system's swipe back from the edge: driven, released, refused.
@MainActor
@Suite struct NavigationSwipeTests {
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    var opens = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { opens }
  }

  private let stage = Stage()
  private let home = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController

  init() {
    home.title = "Home"
    detail.title = "Detail"
    navigation = UINavigationController(rootViewController: home)
    navigation.pushViewController(detail, animated: false)
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
  }

  /// A slow swipe of 1 s over a share of the width; the recognizer takes 10 points off.
  private func swipe(_ share: Double, release: Gesture.Release = .lift) -> Gesture {
    .edgePan(from: .left, distance: .fraction(share), duration: 1, release: release)
  }

  /// The x of a controller's view as it is shown.
  private func x(_ controller: UIViewController) -> Double? {
    controller.view.layer.presentation().map { Double($0.frame.minX) }
  }

  @Test func theUpperScreenFollowsTheTouchAndTheLowerThreeTenthsOfIt() throws {
    let recording = stage.record("swipe") { stage.perform(swipe(0.5, release: .hold)) }
    #expect(recording.findings == [])
    let share = (393 * 0.5 - 10) / 393
    expect(x(detail), 393 * share, within: 1e-6)
    expect(x(home), -0.3 * 393 * (1 - share), within: 1e-6)
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    expect(coordinator.percentComplete, share)
  }

  @Test func lettingGoBeforeTheMiddleGoesBack() {
    let recording = stage.record("swipe") { stage.perform(swipe(0.45)) }
    #expect(recording.findings == [])
    #expect(navigation.viewControllers == [home, detail])
    #expect(detail.view.window === stage.window && detail.view.frame.minX == 0)
    #expect(home.view.window == nil)
    #expect(navigation.navigationBar.topItem === detail.navigationItem)
    #expect(navigation.interactivePopGestureRecognizer?.state == .possible)
  }

  @Test func lettingGoBeyondTheMiddlePops() {
    let recording = stage.record("swipe") { stage.perform(swipe(0.55)) }
    #expect(recording.findings == [])
    #expect(navigation.viewControllers == [home])
    #expect(home.view.window === stage.window && home.view.frame.minX == 0)
    #expect(navigation.navigationBar.topItem === home.navigationItem)
  }

  @Test func aFlickPopsFromAnywhere() {
    stage.perform(
      .edgePan(
        from: .left, distance: .points(80), duration: 0.2, velocity: CGVector(dx: 900, dy: 0)))
    stage.settle()
    #expect(navigation.viewControllers == [home])
  }

  @Test func aCancelledTouchGoesBack() {
    stage.perform(swipe(0.9, release: .cancel))
    stage.settle()
    #expect(navigation.viewControllers == [home, detail])
  }

  @Test func aSwipeFromElsewhereIsNone() {
    stage.perform(.pan(from: .point(60, 400), to: .point(360, 400), duration: 0.5))
    stage.settle()
    #expect(navigation.viewControllers == [home, detail])
  }

  /// From 0.55 of the way the rest is the critically damped spring of √(1000/3), with the touch's
  /// even velocity of 0.55 widths a second as its own.
  @Test func theRestFollowsTheSystemsSpring() {
    stage.perform(swipe(0.55))
    stage.advance(to: 1)
    let start = (393 * 0.55 - 10) / 393
    let omega = (1_000.0 / 3).squareRoot()
    let velocity = 0.55 / (1 - start)
    for time in [0.05, 0.15, 0.3] {
      stage.advance(to: 1 + time)
      let left = (1 + (omega - velocity) * time) * exp(-omega * time)
      expect(x(detail), 393 * (1 - (1 - start) * left), within: 0.01)
    }
  }

  @Test(arguments: ["hidden bar", "left button", "hidden back", "root"])
  func itIsRefused(where case: String) {
    switch `case` {
    case "hidden bar": navigation.setNavigationBarHidden(true, animated: false)
    case "left button": detail.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
    case "hidden back": detail.navigationItem.hidesBackButton = true
    default: navigation.popViewController(animated: false)
    }
    let count = navigation.viewControllers.count
    let recording = stage.record("swipe") { stage.perform(swipe(0.8)) }
    #expect(navigation.viewControllers.count == count)
    #expect(recording.findings == [])
  }

  @Test func anotherDelegateDecidesItself() {
    navigation.setNavigationBarHidden(true, animated: false)
    let gate = Gate()
    navigation.interactivePopGestureRecognizer?.delegate = gate
    gate.opens = false
    stage.perform(swipe(0.8))
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    gate.opens = true
    stage.perform(swipe(0.8))
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    let recording = stage.record("root") { stage.perform(swipe(0.8)) }
    #expect(
      recording.findings.map(\.message) == [
        "The swipe back began on the root controller, after which iOS ignores touches; refuse it "
          + "in gestureRecognizerShouldBegin"
      ])
  }

  /// With an animator of the delegate's UIKit refuses the swipe; with another delegate of the
  /// recognizer it begins, and shows the system's own motion.
  @Test func withAnAnimatorOfTheDelegateItNeedsAnotherDelegate() {
    let source = TransitionSource(SlideAnimator())
    navigation.delegate = source
    let third = UIViewController()
    navigation.pushViewController(third, animated: true)
    stage.settle()
    stage.perform(swipe(0.8))
    stage.settle()
    #expect(navigation.topViewController === third)
    let gate = Gate()
    navigation.interactivePopGestureRecognizer?.delegate = gate
    stage.perform(swipe(0.8, release: .hold))
    stage.advance(by: 2)
    expect(x(third), 393 * 0.8 - 10, within: 1e-6)
    expect(x(detail), -0.3 * (393 - (393 * 0.8 - 10)), within: 1e-6)
    withExtendedLifetime(source) {}
  }
}
