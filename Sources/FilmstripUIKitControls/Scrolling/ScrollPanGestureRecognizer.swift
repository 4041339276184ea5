// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

/// Drags a scroll view's content: begins along axes that can be scrolled, and delays the touches in
/// the content for a moment.
package final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// Counts the first touches, so that a late timer leaves the next ones alone.
  private var round = 0

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let scrollView, !scrollView.isTracking {
      scrollView.touchDown()
      delayContent(touches)
    }
    super.touchesBegan(touches, with: event)
  }

  package override func reset() {
    super.reset()
    round += 1
    delaysTouchesBegan = false
    scrollView?.isTracking = false
  }

  package override func mayBegin(after travel: CGVector) -> Bool {
    scrollView?.mayDrag(by: travel) ?? true
  }

  /// Two touches drag and zoom at once.
  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinchGestureRecognizer
  }

  package override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { preventingGestureRecognizer !== scrollView?.pinchGestureRecognizer }

  /// Controls that are dragged themselves receive the touch at once.
  private func delayContent(_ touches: Set<UITouch>) {
    // The first in the order in which they began, which a set does not have.
    let first = self.touches.first { touches.contains($0) }
    guard let scrollView, scrollView.delaysContentTouches, let view = first?.view,
      view !== scrollView, (view as? UIControl)?.isDraggedItself != true
    else { return }
    delaysTouchesBegan = true
    let (environment, round) = (scrollView.environment, round)
    let due = environment.clock.now.advanced(
      bySeconds: environment.behavior.scrolling.contentTouchDelay)
    environment.clock.schedule(at: due, as: nil) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.round == round else { return }
        self.delaysTouchesBegan = false
        self.view?.window?.touchRouter.settle()
      }
    }
  }
}

struct ScrollDrag {
  /// The offset as if nothing held it at the edges.
  var free: CGPoint
  /// What was followed of the translation.
  var followed: CGPoint
  let axes: [ScrollAxis]
}

struct ScrollSamples {
  private var all: [(time: TimeInterval, offset: CGPoint)] = []

  mutating func clear() { all = [] }

  mutating func add(_ offset: CGPoint, at time: TimeInterval) {
    if all.last?.time == time { all.removeLast() }
    all.append((time, offset))
    let span = BehaviorProfile.current.scrolling.velocitySpan
    // One older than the span is its beginning.
    while all.count > 2, all[1].time <= time - span { all.removeFirst() }
  }

  /// Points per second over the span before a release.
  func velocity(at release: TimeInterval) -> CGPoint {
    let behavior = BehaviorProfile.current.scrolling
    guard let last = all.last else { return .zero }
    let end = release - last.time <= behavior.liftDelay ? last.time : release
    let start = end - behavior.velocitySpan - 1e-9
    // The first within the span; where all are older, the touch has rested.
    guard let first = all.first(where: { $0.time >= start }), end > first.time else { return .zero }
    let time = end - first.time
    return CGPoint(
      x: (last.offset.x - first.offset.x) / time, y: (last.offset.y - first.offset.y) / time)
  }
}
