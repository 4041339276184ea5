// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Screens
import Testing

/// What scroll views keep and show that are changed in a moment of a controller's life, in each container, and at
/// size zero.
///
/// Evidence, for all cells: properties have the value that they were given (the SDK's declarations); an offset that is
/// set by code is not brought back to the content's edges (published: overscroll by code); an animated change is at
/// its offset in the end (documented for `setContentOffset(_:animated:)`); a rectangle is scrolled to so far that it is
/// just visible (documented for `scrollRectToVisible(_:animated:)`). Where a scroll that is under way ends when its view
/// leaves the window is not known; here it stops.
@MainActor
@Suite struct ScrollMomentTests {
  private final class Zooming: UIScrollView, UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { subviews.first }
  }

  nonisolated private static func make(_ new: @escaping @MainActor @Sendable () -> UIScrollView)
    -> @MainActor @Sendable () -> UIView
  {
    {
      let scroll = new()
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.showsVerticalScrollIndicator = false
      scroll.showsHorizontalScrollIndicator = false
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 60))
      content.backgroundColor = .blue
      let mark = UIView(frame: CGRect(x: 0, y: 25, width: 20, height: 10))
      mark.backgroundColor = .green
      content.addSubview(mark)
      scroll.addSubview(content)
      scroll.contentSize = content.frame.size
      scroll.minimumZoomScale = 0.5
      scroll.maximumZoomScale = 2
      (scroll as? Zooming)?.delegate = scroll as? Zooming
      return scroll
    }
  }

  nonisolated private static func subject(
    _ description: String, expected: String, unknown: [MomentGrid.Column] = [],
    of new: @escaping @MainActor @Sendable () -> UIScrollView = { UIScrollView() },
    _ change: @escaping @MainActor @Sendable (UIScrollView) -> Void,
    _ value: @escaping @MainActor @Sendable (UIScrollView) -> Any
  ) -> MomentSubject {
    MomentSubject(
      description, expected: expected, unknown: unknown, make: make(new),
      { ($0 as? UIScrollView).map(change) }, { ($0 as? UIScrollView).map(value) })
  }

  nonisolated static let subjects: [MomentSubject] = [
    subject(
      "contentOffset", expected: "0.0 25.0", { $0.contentOffset = CGPoint(x: 0, y: 25) },
      { text($0.contentOffset.x, $0.contentOffset.y) }),
    subject(
      "contentOffset beyond the edge", expected: "0.0 -7.0",
      { $0.contentOffset = CGPoint(x: 0, y: -7) }, { text($0.contentOffset.x, $0.contentOffset.y) }),
    subject(
      "setContentOffset(_:animated:)", expected: "0.0 25.0",
      { $0.setContentOffset(CGPoint(x: 0, y: 25), animated: false) },
      { text($0.contentOffset.x, $0.contentOffset.y) }),
    subject(
      "setContentOffset(_:animated: true)", expected: "0.0 25.0",
      unknown: [.moment(.viewWillDisappear), .going],
      { $0.setContentOffset(CGPoint(x: 0, y: 25), animated: true) },
      { text($0.contentOffset.x, $0.contentOffset.y) }),
    subject(
      "scrollRectToVisible", expected: "0.0 15.0",
      { $0.scrollRectToVisible(CGRect(x: 0, y: 25, width: 20, height: 10), animated: false) },
      { text($0.contentOffset.x, $0.contentOffset.y) }),
    subject(
      "contentInset", expected: "UIEdgeInsets(top: 5.0, left: 0.0, bottom: 3.0, right: 0.0)",
      { $0.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 3, right: 0) }, { $0.contentInset }),
    subject(
      "contentSize", expected: "20.0 200.0", { $0.contentSize.height = 200 },
      { text($0.contentSize.width, $0.contentSize.height) }),
    subject(
      "isPagingEnabled", expected: "true", { $0.isPagingEnabled = true }, { $0.isPagingEnabled }),
    subject(
      "isScrollEnabled", expected: "false", { $0.isScrollEnabled = false }, { $0.isScrollEnabled }),
    subject("bounces", expected: "false", { $0.bounces = false }, { $0.bounces }),
    subject(
      "bounds", expected: "0.0 12.0", { $0.bounds.origin = CGPoint(x: 0, y: 12) },
      { text($0.contentOffset.x, $0.contentOffset.y) }),
    subject(
      "zoomScale", expected: "2.0 40.0 120.0 0.0 0.0 40.0 120.0", of: { Zooming() },
      { $0.zoomScale = 2 },
      {
        text($0.zoomScale, $0.contentSize.width, $0.contentSize.height) + " "
          + text($0.subviews[0].frame)
      }),
    subject(
      "setZoomScale(_:animated:)", expected: "0.5 10.0 30.0",
      unknown: [.moment(.viewWillDisappear), .going],
      of: { Zooming() },
      { $0.setZoomScale(0.5, animated: true) },
      { text($0.zoomScale, $0.contentSize.width, $0.contentSize.height) }),
    subject(
      "minimumZoomScale above the scale", expected: "1.5", of: { Zooming() },
      { $0.minimumZoomScale = 1.5 }, { $0.minimumZoomScale }),
    subject(
      "flashScrollIndicators", expected: "0.0 0.0", { $0.flashScrollIndicators() },
      { text($0.contentOffset.x, $0.contentOffset.y) }),
  ]

  @Test(arguments: ControllerPlace.allCases)
  func aChangeStays(place: ControllerPlace) {
    let animated = place.isAnimated(inTest: 0)
    let grid = MomentGrid(place, animated: animated, Self.subjects)
    grid.show()
    let shown = grid.differences(drawn: false)
    #expect(shown == [], "the first time")
    grid.hide()
    grid.show()
    let again = grid.differences(drawn: !animated)
    #expect(again == [], "the second time")
  }

  /// What is set before the scroll view has a size is there when it gets one.
  @Test(arguments: [0, 5, 6, 7, 8, 9, 11, 13].map { subjects[$0] }, [false, true])
  func whatIsSetAtSizeZeroStays(subject: MomentSubject, inWindow: Bool) {
    let screen = Screen()
    let view = subject.make()
    view.frame.size = .zero
    if inWindow {
      screen.window.addSubview(view)
      screen.advance(by: 0)
    }
    subject.change(view)
    screen.advance(by: 0)
    view.frame.size = CGSize(width: 20, height: 20)
    screen.window.addSubview(view)
    screen.settle()
    #expect(subject.read(view) == subject.kept)
  }
}
