// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews
internal import FilmstripMotionCurves

@MainActor
protocol SwipeableList: UIScrollView {
  func swipePath(at point: CGPoint) -> IndexPath?
  func swipeView(at path: IndexPath) -> UIView?
  /// Where a row lies in the content when it is not swiped.
  func swipeFrame(at path: IndexPath) -> CGRect
  func swipeActions(at path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration?
  func swipeWillBegin(at path: IndexPath)
  /// A row is swiped no more; nil for one that is not there any longer.
  func swipeDidEnd(at path: IndexPath?)
  /// A destructive action was done, with the row still shown: it is deleted where the data has lost it.
  func swipeDidDelete(at path: IndexPath)
}

@MainActor
final class RowSwipe {
  enum Side { case leading, trailing }

  private struct Opened {
    var path: IndexPath?
    let side: Side
    let view: SwipeActionsView
    /// How far the row is moved, in points; 0 and more.
    var offset: CGFloat = 0
    /// The offset as if nothing held it.
    var free: CGFloat = 0
    var isFilled = false
    /// Whether an action runs: what it does to the row is not known yet.
    var isActing = false
  }

  private unowned let list: any SwipeableList
  private var opened: Opened?
  private var wanted: (path: IndexPath, side: Side, actions: UISwipeActionsConfiguration)?
  private let pan = SwipePanGestureRecognizer()
  /// The travel of the pan that has been followed.
  private var followed: CGFloat = 0

  init(in list: any SwipeableList) {
    self.list = list
    pan.swipe = self
    list.addGestureRecognizer(pan)
    pan.addTarget(self, action: RowSwipe.follow)
    list.panGestureRecognizer.addTarget(self, action: RowSwipe.scrolled)
  }

  private var behavior: SwipeBehavior { list.environment.behavior.swipes }
  private var isRightToLeft: Bool { list.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The row that is moved to the side; nil for none.
  var path: IndexPath? { opened?.path }
  var isOpen: Bool { opened != nil }

  func showsTrailingActions(of path: IndexPath) -> Bool {
    opened?.path == path && opened?.side == .trailing
  }

  /// How far a row is moved to the right, in points.
  func displacement(of path: IndexPath) -> CGFloat {
    guard let opened, opened.path == path else { return 0 }
    return isAtRight(opened.side) ? -opened.offset : opened.offset
  }

  private func isAtRight(_ side: Side) -> Bool { (side == .trailing) != isRightToLeft }

  // MARK: Beginning

  func mayBegin(at point: CGPoint, by travel: CGVector) -> Bool {
    wanted = nil
    guard abs(travel.dx) > abs(travel.dy), let path = list.swipePath(at: point) else {
      return false
    }
    if let opened {
      if opened.path == path { return !opened.isActing }
      close(animated: true)
      return false
    }
    let side: Side = (travel.dx < 0) != isRightToLeft ? .trailing : .leading
    guard let actions = list.swipeActions(at: path, side), !actions.actions.isEmpty else {
      return false
    }
    wanted = (path, side, actions)
    return true
  }

  private func open(_ path: IndexPath, _ side: Side, _ actions: UISwipeActionsConfiguration) {
    guard let row = list.swipeView(at: path) else { return }
    list.swipeWillBegin(at: path)
    let view = SwipeActionsView(actions, isAtRight: isAtRight(side))
    view.onTouch = { [weak self] in self?.perform($0) }
    view.layer.cornerRadius = row.layer.cornerRadius
    view.layer.maskedCorners = row.layer.maskedCorners
    UIView.performWithoutAnimation { list.insertSubview(view, belowSubview: row) }
    opened = Opened(path: path, side: side, view: view)
    UIView.performWithoutAnimation { place() }
  }

  /// Shows the trailing actions of a row without a swipe, as its control for deleting does.
  func show(_ path: IndexPath) {
    close(animated: true)
    guard let actions = list.swipeActions(at: path, .trailing), !actions.actions.isEmpty else {
      return
    }
    open(path, .trailing, actions)
    settle(open: true, velocity: 0)
  }

  // MARK: Following

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      followed = 0
      if opened == nil, let wanted { open(wanted.path, wanted.side, wanted.actions) }
      pull(pan)
    case .changed: pull(pan)
    case .ended: release(pan)
    case .cancelled: close(animated: true)
    case .possible, .failed: break
    }
  }

  private func scrolled(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { close(animated: true) }
  }

  private func naturalWidth(_ opened: Opened) -> CGFloat {
    opened.view.naturalWidth(inHeight: opened.path.map { list.swipeFrame(at: $0).height } ?? 0)
  }

