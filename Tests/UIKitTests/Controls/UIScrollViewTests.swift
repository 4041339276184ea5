// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Screens
import Testing
import UIKit

@MainActor
@Suite struct UIScrollViewTests {
  @Test func theOffsetIsTheOriginOfTheBounds() {
    let scene = ScrollScene()
    scene.view.contentOffset = CGPoint(x: 0, y: 120)
    #expect(scene.view.bounds == CGRect(x: 0, y: 120, width: 300, height: 600))
    scene.view.bounds.origin.y = 50
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 50))
    #expect(scene.offsets.map(\.offset.y) == [120, 50])
    #expect(scene.view.frame == CGRect(x: 20, y: 100, width: 300, height: 600))
  }

  @Test func theDelegateIsNotifiedOfADragInOrder() {
    let scene = ScrollScene()
    scene.drag(by: -200, speed: 1_000)
    scene.stage.settle()
    #expect(
      scene.log == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func aDragThatRestsEndsWithoutDeceleration() {
    let scene = ScrollScene()
    scene.stage.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(170, 600)), .init(time: 0.3, at: .point(170, 400)),
          .init(time: 0.8, at: .point(170, 400)),
        ])
      ]))
    scene.stage.settle()
    #expect(
      scene.log == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
      ])
    expect(scene.view.contentOffset.y, 190, within: ScrollScene.pixel)
  }

  @Test func anAnimatedScrollEndsAtItsOffsetAndSaysSo() {
    let scene = ScrollScene()
    scene.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    #expect(scene.view.isScrollAnimating)
    scene.stage.advance(by: 0.15)
    expect(scene.view.contentOffset.y, 200, within: 1)
    scene.stage.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 400))
    #expect(scene.log.last == "didEndScrollingAnimation")
  }

  @Test func aScrollAtOnceStopsOneThatIsAnimated() {
    let scene = ScrollScene()
    scene.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    scene.stage.advance(by: 0.1)
    scene.view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    scene.stage.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 10))
  }

  @Test func anOffsetChangedInAnAnimationBlockIsAnimated() {
    let scene = ScrollScene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.contentOffset.y = 100
    }
    scene.stage.advance(by: 0.5)
    expect(scene.view.layer.presentation()?.bounds.minY, 50, within: 0.01)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 700, width: 10, height: 100), 200.0),
    (CGRect(x: 0, y: 100, width: 10, height: 100), 0.0),
    (CGRect(x: 0, y: 2_990, width: 10, height: 500), 2_400.0),
  ])
  func aRectangleIsScrolledToAsLittleAsNeeded(rect: CGRect, offset: Double) {
    let scene = ScrollScene()
    scene.view.scrollRectToVisible(rect, animated: false)
    expect(scene.view.contentOffset.y, offset)
  }

  @Test func contentAtTheTopStaysThereWhenInsetsChange() {
    let scene = ScrollScene()
    scene.view.contentInset.top = 50
    #expect(scene.view.contentOffset.y == -50)
    #expect(scene.view.adjustedContentInset.top == 50)
    scene.view.contentOffset.y = 200
    scene.view.contentInset.top = 80
    #expect(scene.view.contentOffset.y == 200)
  }

  @Test func theSafeAreaIsAddedAlongTheAxesThatScroll() {
    let screen = Screen()
    let view = UIScrollView(frame: screen.window.bounds)
    view.contentSize = CGSize(width: 393, height: 2_000)
    screen.show(view)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -59)
    view.contentSize.height = 100
    #expect(view.adjustedContentInset == .zero)
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset.top == 59)
  }

  // MARK: Touches of the content

  @Test func contentReceivesATouchAfterADelayOrALift() {
    let log = TouchLog()
    let scene = ScrollScene()
    let content = TouchedView("content", log, frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scene.view.addSubview(content)
    scene.stage.perform(.longPress(at: .point(170, 300), duration: 0.5))
    scene.stage.advance(by: 0.14)
    #expect(log.lines == [])
    scene.stage.advance(by: 0.02)
    #expect(log.lines == ["content.began(1)"])
    scene.stage.settle()
    #expect(log.lines == ["content.began(1)", "content.ended(1)"])
    log.lines = []
    scene.screen.perform(.tap(at: .point(170, 300)))
    #expect(log.lines == ["content.began(1)", "content.ended(1)"])
  }

  @Test func aQuickDragIsNeverSeenByTheContent() {
    let log = TouchLog()
    let scene = ScrollScene()
    let content = TouchedView("content", log, frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scene.view.addSubview(content)
    scene.drag(by: -200, speed: 2_000)
    scene.stage.settle()
    #expect(log.lines == [])
  }

  @Test func aDragAfterADelayCancelsTheTouchButNotInControls() {
    let log = TouchLog()
    func drag(in content: UIView) -> ScrollScene {
      let scene = ScrollScene()
      scene.view.addSubview(content)
      scene.stage.perform(
        .touches([
          Gesture.Touch([
            .init(time: 0, at: .point(170, 600)), .init(time: 0.3, at: .point(170, 600)),
            .init(time: 0.5, at: .point(170, 400)),
          ])
        ]))
      scene.stage.settle()
      return scene
    }
    let frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    let scene = drag(in: TouchedView("content", log, frame: frame))
    #expect(log.lines == ["content.began(1)", "content.cancelled(1)"])
    #expect(scene.view.contentOffset.y > 100)
    #expect(drag(in: UIControl(frame: frame)).view.contentOffset.y == 0)
  }

  // MARK: Zooming

  private func zoomScene() -> ScrollScene {
    let scene = ScrollScene(content: CGSize(width: 300, height: 600))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scene.view.addSubview(content)
    scene.zoomed = content
    scene.view.minimumZoomScale = 0.5
    scene.view.maximumZoomScale = 4
    scene.log = []
    return scene
  }

  @Test func twoTouchesZoomAboutTheirMiddle() {
    let scene = zoomScene()
    scene.screen.perform(.pinch(at: .point(170, 400), from: 100, to: 200, duration: 0.5))
    expect(scene.view.zoomScale, 2, within: 1e-6)
    expect(scene.view.contentSize.width, 600, within: 0.01)
    // The content's point (150, 300) is still in the middle of the view.
    expect(scene.view.contentOffset, CGPoint(x: 150, y: 300), within: 0.01)
    #expect(
      scene.log.first == "willBeginZooming" && scene.log.last?.hasPrefix("didEndZooming") == true)
  }

  @Test func beyondTheLimitsAZoomComesBack() {
    let scene = zoomScene()
    scene.stage.perform(.pinch(at: .point(170, 400), from: 30, to: 290, duration: 0.5))
    scene.stage.advance(by: 0.49)
    #expect(scene.view.zoomScale > 4.5)
    scene.stage.settle()
    expect(scene.view.zoomScale, 4)
    #expect(scene.log.last == "didEndZooming(4.0)")
  }

  @Test func codeZoomsToARectangle() {
    let scene = zoomScene()
    scene.view.zoom(to: CGRect(x: 100, y: 200, width: 100, height: 200), animated: true)
    scene.stage.settle()
    expect(scene.view.zoomScale, 3)
    expect(scene.view.contentOffset, CGPoint(x: 300, y: 600), within: 0.01)
    scene.view.zoomScale = 100
    #expect(scene.view.zoomScale == 4)
  }

  // MARK: Around other things

  /// Measured: at the top a drag downwards moves the sheet, and the offset stays 0.
  @Test func inASheetADragDownAtTheTopMovesTheSheet() {
    let scene = PresentationScene()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 3_000)
    scene.detail.view.addSubview(scroll)
    scene.present()
    scene.drag(by: 180, release: .hold)
    expect(scene.shown.minY, 59 + 170, within: 1e-4)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func inASheetADragUpScrolls() {
    let scene = PresentationScene()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
    scroll.contentSize = CGSize(width: 393, height: 3_000)
    scroll.contentInsetAdjustmentBehavior = .never
    scene.detail.view.addSubview(scroll)
    scene.present()
    scene.drag(from: 400, by: -100, release: .hold)
    expect(scroll.contentOffset.y, 90, within: ScrollScene.pixel)
    expect(scene.shown.minY, 59)
  }

  @Test func theIndicatorsAreSeenOnlyWhileItScrolls() {
    let scene = ScrollScene()
    #expect(scene.view.subviews.isEmpty)
    scene.drag(by: -200, release: .hold)
    #expect(scene.view.subviews.count == 1)
    #expect(scene.view.subviews.first?.alpha == 1)
    let other = ScrollScene()
    other.drag(by: -200)
    other.stage.settle()
    #expect(other.view.subviews.first?.alpha == 0)
  }

  @Test func badNumbersAreLeftOut() {
    let scene = ScrollScene()
    scene.view.contentOffset = CGPoint(x: CGFloat.nan, y: 1)
    scene.view.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
    #expect(scene.view.contentOffset == .zero)
    scene.view.contentSize = CGSize(width: CGFloat.nan, height: -5)
    #expect(scene.view.contentSize == .zero)
    scene.view.scrollRectToVisible(.null, animated: true)
    scene.view.zoom(to: .zero, animated: true)
    scene.view.minimumZoomScale = .nan
    scene.view.maximumZoomScale = -.infinity
    scene.view.setZoomScale(.nan, animated: false)
    scene.drag(by: -100)
    scene.stage.settle()
    #expect(scene.view.contentOffset.y.isFinite)
  }
}
