// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

/// Turns in code: orders of callbacks as one observer published them (2014), closed forms for motion.
@MainActor
@Suite struct UIPageViewControllerTests {
  @Test func aScrollInCodeTellsTheNewPageFirst() {
    let scene = PageScene(.scroll)
    var finished: [Bool] = []
    scene.pager.setViewControllers([scene.b], direction: .forward, animated: true) {
      finished.append($0)
    }
    #expect(scene.pager.viewControllers == [scene.b])
    #expect(finished.isEmpty)
    scene.settle()
    #expect(
      scene.calls == [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)",
      ])
    #expect(finished == [true])
    #expect(scene.a.view.window == nil)
    #expect(scene.b.view.frame == scene.stage.window.bounds)
  }

  @Test func aCurlInCodeEndsWithTheOldPageFirst() {
    let scene = PageScene(.pageCurl)
    scene.pager.setViewControllers([scene.b], direction: .forward, animated: true)
    scene.settle()
    #expect(
      scene.calls == [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
        "B.viewDidAppear(true)",
      ])
    #expect(scene.a.view.window == nil)
    #expect(scene.b.view.window != nil)
  }

  @Test func containmentCallbacksSurroundTheTurn() {
    let scene = PageScene(.scroll)
    scene.pager.setViewControllers([scene.b], direction: .forward, animated: false)
    #expect(
      scene.log.lines.filter { $0.contains("Parent") } == [
        "B.willMove(toParent: UIPageViewController)", "A.willMove(toParent: nil)",
        "A.didMove(toParent: nil)", "B.didMove(toParent: UIPageViewController)",
      ])
    #expect(scene.pager.children == [scene.b])
    #expect(scene.b.parent === scene.pager)
    #expect(scene.a.parent == nil)
  }

  /// Both pages move by the width, along easeInOut in 0.3 s (the time is approximated).
  @Test(arguments: [UIPageViewController.NavigationDirection.forward, .reverse])
  func scrolledPagesMoveSideBySide(direction: UIPageViewController.NavigationDirection) {
    let scene = PageScene(.scroll, options: [.interPageSpacing: 20])
    let sign = direction == .forward ? 1.0 : -1.0
    scene.pager.setViewControllers([scene.b], direction: direction, animated: true)
    scene.stage.advance(by: 0)
    for share in [0, 0.25, 0.5, 0.8] {
      scene.stage.advance(to: 0.3 * share)
      let pitch = (scene.width + 20) * sign
      expect(scene.x(scene.a), -pitch * easeInOut(share), within: 1e-3)
      expect(scene.x(scene.b), pitch * (1 - easeInOut(share)), within: 1e-3)
    }
    scene.stage.advance(to: 0.3)
    expect(scene.x(scene.b), 0)
  }

  @Test func pagesThatFollowEachOtherDownwardsMoveUp() {
    let scene = PageScene(.scroll, orientation: .vertical)
    scene.pager.setViewControllers([scene.b], direction: .forward, animated: true)
    scene.stage.advance(by: 0)
    #expect(scene.b.view.superview?.frame.minY == scene.stage.window.bounds.height)
    expect(scene.x(scene.b), 0)
    scene.settle()
    #expect(scene.b.view.frame == scene.stage.window.bounds)
  }

  @Test func theCoordinatorIsThereDuringTheTurn() {
    let scene = PageScene(.scroll)
    scene.pager.setViewControllers([scene.b], direction: .forward, animated: true)
    #expect(scene.pager.transitionCoordinator != nil)
    #expect(scene.b.transitionCoordinator?.viewController(forKey: .from) === scene.a)
    expect(scene.b.transitionCoordinator?.transitionDuration, 0.3)
    scene.settle()
    #expect(scene.pager.transitionCoordinator == nil)
  }

  @Test func aTurnDuringAnotherWaitsForItsEnd() {
    let scene = PageScene(.scroll)
    var finished: [String] = []
    scene.pager.setViewControllers([scene.b], direction: .forward, animated: true) {
      finished.append("B \($0)")
    }
    scene.stage.advance(by: 0.1)
    scene.pager.setViewControllers([scene.c], direction: .forward, animated: true) {
      finished.append("C \($0)")
    }
    #expect(scene.pager.viewControllers == [scene.c])
    scene.settle()
    #expect(finished == ["B true", "C true"])
    #expect(scene.pager.children == [scene.c])
    #expect(scene.b.view.window == nil)
    #expect(
      scene.calls == [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)", "C.viewWillAppear(true)", "B.viewWillDisappear(true)",
        "C.viewDidAppear(true)", "B.viewDidDisappear(true)",
      ])
  }

  @Test func aPageThatShowsAlreadyIsNotTurnedTo() {
    let scene = PageScene(.scroll)
    var finished: [Bool] = []
    scene.pager.setViewControllers([scene.a], direction: .forward, animated: true) {
      finished.append($0)
    }
    #expect(finished == [true])
    #expect(scene.calls.isEmpty)
    #expect(scene.a.view.window != nil)
  }

  @Test func pagesSetBeforeTheViewIsLoadedShowWithIt() {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (one, two) = (UIViewController(), UIViewController())
    pager.setViewControllers([one], direction: .forward, animated: true)
    pager.setViewControllers([two], direction: .forward, animated: true)
    #expect(!pager.isViewLoaded)
    #expect(pager.children == [two])
    let stage = Stage()
    stage.window.rootViewController = pager
    stage.advance(by: 0)
    #expect(two.view.window === stage.window)
  }

  @Test func aTurnEndsWhenItsPagesLeaveTheWindow() {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let scene = PageScene(style)
      var finished: [Bool] = []
      scene.pager.setViewControllers([scene.b], direction: .forward, animated: true) {
        finished.append($0)
      }
      scene.stage.advance(by: 0.1)
      scene.stage.window.rootViewController = UIViewController()
      scene.settle()
      #expect(finished == [true])
      #expect(scene.stage.settle() == [])
      #expect(scene.pager.children == [scene.b])
      #expect(scene.calls.suffix(2).contains("B.viewDidDisappear(false)"))
    }
  }

  @Test func aTurnWithoutAnimationsIsThereAtOnce() {
    let scene = PageScene(.pageCurl)
    UIView.performWithoutAnimation {
      scene.pager.setViewControllers([scene.b], direction: .forward, animated: true)
    }
    #expect(
      scene.calls == [
        "B.viewWillAppear(false)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
        "B.viewDidAppear(false)",
      ])
  }

  // MARK: Spine

  @Test func anOpenBookShowsTwoPagesSideBySide() {
    let spine = UIPageViewController.SpineLocation.mid
    let scene = PageScene(.pageCurl, options: [.spineLocation: spine], shown: [0, 1])
    let (w, h) = (scene.width, scene.stage.window.bounds.height)
    #expect(scene.pager.isDoubleSided)
    #expect(scene.a.view.frame == CGRect(x: 0, y: 0, width: w / 2, height: h))
    #expect(scene.b.view.frame == CGRect(x: w / 2, y: 0, width: w / 2, height: h))
    scene.pager.setViewControllers([scene.c, scene.d], direction: .forward, animated: true)
    scene.settle()
    #expect(
      scene.calls == [
        "C.viewWillAppear(true)", "D.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "B.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewDidDisappear(true)",
        "C.viewDidAppear(true)", "D.viewDidAppear(true)",
      ])
    expect(scene.d.view.frame.minX, w / 2)
  }

  @Test func optionsTakeRawValuesAndScrollsHaveNoSpine() {
    let key = UIPageViewController.OptionsKey.spineLocation
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [key: NSNumber(value: 3)])
    #expect(book.spineLocation == .max)
    let scroll = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [key: 2])
    #expect(scroll.spineLocation == .none)
    #expect(scroll.gestureRecognizers.isEmpty)
    #expect(UIPageViewController().spineLocation == .min)
    #expect(UIPageViewController().gestureRecognizers.count == 2)
  }

  @Test func theDelegateSaysWhereTheBookIsBoundWhenTheScreenTurns() {
    let scene = PageScene(.pageCurl)
    scene.source.landscapeSpine = (.mid, [scene.a, scene.b])
    scene.stage.window.stageEnvironment.rotate(to: .landscapeLeft)
    scene.settle()
    #expect(scene.pager.spineLocation == .mid)
    #expect(scene.pager.isDoubleSided)
    #expect(scene.pager.children == [scene.a, scene.b])
    #expect(scene.b.view.frame.minX == 426)
    scene.stage.window.stageEnvironment.rotate(to: .portrait)
    scene.settle()
    #expect(scene.pager.spineLocation == .min)
    #expect(scene.pager.children == [scene.a])
    #expect(scene.a.view.frame == scene.stage.window.bounds)
  }

  // MARK: Indicator

  @Test func aDataSourceWithACountTakesAStripForItsDots() {
    let scene = PageScene(.scroll)
    scene.source.count = 4
    scene.source.index = 1
    scene.pager.setViewControllers([scene.b], direction: .forward, animated: false)
    scene.settle()
    // 37 points at the bottom (public descriptions).
    #expect(scene.b.view.bounds.height == scene.stage.window.bounds.height - 37)
    let dots = scene.pager.view.subviews.last?.subviews ?? []
    #expect(dots.map(\.alpha) == [1, 1, 1, 1])
    #expect(dots.map { $0.center.x - dots[0].center.x } == [0, 16, 32, 48])
    #expect(dots.map { $0.backgroundColor == UIColor.white } == [false, true, false, false])
  }

  // MARK: What iOS raises

  @Test func aWrongNumberOfPagesIsAPreconditionFailure() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers(nil, direction: .forward, animated: false)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers(
          [UIViewController(), UIViewController()], direction: .forward, animated: false)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid]
      ).setViewControllers([UIViewController()], direction: .forward, animated: false)
    }
  }

  @Test func anOpenBookCannotBeSingleSided() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid]
      ).isDoubleSided = false
    }
  }
}
