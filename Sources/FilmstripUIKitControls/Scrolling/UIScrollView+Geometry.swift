// SPDX-License-Identifier: MIT

extension UIScrollView {
  // MARK: Insets

  /// Follows a change of what the adjusted inset depends on; content at the top, or at the left, stays
  /// there.
  package func insetDidChange() {
    let (old, new) = (knownInset, currentInset)
    guard old != new else { return }
    knownInset = new
    if drag == nil, motion == nil, pinch == nil {
      var offset = contentOffset
      if offset.y == -old.top { offset.y = -new.top }
      if offset.x == -old.left { offset.x = -new.left }
      contentOffset = held(offset, before: range(with: old))
    }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The size of the view or of the content has changed: what was within the content stays so.
  func sizeDidChange() {
    insetDidChange()
    setNeedsLayout()
    guard drag == nil, motion == nil, pinch == nil else { return }
    for axis in ScrollAxis.allCases {
      let range = offsets(along: axis)
      // What an application has scrolled to before it set a size stays.
      guard contentSize[axis] > 0, bounds.size[axis] > 0 else { continue }
      if contentOffset[axis] > range.upperBound { contentOffset[axis] = range.upperBound }
    }
  }

  private var currentInset: UIEdgeInsets { inset(around: contentSize) }

  /// The adjusted inset around content of a size, which zooming changes: what cannot be scrolled then has none.
  func inset(around content: CGSize) -> UIEdgeInsets {
    var inset = contentInset.finite
    let area = safeAreaInsets
    guard area != .zero else { return inset }
    let (horizontal, vertical): (Bool, Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes:
        (canScroll(content, along: .horizontal), canScroll(content, along: .vertical))
      case .automatic:
        (
          canScroll(content, along: .horizontal),
          canScroll(content, along: .vertical) || adjustsAsBarContent
        )
      }
    if vertical {
      inset.top += area.top
      inset.bottom += area.bottom
    }
    if horizontal {
      inset.left += area.left
      inset.right += area.right
    }
    return inset
  }

  func canScroll(_ axis: ScrollAxis) -> Bool { canScroll(contentSize, along: axis) }

  private func canScroll(_ content: CGSize, along axis: ScrollAxis) -> Bool {
    let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    let inset = contentInset.finite
    let room = axis == .horizontal ? inset.left + inset.right : inset.top + inset.bottom
    // More than the rounding errors that zooming leaves.
    return content[axis] + room - bounds.size[axis] > 1e-6 || (always && canBounce(axis))
  }

  /// Whether the view can be pulled beyond its content along an axis.
  func canBounce(_ axis: ScrollAxis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
  }

  // MARK: Offsets

  /// The offsets at which the content fills the view, with its insets, along an axis.
  package func offsets(along axis: ScrollAxis) -> ClosedRange<Double> {
    range(with: knownInset)(axis)
  }

  private func range(with inset: UIEdgeInsets) -> (ScrollAxis) -> ClosedRange<Double> {
    { [contentSize, bounds] axis in
      let (first, last) =
        axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let lower = Double(-first)
      let upper = Double(contentSize[axis] + last - bounds.size[axis])
      return lower...Swift.max(lower, upper)
    }
  }

  /// The nearest offset at which the content fills the view.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    var result = offset
    for axis in ScrollAxis.allCases {
      let range = offsets(along: axis)
      result[axis] = min(max(offset[axis], range.lowerBound), range.upperBound)
    }
    return result
  }

  /// An offset held to the content where the old one was.
  private func held(_ offset: CGPoint, before: (ScrollAxis) -> ClosedRange<Double>) -> CGPoint {
    var result = offset
    let inside = clamped(offset)
    for axis in ScrollAxis.allCases where before(axis).contains(contentOffset[axis]) {
      result[axis] = inside[axis]
    }
    return result
  }

  /// The offset nearest to the present one that shows a rectangle; nil for one that is none.
  func offset(showing rect: CGRect) -> CGPoint? {
    guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite,
      rect.maxY.isFinite
    else { return nil }
    let visible = bounds.inset(by: knownInset)
    var target = contentOffset
    // Of what is larger than the view its beginning is shown (approximated).
    if rect.maxX > visible.maxX { target.x += rect.maxX - visible.maxX }
    if rect.minX < target.x + knownInset.left { target.x = rect.minX - knownInset.left }
    if rect.maxY > visible.maxY { target.y += rect.maxY - visible.maxY }
    if rect.minY < target.y + knownInset.top { target.y = rect.minY - knownInset.top }
    return clamped(target)
  }

  func offsetDidChange() {
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
    notifyBars()
    followingRefresh?.follow(self)
  }

  /// Sets an offset that a touch or a movement has reached: on whole device pixels (measured).
  func move(to offset: CGPoint) {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    let place = CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    if place != bounds.origin { bounds.origin = place }
  }
}
