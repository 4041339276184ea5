// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

extension UIScrollView {
  private var now: TimeInterval { environment.clock.now.seconds }

  /// A touch has begun: what moves stops under it.
  func touchDown() {
    isTracking = true
    samples.clear()
    guard let motion, motion.kind != .zoomBouncing else { return }
    stopMotion(isTouched: true)
  }

  // MARK: Beginning

  /// Whether a movement of touches drags the view: along an axis that can be scrolled, unless the
  /// sheet or the scroll view around it is to move.
  func mayDrag(by travel: CGVector) -> Bool {
    let direction = CGPoint(x: -travel.dx, y: -travel.dy)
    let main: ScrollAxis = abs(direction.x) > abs(direction.y) ? .horizontal : .vertical
    guard canScroll(main) else { return false }
    guard isAtEnd(along: main, direction: direction[main]) else {
      return !isSheetMoved(by: direction[main], along: main)
    }
    return !isSheetMoved(by: direction[main], along: main)
      && !isOuterMoved(by: direction[main], along: main)
  }

  /// Whether there is nothing more to scroll in a direction.
  private func isAtEnd(along axis: ScrollAxis, direction: CGFloat) -> Bool {
    let range = offsets(along: axis)
    return direction < 0
      ? contentOffset[axis] <= range.lowerBound + 0.01
      : contentOffset[axis] >= range.upperBound - 0.01
  }

  /// Whether a scroll view around this one continues where this one has ended.
  private func isOuterMoved(by direction: CGFloat, along axis: ScrollAxis) -> Bool {
    lineage.dropFirst().contains { view in
      guard let scroll = view as? UIScrollView else { return false }
      return scroll.isScrollEnabled && scroll.canScroll(axis)
        && !scroll.isAtEnd(along: axis, direction: direction)
    }
  }

  /// Whether the drag is one of the sheet around the view: downwards at the top (measured), and upwards
  /// while the sheet can become higher (documented).
  private func isSheetMoved(by direction: CGFloat, along axis: ScrollAxis) -> Bool {
    guard axis == .vertical, contentOffset.y <= offsets(along: .vertical).lowerBound + 0.01 else {
      return false
    }
    for view in lineage.dropFirst() {
      if let sheet = view as? any ScrollExpandableView {
        return direction < 0 || sheet.expandsByScrolling()
      }
      if view is UIScrollView { return false }
    }
    return false
  }

