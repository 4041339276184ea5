// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

/// A scroll view of 300 × 600 points on a screen, whose delegate records its calls.
@MainActor
final class ScrollScene: NSObject, UIScrollViewDelegate {
  let screen = TouchedScreen()
  let view = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 600))
  var log: [String] = []
  /// The offsets that the delegate received, with their times.
  var offsets: [(time: Double, offset: CGPoint)] = []
  var velocity: CGPoint?
  var target: CGPoint?
  /// Where a release is to lead, in place of where it would.
  var wantedTarget: CGPoint?
  /// The speed of the layers' clock: whole pixels hide less than a third of a point.
  static let pixel = 1.0 / 3

  init(content: CGSize = CGSize(width: 300, height: 3_000)) {
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content
    view.delegate = self
    screen.window.addSubview(view)
    screen.stage.advance(by: 0)
  }

  var stage: Stage { screen.stage }

  /// A touch that goes straight down the screen, or up where negative, at an even speed.
  func drag(by distance: Double, speed: Double = 500, release: Gesture.Release = .lift) {
    let start = distance > 0 ? 150.0 : 650
    stage.perform(
      .pan(
        from: .point(170, start), to: .point(170, start + distance),
        duration: abs(distance) / speed, release: release))
    stage.advance(by: abs(distance) / speed)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append((stage.time, scrollView.contentOffset))
    if log.last != "didScroll" { log.append("didScroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let wantedTarget { targetContentOffset.pointee = wantedTarget }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("didEndScrollingAnimation")
  }
  var zoomed: UIView?
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append("willBeginZooming")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if log.last != "didZoom" { log.append("didZoom") }
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { log.append("didEndZooming(\(scale))") }
}
