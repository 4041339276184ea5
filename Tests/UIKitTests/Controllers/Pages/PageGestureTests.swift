// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

/// Pages turned by touches: the four published orders of callbacks, and where the pages are.
@MainActor
@Suite struct PageGestureTests {
  // MARK: Orders

  @Test func aCompletedScroll() {
    let scene = PageScene(.scroll, shown: [0])
    scene.drag(-190 - 100, from: 350)
    scene.settle()
    #expect(
      scene.calls == [
        "willTransitionTo B", "B.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
        "didFinish true from A, completed true",
      ])
    #expect(scene.pager.viewControllers == [scene.b])
    #expect(scene.pager.children == [scene.b])
  }

  @Test func aCancelledScroll() {
    let scene = PageScene(.scroll)
    scene.drag(-100)
    scene.settle()
    #expect(
      scene.calls == [
        "willTransitionTo B", "B.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "A.viewWillAppear(true)", "A.viewDidAppear(true)", "B.viewWillDisappear(true)",
        "B.viewDidDisappear(true)", "didFinish true from A, completed false",
      ])
    #expect(scene.pager.viewControllers == [scene.a])
    #expect(scene.pager.children == [scene.a])
    #expect(scene.b.view.window == nil)
    expect(scene.x(scene.a), 0)
  }

  @Test func aCompletedCurl() {
    let scene = PageScene(.pageCurl)
    scene.drag(-290, from: 350)
    scene.settle()
    #expect(
      scene.calls == [
        "willTransitionTo B", "B.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
        "didFinish true from A, completed true",
      ])
    #expect(scene.pager.viewControllers == [scene.b])
  }

  @Test func aCancelledCurl() {
    let scene = PageScene(.pageCurl)
    scene.drag(-100)
    scene.settle()
    #expect(
      scene.calls == [
        "willTransitionTo B", "B.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "B.viewDidDisappear(true)",
        "A.viewDidAppear(true)", "didFinish true from A, completed false",
      ])
    #expect(scene.pager.viewControllers == [scene.a])
    #expect(scene.a.view.superview?.isHidden == false)
    #expect(scene.b.view.window == nil)
  }

  // MARK: Motion

  /// One to one after the slop of 10 points (measured).
  @Test func aScrollFollowsTheTouch() {
    let scene = PageScene(.scroll, options: [.interPageSpacing: 30])
    scene.drag(-110, duration: 0.5, release: .hold)
    scene.stage.advance(by: 0.6)
    expect(scene.x(scene.a), -100, within: 1e-6)
    expect(scene.x(scene.b), scene.width + 30 - 100, within: 1e-6)
    expect(scene.pager.transitionCoordinator?.percentComplete, 100 / (scene.width + 30))
    #expect(scene.pager.transitionCoordinator?.isInteractive == true)
  }

  @Test func aCurlFollowsTheTouchByTheWidth() {
    let scene = PageScene(.pageCurl)
    scene.drag(-110, duration: 0.5, release: .hold)
    scene.stage.advance(by: 0.6)
    expect(scene.pager.transitionCoordinator?.percentComplete, 100 / scene.width)
  }

  /// (1 − 1/(x·c/d + 1))·d with c = 0.55 (measured for scroll views).
  @Test func aPullBeyondTheFirstPageIsFollowedLessAndLess() {
    let scene = PageScene(.scroll)
    scene.drag(160, from: 100, duration: 0.5, release: .hold)
    scene.stage.advance(by: 0.6)
    let d = scene.width
    expect(scene.x(scene.a), (1 - 1 / (150 * 0.55 / d + 1)) * d)
    #expect(scene.calls.isEmpty)
  }

  @Test func aPullBeyondTheFirstPageSpringsBack() {
    let scene = PageScene(.scroll)
    scene.drag(160, from: 100)
    scene.settle()
    expect(scene.x(scene.a), 0)
    #expect(scene.stage.settle() == [])
    #expect(scene.calls.isEmpty)
  }

  @Test func aQuickFlickTurnsThePageFromLessThanHalf() {
    let scene = PageScene(.scroll)
    scene.drag(-90, duration: 0.1, rests: false)
    scene.settle()
    #expect(scene.pager.viewControllers == [scene.b])
  }

  @Test func aFlickBackKeepsThePageFromMoreThanHalf() {
    let scene = PageScene(.scroll)
    scene.stage.perform(
      .touches([
        Gesture.Touch([
          Gesture.Touch.Point(time: 0, at: .point(380, 400)),
          Gesture.Touch.Point(time: 0.4, at: .point(60, 400)),
          Gesture.Touch.Point(time: 0.45, at: .point(120, 400)),
        ])
      ]))
    scene.settle()
    #expect(scene.pager.viewControllers == [scene.a])
  }

  @Test func aTouchThatReversesGoesToTheOtherNeighbour() {
    let scene = PageScene(.scroll, shown: [1])
    scene.stage.perform(
      .touches([
        Gesture.Touch([
          Gesture.Touch.Point(time: 0, at: .point(150, 400)),
          Gesture.Touch.Point(time: 0.3, at: .point(50, 400)),
          Gesture.Touch.Point(time: 0.9, at: .point(380, 400)),
          Gesture.Touch.Point(time: 1.2, at: .point(380, 400)),
        ])
      ]))
    scene.settle()
    #expect(
      scene.calls == [
        "willTransitionTo C", "C.viewWillAppear(true)", "B.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "B.viewDidAppear(true)", "C.viewWillDisappear(true)",
        "C.viewDidDisappear(true)", "didFinish true from B, completed false",
        "willTransitionTo A", "A.viewWillAppear(true)", "B.viewWillDisappear(true)",
        "A.viewDidAppear(true)", "B.viewDidDisappear(true)",
        "didFinish true from B, completed true",
      ])
    #expect(scene.source.questions == ["after B", "before B"])
  }

  @Test func aPageOnItsWayIsCaughtWhereItIs() {
    let scene = PageScene(.scroll)
    scene.drag(-90, duration: 0.1, rests: false)
    scene.stage.advance(by: 0.2)
    let before = scene.x(scene.a)
    #expect(before < -100 && before > -scene.width)
    // Ten points of slop, and then back to where it was before.
    scene.drag(11, from: 50, duration: 0.05, release: .hold)
    scene.stage.advance(by: 0.5)
    let held = scene.x(scene.a)
    scene.stage.advance(by: 1)
    expect(scene.x(scene.a), held)
    #expect(held > -scene.width + 1)
    #expect(scene.pager.viewControllers == [scene.a])
    #expect(scene.calls.count == 3)
  }

  @Test func aTouchThatTheSystemCancelsLeavesThePage() {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let scene = PageScene(style)
      scene.drag(-300, from: 350, release: .cancel)
      scene.settle()
      #expect(scene.pager.viewControllers == [scene.a])
      #expect(scene.calls.last == "didFinish true from A, completed false")
    }
  }

  @Test func aDragAcrossThePagesTurnsNone() {
    let scene = PageScene(.scroll)
    scene.stage.perform(.pan(from: .point(200, 700), to: .point(150, 200), duration: 0.3))
    scene.settle()
    #expect(scene.calls.isEmpty)
  }

  @Test func bookPagesTurnTwoAtATime() {
    let spine = UIPageViewController.SpineLocation.mid
    let scene = PageScene(.pageCurl, options: [.spineLocation: spine], shown: [0, 1])
    scene.drag(-290, from: 350)
    scene.settle()
    #expect(scene.pager.viewControllers == [scene.c, scene.d])
    scene.drag(290, from: 30)
    scene.settle()
    #expect(scene.pager.viewControllers == [scene.a, scene.b])
  }

  @Test func aTapAtTheSideOfAPageThatCurlsTurnsIt() {
    let scene = PageScene(.pageCurl)
    scene.stage.perform(.tap(at: .point(200, 400)))
    scene.settle()
    #expect(scene.calls.isEmpty)
    scene.stage.perform(.tap(at: .point(380, 400)))
    scene.settle()
    #expect(scene.calls.first == "willTransitionTo B")
    #expect(scene.calls.last == "didFinish true from A, completed true")
    scene.stage.perform(.tap(at: .point(10, 400)))
    scene.settle()
    #expect(scene.pager.viewControllers == [scene.a])
  }

  @Test func aBookBoundAtTheRightTurnsToTheRight() {
    let spine = UIPageViewController.SpineLocation.max
    let scene = PageScene(.pageCurl, options: [.spineLocation: spine])
    scene.drag(290, from: 30)
    scene.settle()
    #expect(scene.pager.viewControllers == [scene.b])
  }

  @Test func theDotFollowsAGesture() {
    let scene = PageScene(.scroll)
    scene.source.count = 4
    scene.pager.dataSource = scene.source
    scene.stage.advance(by: 0)
    scene.drag(-300, from: 350)
    scene.settle()
    let dots = scene.pager.view.subviews.last?.subviews ?? []
    #expect(dots.map { $0.backgroundColor == UIColor.white } == [false, true, false, false])
  }

  // MARK: Bad input

  @Test func withoutADataSourceNothingMoves() {
    let scene = PageScene(.scroll)
    scene.pager.dataSource = nil
    scene.drag(-200, release: .hold)
    scene.stage.advance(by: 1)
    expect(scene.x(scene.a), 0)
    #expect(scene.calls.isEmpty)
  }

  @Test func aPageThatIsItsOwnNeighbourIsNotTurnedTo() {
    let scene = PageScene(.scroll)
    scene.source.repeats = true
    let recording = scene.stage.record("drag") { scene.drag(-300, from: 350) }
    #expect(scene.calls.isEmpty)
    #expect(
      recording.findings.map(\.message) == [
        "the data source of a UIPageViewController returned a controller that is shown already as "
          + "its own neighbour"
      ])
  }

  @Test func codeInterruptsAnInteractiveTurn() {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let scene = PageScene(style)
      scene.drag(-200, release: .hold)
      scene.stage.advance(by: 0.5)
      var finished: [Bool] = []
      scene.pager.setViewControllers([scene.c], direction: .forward, animated: true) {
        finished.append($0)
      }
      scene.settle()
      #expect(finished == [true])
      #expect(scene.pager.children == [scene.c])
      #expect(scene.calls.contains("didFinish true from A, completed false"))
      #expect(scene.stage.settle() == [])
    }
  }

  @Test func codeThatTurnsWhenAGestureIsAboutToHasItsWay() {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let scene = PageScene(style)
      scene.source.interruption = scene.d
      scene.drag(-290, from: 350)
      scene.settle()
      #expect(scene.stage.settle() == [])
      #expect(scene.pager.children == [scene.d])
      #expect(scene.pager.viewControllers == [scene.d])
      #expect(scene.b.view.window == nil)
    }
  }

  @Test func aScreenThatRotatesDuringATouchLeavesThePage() {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let scene = PageScene(style)
      scene.pager.delegate = nil
      scene.drag(-250, from: 350, duration: 1)
      scene.stage.advance(by: 0.5)
      scene.stage.window.stageEnvironment.resize(to: CGSize(width: 852, height: 393))
      scene.settle()
      #expect(scene.pager.viewControllers == [scene.a])
      #expect(scene.a.view.bounds.size == CGSize(width: 852, height: 393))
      expect(scene.x(scene.a), 0)
      #expect(scene.stage.settle() == [])
    }
  }

  @Test func backsOfPagesAreSkippedAndReported() {
    let scene = PageScene(.pageCurl)
    scene.pager.isDoubleSided = true
    let recording = scene.stage.record("drag") { scene.drag(-290, from: 350) }
    #expect(scene.pager.viewControllers == [scene.c])
    #expect(recording.findings.contains { $0.message.contains("backs of pages that curl") })
  }

  @Test func pagesRemovedFromTheWindowDuringATouchGoBack() {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let scene = PageScene(style)
      scene.drag(-200, release: .hold)
      scene.stage.advance(by: 0.5)
      scene.stage.window.rootViewController = UIViewController()
      scene.settle()
      #expect(scene.pager.viewControllers == [scene.a])
      #expect(scene.pager.children == [scene.a])
      #expect(scene.stage.settle() == [])
    }
  }
}
