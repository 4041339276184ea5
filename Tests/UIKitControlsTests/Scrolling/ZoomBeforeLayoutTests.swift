// SPDX-License-Identifier: MIT
import FilmstripUIKitControls
import Screens
import Testing

/// A zoom scale that is set before the scroll view has a size, and zoomed views that constraints place.
@MainActor
@Suite struct ZoomBeforeLayoutTests {
  private final class Zooming: NSObject, UIScrollViewDelegate {
    let content: UIView
    init(_ content: UIView) { self.content = content }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  private let screen = Screen()
  private let scroll = UIScrollView()
  private let content = UIView()
  private let delegate: Zooming

  init() {
    delegate = Zooming(content)
    scroll.delegate = delegate
    scroll.minimumZoomScale = 0.25
    scroll.maximumZoomScale = 4
    scroll.addSubview(content)
  }

  @Test(arguments: [0.5, 2.0])
  func aScaleThatIsSetAtSizeZeroStays(scale: CGFloat) {
    content.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    scroll.contentSize = content.frame.size
    scroll.zoomScale = scale
    #expect(scroll.zoomScale == scale)
    scroll.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    screen.window.addSubview(scroll)
    screen.settle()
    #expect(scroll.zoomScale == scale)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400 * scale, height: 300 * scale))
    #expect(scroll.contentSize == CGSize(width: 400 * scale, height: 300 * scale))
    #expect(scroll.contentOffset == .zero)
  }

  private func constrain() -> NSLayoutConstraint {
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    screen.window.addSubview(scroll)
    let leading = content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor)
    NSLayoutConstraint.activate([
      leading,
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalToConstant: 400),
    ])
    screen.settle()
    return leading
  }

  @Test(arguments: [0.5, 1.5, 2.0])
  func aZoomedViewThatConstraintsPlaceBeginsWhereTheySay(scale: CGFloat) {
    _ = constrain()
    scroll.zoomScale = scale
    screen.settle()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300 * scale, height: 400 * scale))
    #expect(content.bounds.size == CGSize(width: 300, height: 400))
    #expect(scroll.contentSize == CGSize(width: 300 * scale, height: 400 * scale))
  }

  /// The published way to keep an image in the middle: the constants of its edges from the room that its frame leaves.
  @Test func constantsMoveAZoomedView() {
    let leading = constrain()
    scroll.zoomScale = 0.5
    leading.constant = (393 - content.frame.width) / 2
    screen.settle()
    #expect(abs(content.frame.minX - 121.5) < 0.5)
    #expect(content.frame.size == CGSize(width: 150, height: 200))
    #expect(abs(scroll.contentSize.width - (150 + 121.5)) < 0.5)
    scroll.zoomScale = 1
    leading.constant = 0
    screen.settle()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(scroll.contentSize == CGSize(width: 300, height: 400))
  }

  /// Subviews of a zoomed view are placed in its own points.
  @Test func whatIsInAZoomedViewStays() {
    _ = constrain()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
      inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 40),
    ])
    scroll.zoomScale = 2
    screen.settle()
    #expect(inner.frame == CGRect(x: 140, y: 360, width: 150, height: 40))
  }
}
