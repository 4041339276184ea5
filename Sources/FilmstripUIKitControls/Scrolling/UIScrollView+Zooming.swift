// SPDX-License-Identifier: MIT

struct ScrollPinch { let scale: CGFloat }

/// A zoom in progress: the part of the content that fills the view, in the zoomed view's own
/// points.
struct ScrollZoom {
  let from: CGRect
  let to: CGRect
  let trajectory: ScrollTrajectory
}

extension UIScrollView {
  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  private var zoomLimits: ClosedRange<CGFloat> {
    let low = minimumZoomScale > 0 && minimumZoomScale.isFinite ? minimumZoomScale : 1
    let high = maximumZoomScale.isFinite ? maximumZoomScale : low
    return low...max(low, high)
  }

  /// There is something to pinch where the limits differ (documented).
  func zoomLimitsDidChange() {
    let isNeeded = zoomLimits.lowerBound < zoomLimits.upperBound
    if isNeeded, storedPinchRecognizer == nil {
      let recognizer = ScrollPinchGestureRecognizer()
      recognizer.addTarget { [weak self] in self?.follow($0) }
      recognizer.scrollView = self
      storedPinchRecognizer = recognizer
      addGestureRecognizer(recognizer)
    } else if !isNeeded, let recognizer = storedPinchRecognizer {
      removeGestureRecognizer(recognizer)
      storedPinchRecognizer = nil
    }
  }

  // MARK: By code

