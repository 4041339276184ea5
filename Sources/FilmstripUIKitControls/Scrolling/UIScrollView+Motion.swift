// SPDX-License-Identifier: MIT

struct ScrollMotion {
  enum Kind {
    case decelerating
    case animating
    /// Comes back from beyond the limits of the scale.
    case zoomBouncing
  }

  let kind: Kind
  var x: ScrollTrajectory
  var y: ScrollTrajectory
  var zoom: ScrollZoom?
  /// When it began; nil until the first refresh.
  var start: TimeInterval?

  init(
    kind: Kind, x: ScrollTrajectory, y: ScrollTrajectory, zoom: ScrollZoom? = nil,
    start: TimeInterval? = nil
  ) {
    (self.kind, self.x, self.y, self.zoom, self.start) = (kind, x, y, zoom, start)
  }

  var duration: Double { max(x.duration, y.duration, zoom?.trajectory.duration ?? 0) }
}

extension UIScrollView {
  private var now: TimeInterval { environment.clock.now.seconds }

  func scroll(to target: CGPoint, animated: Bool) {
    guard animated, window != nil, target != contentOffset else {
      stopMotion()
      if target != contentOffset { contentOffset = target }
      return
    }
    stopMotion()
    let seconds = environment.behavior.scrolling.animationDuration
    showIndicators()
    start(
      ScrollMotion(
        kind: .animating,
        x: ScrollTrajectory(from: contentOffset.x, to: target.x, duration: seconds),
        y: ScrollTrajectory(from: contentOffset.y, to: target.y, duration: seconds), start: now))
  }

  /// Begins a movement: with the next refresh, one after which something is seen of it (measured for
  /// decelerations), unless it says when.
  func start(_ motion: ScrollMotion) {
    self.motion = motion
    link?.invalidate()
    let link = CADisplayLink { [weak self] _ in MainActor.assumeIsolated { self?.step() } }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func step() {
    guard let motion else { return stopLink() }
    let begin = motion.start ?? now
    self.motion?.start = begin
    let time = now - begin
    let isOver = time >= motion.duration - 1e-9
    let place = CGPoint(x: motion.x.place(at: time), y: motion.y.place(at: time))
    if let zoom = motion.zoom {
      show(zoom, at: zoom.trajectory.place(at: time))
    } else {
      move(to: isOver ? CGPoint(x: motion.x.end, y: motion.y.end) : place)
    }
    // The delegate may have stopped it, or begun another.
    if isOver, self.motion?.start == begin, self.motion?.kind == motion.kind { finish() }
  }

  private func stopLink() {
    link?.invalidate()
    link = nil
  }

  private func finish() {
    guard let motion else { return }
    self.motion = nil
    stopLink()
    hideIndicators()
    switch motion.kind {
    case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .animating where motion.zoom != nil: endZoom()
    case .animating: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .zoomBouncing: endZoom()
    }
  }

  /// Stops where it is; after a deceleration that a touch has stopped the delegate is notified
  /// (approximated).
  func stopMotion(isTouched: Bool = false) {
    guard let motion else { return }
    self.motion = nil
    stopLink()
    hideIndicators()
    if motion.kind == .decelerating, isTouched { delegate?.scrollViewDidEndDecelerating(self) }
    if motion.zoom != nil { endZoom() }
  }
}
