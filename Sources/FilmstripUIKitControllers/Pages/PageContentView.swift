// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

/// Holds the pages: those on the screen and, during a turn, those that come, on a strip that slides.
package final class PageContentView: UIView {
  private let isVertical: Bool
  private let spacing: CGFloat
  private let strip = UIView(frame: .zero)
  private(set) var current = PageSpreadView(frame: .zero)
  private(set) var incoming: PageSpreadView?
  /// Where the incoming pages lie: pages to the right or below; 0 is on top of the others.
  private var side: CGFloat = 0
  /// Distinguishes the end of a stopped motion from that of the present one.
  private var motion = 0
  var onLeavingWindow: (() -> Void)?

  init(isVertical: Bool, spacing: CGFloat) {
    self.isVertical = isVertical
    self.spacing = spacing
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(strip)
    current.isVertical = isVertical
    strip.addSubview(current)
  }

  package required init?(coder: NSCoder) {
    isVertical = false
    spacing = 0
    super.init(coder: coder)
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeavingWindow?() }
  }

  var length: CGFloat { isVertical ? bounds.height : bounds.width }
  var pitch: CGFloat { length + spacing }

  /// How far the strip has moved to the right, or down, in points.
  var offset: CGFloat = 0 { didSet { place() } }

  private var shownOffset: CGFloat {
    guard let position = strip.layer.presentation()?.position else { return offset }
    return isVertical ? position.y - bounds.midY : position.x - bounds.midX
  }

  func place() {
    let axis = CGVector(dx: isVertical ? 0 : 1, dy: isVertical ? 1 : 0)
    strip.frame = bounds.offsetBy(dx: axis.dx * offset, dy: axis.dy * offset)
    current.frame = strip.bounds
    incoming?.frame = strip.bounds.offsetBy(dx: axis.dx * side * pitch, dy: axis.dy * side * pitch)
    current.place()
    incoming?.place()
  }

  // MARK: Pages

  func show(_ pages: [UIView]) {
    addIncoming(pages, side: 0)
    keep(incoming: true)
  }

  /// Adds pages to a side of those that show: -1 or 1; or 0 for on top of them.
  func addIncoming(_ pages: [UIView], side: CGFloat) {
    let spread = PageSpreadView(frame: .zero)
    spread.isVertical = isVertical
    self.side = side
    incoming = spread
    place()
    // In their places before they are in a window, where they are notified of it.
    spread.show(pages)
    strip.addSubview(spread)
  }

  /// Hides what was there before, where a transition shows both states.
  func hideCurrent() { current.isHidden = true }

  /// Ends a turn with the pages that came, or with those from before; nothing moves any more.
  func keep(incoming isIncoming: Bool) {
    motion += 1
    UIView.performWithoutAnimation {
      if isIncoming, let incoming {
        current.removeFromSuperview()
        current = incoming
      } else {
        incoming?.removeFromSuperview()
      }
      incoming = nil
      current.isHidden = false
      strip.layer.removeAllAnimations()
      layer.removeAnimation(forKey: "transition")
      offset = 0
    }
  }

  // MARK: Motion

  /// Slides on by itself; `completion` is not called for a motion that was stopped.
  func slide(to target: CGFloat, duration: TimeInterval, completion: @escaping () -> Void) {
    run(
      ViewAnimationBlock(
        duration: duration, delay: 0, options: [.allowUserInteraction],
        completion: nextCompletion(completion)), to: target)
  }

  /// Slides on by a spring, from a velocity in points per second to the right or down.
  func slide(
    to target: CGFloat, velocity: CGFloat, spring: Spring, completion: @escaping () -> Void
  ) {
    let distance = target - offset
    let share = abs(distance) > 1e-6 ? Double(velocity / distance) : 0
    let moving = spring.released(at: share, within: 0...Spring.fastestRelease)
    run(
      ViewAnimationBlock(
        duration: moving.settlingDuration, delay: 0, options: [.allowUserInteraction],
        spring: moving, completion: nextCompletion(completion)), to: target)
  }

  private func nextCompletion(_ completion: @escaping () -> Void) -> (Bool) -> Void {
    motion += 1
    return { [motion, weak self] _ in if self?.motion == motion { completion() } }
  }

  private func run(_ block: ViewAnimationBlock, to target: CGFloat) {
    block.run { offset = target }
  }

  /// Stops a motion where it is seen.
  func stop() {
    motion += 1
    let place = shownOffset
    strip.layer.removeAllAnimations()
    UIView.performWithoutAnimation { offset = place }
  }
}

final class PageSpreadView: UIView {
  var isVertical = false

  func show(_ pages: [UIView]) {
    for page in pages { addSubview(page) }
    place()
  }

  func place() {
    let count = CGFloat(subviews.count)
    for (index, page) in subviews.enumerated() {
      let size = CGSize(
        width: isVertical ? bounds.width : bounds.width / count,
        height: isVertical ? bounds.height / count : bounds.height)
      let start = CGFloat(index)
      page.frame = CGRect(
        origin: CGPoint(
          x: isVertical ? 0 : start * size.width, y: isVertical ? start * size.height : 0),
        size: size)
    }
  }
}
