// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

/// How scroll views move under touches and after them, against measurements on iOS 26 with ideal
/// touches, and the closed forms that fit those.
@MainActor
@Suite struct UIScrollViewPhysicsTests {
  /// Measured: 10 points of slop, then one to one.
  @Test(arguments: [(-200.0, 190.0), (-120, 110), (-11, 1)])
  func contentFollowsTheTouchAfterTenPoints(distance: Double, offset: Double) {
    let scene = ScrollScene()
    scene.drag(by: distance, release: .hold)
    expect(scene.view.contentOffset.y, offset, within: ScrollScene.pixel)
    #expect(scene.view.isDragging && scene.view.isTracking && !scene.view.isDecelerating)
  }

  /// Measured: the velocity is the touch's in points per millisecond; the way on is (v − 10)·0.499
  /// within 0.3 points, at 0.998 for each millisecond.
  @Test(arguments: [750.0, 1_500, 3_000])
  func aReleaseGlidesToItsTarget(speed: Double) throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 9_000))
    scene.drag(by: -300, speed: speed)
    let velocity = try #require(scene.velocity)
    expect(velocity.y, speed / 1_000, within: 1e-4)
    #expect(scene.view.isDecelerating && !scene.view.isDragging)
    let start = Double(scene.view.contentOffset.y)
    expect(start, 290, within: ScrollScene.pixel)
    let wanted = start + (speed - 10) * 0.499
    expect(scene.target?.y, wanted, within: 0.5)
    scene.stage.settle()
    expect(scene.view.contentOffset.y, wanted, within: 0.5)
    #expect(!scene.view.isDecelerating)
  }

  /// Position x0 + v·0.499·(1 − 0.998^ms), about one frame after the lift (measured).
  @Test func aGlideLosesTwoInAThousandEachMillisecond() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 9_000))
    scene.drag(by: -300, speed: 1_500)
    let (begin, start) = (scene.stage.time, Double(scene.view.contentOffset.y))
    scene.offsets = []
    scene.stage.advance(by: 0.75)
    // The first refresh at or after the lift begins it.
    let first = (begin * 60 - 1e-6).rounded(.up) / 60
    #expect(scene.offsets.count > 40)
    for sample in scene.offsets {
      let milliseconds = (sample.time - first) * 1_000
      let late = start + 1_500 * 0.499 * (1 - pow(0.998, milliseconds - 1_000 / 60))
      let prompt = start + 1_500 * 0.499 * (1 - pow(0.998, milliseconds))
      #expect(Double(sample.offset.y) <= prompt + 0.5 && Double(sample.offset.y) >= late - 0.5)
    }
  }

  @Test func theFastRateStopsEarlier() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 9_000))
    scene.view.decelerationRate = .fast
    scene.drag(by: -300, speed: 1_500)
    // Σ 0.99ⁿ ms = 0.099 s.
    expect(scene.target?.y, 290 + 1_490 * 0.099, within: 0.5)
  }

  /// Measured: (1 − 1/(x·0.55/d + 1))·d with the height of the bounds.
  @Test(arguments: [60.0, 150, 400])
  func beyondTheEdgeLessAndLessIsFollowed(pull: Double) {
    let scene = ScrollScene()
    scene.drag(by: pull + 10, release: .hold)
    let shown = (1 - 1 / (pull * 0.55 / 600 + 1)) * 600
    expect(scene.view.contentOffset.y, -shown, within: ScrollScene.pixel)
  }

  @Test func withoutBouncesTheEdgeHolds() {
    let scene = ScrollScene()
    scene.view.bounces = false
    scene.drag(by: 200, release: .hold)
    expect(scene.view.contentOffset.y, 0)
  }

  /// Fitted to measurements: from rest it comes back at 9 and 46 1/s, so that
  /// x(t) = x0·(46·e^(−9t) − 9·e^(−46t))/37.
  @Test func pulledContentComesBackFromRest() {
    let scene = ScrollScene()
    scene.stage.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(170, 200)), .init(time: 0.3, at: .point(170, 410)),
          .init(time: 0.6, at: .point(170, 410)),
        ])
      ]))
    scene.stage.advance(to: 0.6)
    let start = Double(scene.view.contentOffset.y)
    expect(start, -(1 - 1 / (200 * 0.55 / 600 + 1)) * 600, within: ScrollScene.pixel)
    for time in [0.1, 0.2, 0.3] {
      scene.stage.advance(to: 0.6 + time)
      // One frame after the lift (measured).
      let way = time - 1.0 / 60
      let wanted = start * (46 * exp(-9 * way) - 9 * exp(-46 * way)) / 37
      expect(scene.view.contentOffset.y, wanted, within: ScrollScene.pixel)
    }
    scene.stage.settle()
    expect(scene.view.contentOffset.y, 0)
  }

  /// Measured: at 3005 points a second the peak beyond the edge is 99.7; a critical spring of ω = 11 has
  /// v/(ω·e) = 100.5.
  @Test func aFlingIntoTheEdgeBounces() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 600 + 291))
    scene.drag(by: -300, speed: 3_005)
    scene.stage.settle()
    let peak = scene.offsets.map { Double($0.offset.y) }.max() ?? 0
    expect(peak - 291, 99.7, within: 1.5)
    expect(scene.view.contentOffset.y, 291)
  }

  @Test func aTouchStopsDeceleration() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 9_000))
    scene.drag(by: -300, speed: 1_500)
    scene.stage.advance(by: 0.2)
    scene.stage.perform(.longPress(at: .point(170, 400), duration: 0.1))
    scene.stage.advance(by: 0)
    let place = scene.view.contentOffset
    scene.stage.settle()
    #expect(scene.view.contentOffset == place)
    #expect(scene.log.last == "didEndDecelerating")
  }

  // MARK: Pages

  /// Documented: paging stops at multiples of the view's size.
  @Test(arguments: [(-200.0, 0.0), (-340, 600)])
  func aSlowDragEndsAtTheNearestPage(distance: Double, page: Double) {
    let scene = ScrollScene()
    scene.view.isPagingEnabled = true
    scene.drag(by: distance, speed: 100)
    expect(scene.target?.y, page)
    scene.stage.settle()
    expect(scene.view.contentOffset.y, page)
  }

  @Test func aFlickTurnsOnePage() {
    let scene = ScrollScene()
    scene.view.isPagingEnabled = true
    scene.drag(by: -100, speed: 2_000)
    scene.stage.settle()
    expect(scene.view.contentOffset.y, 600)
  }

  @Test func theDelegateChoosesWhereItEnds() {
    let scene = ScrollScene()
    scene.wantedTarget = CGPoint(x: 0, y: 700)
    scene.drag(by: -200, speed: 1_000)
    scene.stage.settle()
    expect(scene.view.contentOffset, CGPoint(x: 0, y: 700))
  }

  // MARK: Axes

  @Test func aLockedDragGoesAlongOneAxis() {
    let scene = ScrollScene(content: CGSize(width: 3_000, height: 3_000))
    scene.view.isDirectionalLockEnabled = true
    scene.stage.perform(
      .pan(from: .point(200, 600), to: .point(160, 400), duration: 0.4, release: .hold))
    scene.stage.advance(by: 0.4)
    #expect(scene.view.contentOffset.x == 0 && scene.view.contentOffset.y > 150)
  }

  @Test func aDragAcrossDoesNotScrollWhatScrollsUpAndDown() {
    let scene = ScrollScene()
    scene.stage.perform(
      .pan(from: .point(300, 400), to: .point(100, 420), duration: 0.4, release: .hold))
    scene.stage.advance(by: 0.4)
    #expect(scene.view.contentOffset == .zero && !scene.view.isDragging)
  }

  @Test func contentWithRoomIsPulledOnlyIfItAlwaysBounces() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 100))
    scene.drag(by: 100, release: .hold)
    #expect(scene.view.contentOffset == .zero)
    let other = ScrollScene(content: CGSize(width: 300, height: 100))
    other.view.alwaysBounceVertical = true
    other.drag(by: 100, release: .hold)
    #expect(other.view.contentOffset.y < -30)
  }
}
