// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import FilmstripTransitions
import UIKit

/// The drop of CustomPushAndPresent: 0.4 s along the default curve, 1.5/60 per refresh once a touch
/// has gone.
@MainActor
@Suite struct DropPushTests {
  @Test func thePushedScreenComesFromAbove() throws {
    let recording = try GalleryStage("drop-push").record()
    let places = try recording.places(of: "to")
    let below = try recording.places(of: "from")
    for frame in 0...23 {
      expectPlace(places[frame], y: -200 + 200 * Curve.easeInOut(Double(frame) / 24), "\(frame)")
      expectPlace(below[frame], "\(frame)")
    }
    expectPlace(places[24])
  }

  @Test func thePoppedScreenFallsOutBelow() throws {
    let recording = try GalleryStage("drop-pop").record()
    let places = try recording.places(of: "from")
    for frame in 0...23 {
      expectPlace(places[frame], y: 200 * Curve.easeInOut(Double(frame) / 24), "\(frame)")
    }
    #expect(places[24] == nil)
  }

  @Test func aControllerWithoutTheFlagHasTheSystemsMotion() throws {
    let stage = Stage(device: GalleryStage.device)
    let navigation = DropNavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    let plain = UIViewController()
    let recording = stage.record("plain") { navigation.pushViewController(plain, animated: true) }
    let animators = recording.callbacks.filter { $0.hasPrefix("animateTransition") }
    #expect(!animators.contains { $0.contains("Drop") })
    #expect(!plain.hr_addTransitionFlag)
    plain.hr_addTransitionFlag = true
    #expect(plain.hr_addTransitionFlag)
  }

  @Test func theFlagGoesWithItsController() {
    for _ in 0..<100 {
      let controller = UIViewController()
      #expect(!controller.hr_addTransitionFlag)
      controller.hr_addTransitionFlag = true
    }
  }

  /// Percent is the travel over the width, and the pop follows it evenly.
  @Test func aTouchHoldsThePopAtItsShare() throws {
    let gallery = try GalleryStage("drop-pop", isDriven: true)
    let gesture = try gallery.drag(to: [0.3, 0.75], rest: 0.2, release: .hold)
    gallery.stage.perform(gesture)
    gallery.stage.advance(to: 0.45)
    #expect(abs(try presentedY(gallery) - 60) < 0.01)
    gallery.stage.advance(to: 1)
    #expect(abs(try presentedY(gallery) - 150) < 0.01)
  }

  private func presentedY(_ gallery: GalleryStage) throws -> CGFloat {
    // What is seen: the screen's top left pixel is red 0, green 0, blue 40.
    let picture = gallery.stage.snapshot()
    let y = try #require((0..<200).first { picture[0, $0].blue == 40 })
    return CGFloat(y)
  }

  /// 0.6 at the lift in frame 18, which shows with the next refresh, and 0.025 more with each refresh: 16 of them to 1.
  @Test func theReleaseGoesOnByAFortiethWithEachRefresh() throws {
    let recording = try GalleryStage("drop-pop", isDriven: true).record(dragTo: 0.6)
    let places = try recording.places(of: "from")
    for refresh in 1..<16 {
      expectPlace(
        places[18 + refresh], y: 200 * (0.6 + 0.025 * Double(refresh)), "refresh \(refresh)")
    }
    #expect(places[34] == nil)
    #expect(recording.frames.count == 35)
  }

  @Test func theReleaseGoesBackFromTheThresholdOn() throws {
    let gallery = try GalleryStage("drop-pop", isDriven: true)
    let recording = try gallery.record(dragTo: 0.39)
    let places = try recording.places(of: "from")
    for refresh in 1..<15 {
      expectPlace(
        places[18 + refresh], y: 200 * (0.39 - 0.025 * Double(refresh)), "refresh \(refresh)")
    }
    expectPlace(places[34])
    #expect(gallery.stage.snapshot() == gallery.fromPicture)
  }

  /// The article does nothing for a gesture that the system cancels, and the pop would stay open.
  @Test func aCancelledGestureGoesBack() throws {
    let gallery = try GalleryStage("drop-pop", isDriven: true)
    let recording = try gallery.record(dragTo: 0.6, release: .cancel)
    #expect(recording.findings == [])
    #expect(gallery.stage.snapshot() == gallery.fromPicture)
    #expect(recording.frames.count == 18 + 24 + 1)
  }

  @Test func asInTheArticleACancelledGestureLeavesItOpen() throws {
    let gallery = try GalleryStage("drop-pop", isDriven: true)
    let navigation = try #require(gallery.from.navigationController as? DropNavigationController)
    var interactions: [DropInteraction] = []
    navigation.configureInteraction = {
      $0.ignoresCancellation = true
      interactions.append($0)
    }
    let next = UIViewController()
    next.hr_addTransitionFlag = true
    next.loadViewIfNeeded()
    navigation.pushViewController(next, animated: false)
    let recording = try gallery.record(dragTo: 0.6, release: .cancel)
    #expect(interactions.count == 1)
    #expect(recording.findings.map(\.rule).contains(.neverCompletes))
  }

  @Test func aDrivenPopsCallbacksComeInOrder() throws {
    let recording = try GalleryStage("drop-pop", isDriven: true).record(dragTo: 0.6)
    let names = recording.callbacks
    #expect(
      names == [
        "willMoveToParent FromScreenViewController",
        "viewDidLoad ToScreenViewController",
        "animationControllerForOperation DropNavigationDelegate",
        "interactionControllerForAnimationController DropNavigationDelegate",
        "transitionDuration DropPushTransition",
        "navigationControllerWillShow DropNavigationDelegate",
        "viewWillDisappear FromScreenViewController",
        "viewWillAppear ToScreenViewController",
        "startInteractiveTransition DropInteraction", "animateTransition DropPushTransition",
        "viewIsAppearing ToScreenViewController",
        "viewDidDisappear FromScreenViewController", "viewDidAppear ToScreenViewController",
        "didMoveToParent FromScreenViewController",
        "navigationControllerDidShow DropNavigationDelegate",
        "animationEnded DropPushTransition",
      ])
  }

  @Test func theSystemsSwipeIsRefusedOnTheRootOnly() throws {
    let gallery = try GalleryStage("drop-pop")
    let navigation = try #require(gallery.from.navigationController as? DropNavigationController)
    let swipe = try #require(navigation.interactivePopGestureRecognizer)
    #expect(swipe.delegate === navigation)
    #expect(navigation.gestureRecognizerShouldBegin(swipe))
    navigation.popViewController(animated: false)
    #expect(!navigation.gestureRecognizerShouldBegin(swipe))
    #expect(navigation.gestureRecognizerShouldBegin(UIPanGestureRecognizer()))
  }
}
