// SPDX-License-Identifier: MIT

/// Scrolls a section across the layout's direction: it lies behind the section's cells, which the layout moves
/// by its offset, and its pan watches the touches on them.
package final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  var onScroll: () -> Void = {}
  private weak var list: UICollectionView?
  private let panPlace = PanPlace()
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private var groups: [(start: CGFloat, length: CGFloat)] = []
  private var isHorizontal = true
  private var dragStart: CGFloat = 0

  init(in list: UICollectionView) {
    self.list = list
    super.init(frame: .zero)
    layer.role = "orthogonal scroller"
    (self as UIScrollView).delegate = self
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    isUserInteractionEnabled = true
    list.insertSubview(self, at: 0)
    panPlace.scroller = self
    panGestureRecognizer.delegate = panPlace
    list.addGestureRecognizer(panGestureRecognizer)
  }

  package required init?(coder: NSCoder) { nil }

  func follow(_ section: SectionArrangement, isVertical: Bool) {
    behavior = section.section.orthogonalScrollingBehavior
    (groups, isHorizontal) = (section.groups, isVertical)
    // Paging comes to rest sooner, as scroll views with a fast deceleration do.
    decelerationRate =
      behavior == .continuous || behavior == .continuousGroupLeadingBoundary ? .normal : .fast
    if frame != section.content { frame = section.content }
    let size =
      isVertical
      ? CGSize(width: section.scrolledLength, height: section.content.height)
      : CGSize(width: section.content.width, height: section.scrolledLength)
    if contentSize != size { contentSize = size }
    alwaysBounceHorizontal = isVertical
    alwaysBounceVertical = !isVertical
  }

  func remove() {
    list?.removeGestureRecognizer(panGestureRecognizer)
    removeFromSuperview()
  }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragStart = isHorizontal ? contentOffset.x : contentOffset.y
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let speed = isHorizontal ? velocity.x : velocity.y
    let now = isHorizontal ? contentOffset.x : contentOffset.y
    let aim = isHorizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
    let rest = self.rest(from: now, aim: aim, speed: speed)
    if isHorizontal {
      targetContentOffset.pointee.x = rest
    } else {
      targetContentOffset.pointee.y = rest
    }
  }

  /// Where a release comes to rest: as the section's behaviour says, within the content.
  func rest(from now: CGFloat, aim: CGFloat, speed: CGFloat) -> CGFloat {
    let extent = isHorizontal ? bounds.width : bounds.height
    let last = max((isHorizontal ? contentSize.width : contentSize.height) - extent, 0)
    func nearest(_ stops: [CGFloat], to place: CGFloat) -> CGFloat {
      stops.min { abs($0 - place) < abs($1 - place) } ?? place
    }
    /// A stop further in the direction of a flick than where the drag began, and else the nearest one.
    func next(_ all: [CGFloat]) -> CGFloat {
      let stops = all.map { min(max($0, 0), last) }
      let ahead = stops.filter { speed > 0 ? $0 > dragStart + 0.5 : $0 < dragStart - 0.5 }
      if speed == 0 || ahead.isEmpty { return nearest(stops, to: now) }
      return nearest(ahead, to: now)
    }
    let wanted: CGFloat =
      switch behavior {
      case .none, .continuous: aim
      case .continuousGroupLeadingBoundary: nearest(groups.map(\.start), to: aim)
      case .paging:
        extent > 0
          ? next(stride(from: 0, through: last + extent, by: extent).map { min($0, last) }) : aim
      case .groupPaging: next(groups.map(\.start))
      case .groupPagingCentered:
        next(groups.map { $0.start + leadingInset + $0.length / 2 - extent / 2 })
      }
    return min(max(wanted, 0), last)
  }

  private var leadingInset: CGFloat {
    let end = groups.last.map { $0.start + $0.length } ?? 0
    return max((isHorizontal ? contentSize.width : contentSize.height) - end, 0) / 2
  }
}

/// Lets a scroller's pan watch the touches of its own section alone.
private final class PanPlace: NSObject, UIGestureRecognizerDelegate {
  weak var scroller: OrthogonalScroller?

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let scroller, let list = scroller.superview else { return false }
    return scroller.frame.contains(touch.location(in: list))
  }
}