  private func pull(_ pan: UIPanGestureRecognizer) {
    guard var opened, let path = opened.path, !opened.isActing else { return }
    let travel = pan.translation(in: list).x * (isAtRight(opened.side) ? -1 : 1)
    opened.free += travel - followed
    followed = travel
    let (width, total) = (list.swipeFrame(at: path).width, naturalWidth(opened))
    let isFull = opened.view.configuration.performsFirstActionWithFullSwipe
    if isFull {
      opened.offset = min(max(opened.free, 0), width)
    } else {
      let beyond = opened.free - total
      let band = RubberBand(coefficient: behavior.rubberBand, dimension: Double(width))
      opened.offset = beyond > 0 ? total + CGFloat(band.shown(Double(beyond))) : max(opened.free, 0)
    }
    let fills = isFull && opened.offset >= width * CGFloat(behavior.fullShare)
    let changes = fills != opened.isFilled
    opened.isFilled = fills
    self.opened = opened
    guard changes else { return place() }
    UIView.animate(
      withDuration: behavior.fillDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.place() }
  }

  private func release(_ pan: UIPanGestureRecognizer) {
    pull(pan)
    guard let opened, !opened.isActing else { return }
    if opened.isFilled { return perform(0) }
    let velocity = pan.velocity(in: list).x * (isAtRight(opened.side) ? -1 : 1)
    let isFlick = abs(Double(velocity)) >= behavior.flickSpeed
    settle(
      open: isFlick ? velocity > 0 : opened.offset > naturalWidth(opened) / 2,
      velocity: velocity)
  }

  // MARK: Settling

  private func settle(open: Bool, velocity: CGFloat) {
    guard var opened else { return }
    guard open else { return close(animated: true, velocity: -velocity) }
    let target = naturalWidth(opened)
    let left = target - opened.offset
    (opened.offset, opened.free, opened.isFilled) = (target, target, false)
    self.opened = opened
    animate(velocity: left != 0 ? velocity / left : 0) { self.place() }
  }

  private func animate(
    velocity: CGFloat, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = behavior.spring
    UIView.animate(
      withDuration: spring.duration, delay: 0, usingSpringWithDamping: CGFloat(spring.damping),
      initialSpringVelocity: min(max(velocity, 0), 30),
      options: [.allowUserInteraction, .beginFromCurrentState], animations: changes,
      completion: completion)
  }

  func close(animated: Bool, velocity: CGFloat = 0) {
    guard let opened else { return }
    self.opened = nil
    let (path, view) = (opened.path, opened.view)
    let back = {
      if let path { self.place(view, opened.side, path, offset: 0) }
    }
    let end = {
      view.removeFromSuperview()
      self.list.swipeDidEnd(at: path)
    }
    view.isUserInteractionEnabled = false
    guard animated, list.window != nil, opened.offset > 0 else {
      back()
      return end()
    }
    animate(velocity: velocity / opened.offset, back) { _ in end() }
  }

  /// The rows have other places: the one that is swiped may be gone.
  func rowsDidChange(_ newPath: (IndexPath) -> IndexPath?) {
    guard let path = opened?.path else { return }
    opened?.path = newPath(path)
    guard opened?.path == nil, let opened else { return }
    // The actions go as their row does.
    self.opened = nil
    let view = opened.view
    let duration = UIView.inheritedAnimationDuration
    UIView.animate(withDuration: duration > 0 ? duration : behavior.fillDuration) {
      view.frame.size.height = 0
    } completion: { _ in
      view.removeFromSuperview()
      self.list.swipeDidEnd(at: nil)
    }
  }

  func place() {
    guard let opened, let path = opened.path else { return }
    opened.view.isFilled = opened.isFilled
    place(opened.view, opened.side, path, offset: opened.offset)
  }

  private func place(_ view: SwipeActionsView, _ side: Side, _ path: IndexPath, offset: CGFloat) {
    let frame = list.swipeFrame(at: path)
    let isAtRight = isAtRight(side)
    list.swipeView(at: path)?.frame = frame.offsetBy(dx: isAtRight ? -offset : offset, dy: 0)
    view.frame = CGRect(
      x: isAtRight ? frame.maxX - offset : frame.minX, y: frame.minY, width: offset,
      height: frame.height)
    view.place()
    view.layoutIfNeeded()
    for button in view.subviews { button.layoutIfNeeded() }
  }

  // MARK: Acting

  private func perform(_ index: Int) {
    guard var opened, !opened.isActing, opened.view.configuration.actions.indices.contains(index)
    else { return }
    let action = opened.view.configuration.actions[index]
    opened.isActing = true
    if opened.isFilled, let path = opened.path { opened.offset = list.swipeFrame(at: path).width }
    self.opened = opened
    animate(velocity: 0) { self.place() }
    let view = opened.view
    action.handler(action, view.button(index)) { [weak self] isDone in
      guard let self, let current = self.opened, current.view === view else { return }
      self.opened?.isActing = false
      if isDone, action.style == .destructive, let path = current.path {
        self.list.swipeDidDelete(at: path)
      }
      // A row that is still there moves back.
      if self.opened?.view === view { self.close(animated: true) }
    }
  }
}

/// Begins with a movement to the side over a row that has actions there.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  weak var swipe: RowSwipe?

  override func mayBegin(after travel: CGVector) -> Bool {
    let start = touches.first.map { $0.location(in: view) } ?? .zero
    let isBegun =
      swipe?.mayBegin(
        at: CGPoint(x: start.x - travel.dx, y: start.y - travel.dy), by: travel) ?? false
    if !isBegun { state = .failed }
    return isBegun
  }
}
