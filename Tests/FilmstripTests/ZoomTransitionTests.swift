// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// iOS 18's zoom: what the API promises, and what an interruption does.
///
/// Its timing is not known, so that nothing here depends on it.
@MainActor
@Suite struct ZoomTransitionTests {
  private final class Grid: UIViewController {
    let thumbnail = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 90))

    override func viewDidLoad() {
      thumbnail.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      thumbnail.layer.cornerRadius = 12
      view.addSubview(thumbnail)
    }
  }

  private final class Detail: UIViewController {}

  @MainActor
  private struct Scene {
    let stage = Stage()
    let grid = Grid()
    let detail = Detail()
    let navigation: UINavigationController

    init(options: UIViewController.Transition.ZoomOptions? = nil) {
      let grid = grid
      navigation = UINavigationController(rootViewController: grid)
      detail.preferredTransition = .zoom(options: options) { _ in grid.thumbnail }
      stage.window.rootViewController = navigation
      stage.settle()
    }

    var card: CALayer? { detail.view.superview?.superview?.layer.presentation() }
  }

  @Test func aPushGrowsFromTheSourceAndFillsTheScreen() {
    let scene = Scene()
    scene.navigation.pushViewController(scene.detail, animated: true)
    scene.stage.advance(by: 0)
    #expect(scene.card?.frame == CGRect(x: 40, y: 300, width: 120, height: 90))
    #expect(scene.card?.cornerRadius == 12)
    #expect(scene.grid.thumbnail.alpha == 0)
    var widths: [CGFloat] = []
    for _ in 0..<6 {
      widths.append(scene.card?.frame.width ?? .nan)
      scene.stage.advance(by: 0.05)
    }
    #expect(widths == widths.sorted())
    scene.stage.settle()
    #expect(scene.detail.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(scene.detail.view.transform == .identity)
    #expect(scene.grid.thumbnail.alpha == 1)
    #expect(scene.grid.view.window == nil)
  }

  @Test func theWayBackEndsWhereTheSourceIsThen() {
    let scene = Scene()
    scene.navigation.pushViewController(scene.detail, animated: false)
    scene.stage.settle()
    scene.grid.thumbnail.frame.origin = CGPoint(x: 200, y: 500)
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0)
    #expect(scene.card?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    let card = scene.detail.view.superview?.superview
    #expect(card?.frame == CGRect(x: 200, y: 500, width: 120, height: 90))
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.grid)
    #expect(scene.detail.view.window == nil)
    #expect(scene.grid.thumbnail.alpha == 1)
  }

  @Test func theContentIsNotLaidOutAgainDuringTheZoom() {
    let scene = Scene()
    var insets: [CGFloat] = []
    scene.navigation.pushViewController(scene.detail, animated: true)
    for _ in 0..<10 {
      scene.stage.advance(by: 0.05)
      insets.append(scene.detail.view.safeAreaInsets.top)
    }
    scene.stage.settle()
    // Status bar and navigation bar.
    #expect(Set(insets) == [103])
    #expect(scene.detail.view.safeAreaInsets.top == 103)
  }

  @Test func anInterruptedPushCompletesAndThenPops() {
    let scene = Scene()
    let recording = scene.stage.record("interruption") {
      scene.navigation.pushViewController(scene.detail, animated: true)
      scene.stage.advance(by: 0.15)
      let before = scene.card?.frame
      scene.navigation.popViewController(animated: true)
      scene.stage.advance(by: 0)
      // The pop begins where the push was seen last.
      #expect(scene.card?.frame == before)
      #expect(before != nil)
    }
    let ours = recording.events.filter {
      ["Detail", "Grid"].contains($0.object) && !$0.name.contains("Layout")
    }
    #expect(
      ours.filter { $0.name.hasPrefix("view") }.map { "\($0.object) \($0.name)" } == [
        "Detail viewDidLoad",
        "Grid viewWillDisappear", "Detail viewWillAppear", "Detail viewIsAppearing",
        "Grid viewDidDisappear", "Detail viewDidAppear",
        "Detail viewWillDisappear", "Grid viewWillAppear", "Grid viewIsAppearing",
        "Detail viewDidDisappear", "Grid viewDidAppear",
      ])
    let end = ours.first { $0.name == "viewDidAppear" }?.nanoseconds
    let begin = ours.last { $0.name == "viewWillDisappear" }?.nanoseconds
    #expect(end == begin)
    #expect(recording.findings.isEmpty)
    #expect(scene.navigation.viewControllers == [scene.grid])
  }

  @Test func aDragDownDismisses() {
    let scene = Scene()
    scene.navigation.pushViewController(scene.detail, animated: true)
    scene.stage.settle()
    scene.stage.perform(
      .pan(from: .point(200, 300), to: .point(220, 600), duration: 0.3, release: .hold))
    scene.stage.advance(by: 0.4)
    let held = scene.card
    #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
    #expect((held?.frame.width ?? 393) < 393)
    #expect((held?.frame.midY ?? 0) > 426)
  }

  @Test(arguments: [false, true])
  func aReleasedDragGoesOnOrBack(isLong: Bool) {
    let scene = Scene()
    scene.navigation.pushViewController(scene.detail, animated: true)
    scene.stage.settle()
    // Slow: 100 points a second.
    let (way, duration) = isLong ? (300.0, 3.0) : (50.0, 0.5)
    scene.stage.perform(
      .pan(from: .point(200, 300), to: .point(200, 300 + way), duration: duration))
    scene.stage.settle()
    let top: UIViewController = isLong ? scene.grid : scene.detail
    #expect(scene.navigation.topViewController === top)
    #expect(top.view.window != nil)
    #expect(top.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(scene.grid.thumbnail.alpha == 1)
  }

  @Test func aPushUnderWayCanBeGrabbed() {
    let scene = Scene()
    scene.navigation.pushViewController(scene.detail, animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.perform(.pan(from: .point(200, 400), to: .point(200, 700), duration: 0.2))
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.grid)
    #expect(scene.grid.view.window != nil)
  }

  @Test func theOptionsMayRefuseTheDrag() {
    let options = UIViewController.Transition.ZoomOptions()
    var locations: [CGPoint] = []
    options.interactiveDismissShouldBegin = { context in
      locations.append(context.location)
      return !context.willBegin
    }
    let scene = Scene(options: options)
    scene.navigation.pushViewController(scene.detail, animated: true)
    scene.stage.settle()
    scene.stage.perform(.pan(from: .point(200, 300), to: .point(200, 700), duration: 0.2))
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.detail)
    #expect(!locations.isEmpty)
  }

  @Test func theAlignmentRectangleLiesOnTheSource() throws {
    let options = UIViewController.Transition.ZoomOptions()
    let picture = CGRect(x: 0, y: 100, width: 393, height: 294.75)
    options.alignmentRectProvider = { context in
      #expect(context.zoomedViewController is Detail)
      return picture
    }
    let scene = Scene(options: options)
    scene.navigation.pushViewController(scene.detail, animated: true)
    scene.stage.advance(by: 0)
    let card = try #require(scene.detail.view.superview?.superview?.layer.presentation())
    let content = try #require(scene.detail.view.superview?.layer.presentation())
    // 120 of 393 points.
    #expect(abs(content.transform.m11 - 120 / 393) < 1e-9)
    let top = card.frame.minY + content.frame.minY + 100 * content.transform.m11
    #expect(abs(top - 300) < 1e-6)
  }

  @Test func presentationsZoomAndWithoutASourceFade() {
    let scene = Scene()
    let card = UIViewController()
    card.preferredTransition = .zoom { context in
      #expect(context.zoomedViewController === card)
      return nil
    }
    scene.navigation.present(card, animated: true)
    scene.stage.advance(by: 0)
    #expect(card.view.superview?.superview?.layer.presentation()?.opacity == 0)
    scene.stage.settle()
    #expect(card.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    // It fills the screen.
    #expect(scene.navigation.view.window == nil)
    scene.stage.perform(.pan(from: .point(200, 300), to: .point(200, 800), duration: 0.2))
    scene.stage.settle()
    #expect(scene.navigation.presentedViewController == nil)
    #expect(scene.navigation.view.window != nil)
  }

  @Test func theOtherKindsAreThoseOfModals() {
    let scene = Scene()
    for transition: UIViewController.Transition in [
      .coverVertical(), .crossDissolve(), .flipHorizontal(), .partialCurl(),
    ] {
      let card = UIViewController()
      card.modalPresentationStyle = .fullScreen
      card.preferredTransition = transition
      scene.navigation.present(card, animated: true)
      scene.stage.settle()
      #expect(card.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      scene.navigation.dismiss(animated: true)
      scene.stage.settle()
      #expect(scene.navigation.view.window != nil)
    }
  }
}