  /// Whether the pan may cancel touches that the content has received.
  func canTakeTouches() -> Bool {
    for touch in panRecognizer.claimedTouches {
      guard let view = touch.view, view !== self, touch.route?.isInView == true else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }

  // MARK: Tracking

  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      begin(pan)
      pull(pan)
    case .changed: pull(pan)
    case .ended: release(pan)
    case .cancelled: cancel()
    case .possible, .failed: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    stopMotion()
    let travel = pan.translation(in: nil)
    var axes = ScrollAxis.allCases.filter(canScroll)
    if isDirectionalLockEnabled, axes.count > 1 {
      // Right at the beginning, of the velocity: the translation is near 0.
      let direction = travel == .zero ? pan.velocity(in: nil) : travel
      let lock = environment.behavior.scrolling.directionalLock
      if abs(direction.x) >= lock * abs(direction.y) { axes = [.horizontal] }
      if abs(direction.y) >= lock * abs(direction.x) { axes = [.vertical] }
    }
    drag = ScrollDrag(free: freed(contentOffset), followed: .zero, axes: axes)
    samples.clear()
    showIndicators()
    samples.add(contentOffset, at: now)
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func pull(_ pan: UIPanGestureRecognizer) {
    guard var drag else { return }
    // In the superview's space: the view's own moves under the touch.
    let translation = pan.translation(in: superview)
    for axis in drag.axes { drag.free[axis] -= translation[axis] - drag.followed[axis] }
    drag.followed = translation
    self.drag = drag
    move(to: held(drag.free))
    samples.add(contentOffset, at: now)
  }

  /// What is shown of an unclamped offset.
  private func held(_ free: CGPoint) -> CGPoint {
    let inside = clamped(free)
    var result = inside
    for axis in ScrollAxis.allCases where canBounce(axis) {
      result[axis] += rubberBand(along: axis).shown(Double(free[axis] - inside[axis]))
    }
    return result
  }

  /// The unclamped offset of one that is shown.
  private func freed(_ shown: CGPoint) -> CGPoint {
    let inside = clamped(shown)
    var result = inside
    for axis in ScrollAxis.allCases {
      result[axis] += rubberBand(along: axis).pull(showing: Double(shown[axis] - inside[axis]))
    }
    return result
  }

  private func rubberBand(along axis: ScrollAxis) -> RubberBand {
    RubberBand(
      coefficient: BehaviorProfile.current.scrolling.rubberBand,
      dimension: Double(bounds.size[axis]))
  }

  /// Code has moved the content under the touch, or while it decelerates.
  func rebase(by distance: CGPoint) {
    drag?.free.x += distance.x
    drag?.free.y += distance.y
    guard var motion else { return }
    motion.x = motion.x.moved(by: distance.x)
    motion.y = motion.y.moved(by: distance.y)
    self.motion = motion
  }

  // MARK: Ending

  private func release(_ pan: UIPanGestureRecognizer) {
    pull(pan)
    followingRefresh?.touchDidEnd()
    guard let axes = drag?.axes else { return }
    // The touch's velocity, as documented for the delegate (measured to seven digits).
    let panVelocity = pan.velocity(in: superview)
    var reported = CGPoint.zero
    var velocity = samples.velocity(at: now)
    for axis in ScrollAxis.allCases {
      if axes.contains(axis) {
        reported[axis] = -panVelocity[axis] / 1_000
      } else {
        velocity[axis] = 0
      }
    }
    endDragging(velocity: velocity, reported: reported)
  }

  private func endDragging(velocity: CGPoint, reported: CGPoint) {
    var trajectories = [trajectory(.horizontal, velocity), trajectory(.vertical, velocity)]
    let natural = CGPoint(x: trajectories[0].end, y: trajectories[1].end)
    let wanted = snapped(natural, velocity: velocity)
    var target = proposedTarget(wanted, velocity: reported)
    delegate?.scrollViewWillEndDragging(self, withVelocity: reported, targetContentOffset: &target)
    if !target.x.isFinite || !target.y.isFinite { target = wanted }
    for (index, axis) in ScrollAxis.allCases.enumerated() where target[axis] != natural[axis] {
      trajectories[index] = ScrollTrajectory(
        releasedAt: contentOffset[axis], velocity: velocity[axis], goingTo: target[axis])
    }
    drag = nil
    isTracking = false
    let moves = trajectories.contains { $0.duration > 0 }
    if !moves { move(to: CGPoint(x: trajectories[0].end, y: trajectories[1].end)) }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    // The delegate may have scrolled elsewhere.
    guard drag == nil, motion == nil else { return }
    guard moves else { return hideIndicators() }
    delegate?.scrollViewWillBeginDecelerating(self)
    start(ScrollMotion(kind: .decelerating, x: trajectories[0], y: trajectories[1]))
  }

  private func cancel() {
    guard drag != nil else { return }
    endDragging(velocity: .zero, reported: .zero)
  }

  private func trajectory(_ axis: ScrollAxis, _ velocity: CGPoint) -> ScrollTrajectory {
    let rate = Double(decelerationRate.rawValue)
    return ScrollTrajectory(
      releasedAt: Double(contentOffset[axis]), velocity: Double(velocity[axis]),
      range: offsets(along: axis), bounces: canBounce(axis),
      rate: rate > 0 && rate < 1 ? rate : environment.behavior.scrolling.normalRate)
  }

  /// Where a release ends: on a page, or where a large title is seen whole or not at all.
  private func snapped(_ natural: CGPoint, velocity: CGPoint) -> CGPoint {
    var result = natural
    if isPagingEnabled {
      for axis in ScrollAxis.allCases where canScroll(axis) {
        result[axis] = page(along: axis, velocity: velocity[axis])
      }
      return result
    }
    result.y = offsetBesideLargeTitle(result.y)
    return result
  }

  /// The multiple of the view's size at which it comes to rest: the nearest, or the next one in the
  /// direction of a flick.
  private func page(along axis: ScrollAxis, velocity: CGFloat) -> CGFloat {
    let size = bounds.size[axis]
    guard size > 0 else { return contentOffset[axis] }
    let place = contentOffset[axis] / size
    var index = place.rounded()
    if abs(velocity) >= environment.behavior.scrolling.pageSpeed {
      index = velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
    }
    let range = offsets(along: axis)
    return min(max(index * size, range.lowerBound), range.upperBound)
  }
}

/// A view around scroll views that a drag in them may move, as a sheet is.
@MainActor
package protocol ScrollExpandableView: UIView {
  /// Whether a drag upwards makes the view higher, rather than scrolling.
  var expandsByScrolling: () -> Bool { get }
}
