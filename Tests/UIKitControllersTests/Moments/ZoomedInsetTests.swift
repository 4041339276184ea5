// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Screens
import Testing

/// The safe area around content that can be scrolled while it is zoomed, and cannot where it is not: published viewers of
/// pictures zoom by a double tap, and are dragged away by a recognizer of their own.
@MainActor
@Suite struct ZoomedInsetTests {
  private final class Viewer: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let picture = UIView()
    var drags = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.delegate = self
      scrollView.maximumZoomScale = 2
      scrollView.addSubview(picture)
      view.addSubview(scrollView)
      let pan = UIPanGestureRecognizer { [weak self] recognizer in
        if recognizer.state == .began { self?.drags += 1 }
      }
      scrollView.addGestureRecognizer(pan)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard scrollView.frame != view.bounds else { return }
      scrollView.frame = view.bounds
      picture.frame = view.bounds
      scrollView.contentSize = view.bounds.size
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  }

  @Test(arguments: [true, false])
  func contentThatFitsAgainHasNoInset(animated: Bool) {
    let screen = Screen()
    let viewer = Viewer()
    screen.window.rootViewController = viewer
    screen.settle()
    let area = viewer.view.safeAreaInsets
    #expect(area.top > 0 && area.bottom > 0)
    let (scrollView, bounds) = (viewer.scrollView, viewer.view.bounds)
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.zoom(to: CGRect(x: 160, y: 360, width: 80, height: 80), animated: animated)
    screen.settle()
    #expect(scrollView.adjustedContentInset == area)
    scrollView.setZoomScale(1, animated: animated)
    screen.settle()
    #expect(scrollView.adjustedContentInset == .zero)
    let offset = scrollView.contentOffset
    #expect(abs(offset.x) < 1e-6 && abs(offset.y) < 1e-6)
    screen.pan(
      from: CGPoint(x: bounds.midX, y: 300), to: CGPoint(x: bounds.midX, y: 400), duration: 0.3)
    screen.settle()
    #expect(viewer.drags == 1)
    #expect(scrollView.contentOffset == offset)
  }
}