  func zoom(toScale scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return }
    let target = min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
    let middle = CGPoint(x: bounds.midX / storedZoomScale, y: bounds.midY / storedZoomScale)
    let size = CGSize(width: bounds.width / target, height: bounds.height / target)
    zoom(
      filling: CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height), scale: target, animated: animated)
  }

  func zoom(showing rect: CGRect, animated: Bool) {
    guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0, bounds.width > 0 else {
      return
    }
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    let target = min(max(fitting, zoomLimits.lowerBound), zoomLimits.upperBound)
    let size = CGSize(width: bounds.width / target, height: bounds.height / target)
    zoom(
      filling: CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height), scale: target, animated: animated)
  }

  private func zoom(filling rect: CGRect, scale: CGFloat, animated: Bool) {
    guard zoomedView != nil else { return }
    stopMotion()
    let natural = CGSize(
      width: contentSize.width / storedZoomScale, height: contentSize.height / storedZoomScale)
    var rect = rect
    rect.origin = origin(of: rect, scale: scale, natural: natural)
    // A scroll view without a size takes the scale, too.
    guard animated, window != nil, bounds.width > 0 else {
      return take(scale, offset: CGPoint(x: rect.minX * scale, y: rect.minY * scale))
    }
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    start(zoomMotion(to: rect, kind: .animating))
  }

  private func zoomMotion(to rect: CGRect, kind: ScrollMotion.Kind) -> ScrollMotion {
    let seconds = environment.behavior.scrolling.animationDuration
    let from = CGRect(
      x: bounds.minX / storedZoomScale, y: bounds.minY / storedZoomScale,
      width: bounds.width / storedZoomScale, height: bounds.height / storedZoomScale)
    return ScrollMotion(
      kind: kind, x: ScrollTrajectory(restingAt: 0), y: ScrollTrajectory(restingAt: 0),
      zoom: ScrollZoom(
        from: from, to: rect, trajectory: ScrollTrajectory(from: 0, to: 1, duration: seconds)),
      start: environment.clock.now.seconds)
  }

  /// A visible part held to the content as it will be at a scale.
  private func origin(of rect: CGRect, scale: CGFloat, natural: CGSize) -> CGPoint {
    let inset = inset(around: CGSize(width: natural.width * scale, height: natural.height * scale))
    func side(
      _ origin: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, _ all: CGFloat
    )
      -> CGFloat
    {
      let low = -first / scale
      return min(max(origin, low), max(low, all + last / scale - length))
    }
    return CGPoint(
      x: side(rect.minX, rect.width, inset.left, inset.right, natural.width),
      y: side(rect.minY, rect.height, inset.top, inset.bottom, natural.height))
  }

  func show(_ zoom: ScrollZoom, at share: Double) {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
    show(
      CGRect(
        x: mix(zoom.from.minX, zoom.to.minX), y: mix(zoom.from.minY, zoom.to.minY),
        width: mix(zoom.from.width, zoom.to.width), height: mix(zoom.from.height, zoom.to.height)))
  }

  private func show(_ visible: CGRect) {
    guard visible.width > 0 else { return }
    let scale = bounds.width / visible.width
    take(scale, offset: CGPoint(x: visible.minX * scale, y: visible.minY * scale))
  }

  /// Gives the zoomed view a scale, the content its size, and the view an offset.
  private func take(_ scale: CGFloat, offset: CGPoint) {
    guard let view = zoomedView, scale > 0, scale.isFinite else { return }
    let natural = CGSize(
      width: contentSize.width / storedZoomScale, height: contentSize.height / storedZoomScale)
    let origin = view.frame.origin
    let isOther = scale != storedZoomScale
    storedZoomScale = scale
    scaledView = view
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.noteConstrainedScale()
    view.moveFrame(to: origin)
    // Nothing is held to the content meanwhile: the offset comes next.
    let (isMoving, held) = (motion, pinch)
    if isMoving == nil, held == nil { pinch = ScrollPinch(scale: scale) }
    contentSize = CGSize(width: natural.width * scale, height: natural.height * scale)
    pinch = held
    contentOffset = offset
    if isOther { delegate?.scrollViewDidZoom(self) }
  }

  // MARK: By touches

  private func follow(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard zoomedView != nil else { return }
      stopMotion()
      pinch = ScrollPinch(scale: storedZoomScale)
      delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
      pull(recognizer)
    case .changed: pull(recognizer)
    case .ended, .cancelled: release(recognizer)
    case .possible, .failed: break
    }
  }

  private func pull(_ recognizer: UIPinchGestureRecognizer) {
    guard let pinch else { return }
    let scale = held(pinch.scale * recognizer.scale)
    // The point of the content between the touches stays there.
    let place = recognizer.location(in: self)
    let share = scale / storedZoomScale
    take(
      scale,
      offset: CGPoint(
        x: place.x * share - (place.x - bounds.minX), y: place.y * share - (place.y - bounds.minY)))
  }

  private func held(_ scale: CGFloat) -> CGFloat {
    let limits = zoomLimits
    guard !limits.contains(scale), scale > 0 else { return scale > 0 ? scale : limits.lowerBound }
    let edge = min(max(scale, limits.lowerBound), limits.upperBound)
    return bouncesZoom ? edge * pow(scale / edge, environment.behavior.scrolling.zoomBand) : edge
  }

  private func release(_ recognizer: UIPinchGestureRecognizer) {
    guard pinch != nil else { return }
    pull(recognizer)
    pinch = nil
    let edge = min(max(storedZoomScale, zoomLimits.lowerBound), zoomLimits.upperBound)
    let inside = clamped(contentOffset)
    // A touch that still drags moves the content.
    guard edge != storedZoomScale || (inside != contentOffset && drag == nil) else {
      return endZoom()
    }
    let place = recognizer.location(in: self)
    let share = edge / storedZoomScale
    let origin = CGPoint(
      x: (place.x * share - (place.x - bounds.minX)) / edge,
      y: (place.y * share - (place.y - bounds.minY)) / edge)
    let natural = CGSize(
      width: contentSize.width / storedZoomScale, height: contentSize.height / storedZoomScale)
    var rect = CGRect(
      x: origin.x, y: origin.y, width: bounds.width / edge, height: bounds.height / edge)
    rect.origin = self.origin(of: rect, scale: edge, natural: natural)
    start(zoomMotion(to: rect, kind: .zoomBouncing))
  }

  func endZoom() {
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: storedZoomScale)
  }
}

/// Zooms a scroll view's content while another touch may drag it.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.panRecognizer
  }

  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { preventingGestureRecognizer !== scrollView?.panRecognizer }
}
