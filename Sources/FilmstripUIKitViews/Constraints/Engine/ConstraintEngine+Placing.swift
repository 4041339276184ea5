// SPDX-License-Identifier: MIT
internal import FilmstripConstraintSolver

extension ConstraintEngine {
  /// The alignment rectangle of an item, as solved, in the space of what contains it; nil for one that
  /// is not solved for.
  func solvedRect(of item: any LayoutItem) -> CGRect? {
    guard let record = item.constraintRecord, let known = items[ObjectIdentifier(record)],
      !known.isGiven
    else { return nil }
    func value(_ metric: LayoutMetric) -> CGFloat? {
      known.variables[metric.rawValue].map { CGFloat(solver.value(of: $0)) }
    }
    guard let x = value(.x), let y = value(.y), let width = value(.width),
      let height = value(.height)
    else { return nil }
    return CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  /// The alignment rectangle of a view that has lost its last constraint: at 0, and as large as its content, because
  /// variables in no constraint are 0; nil for any other view.
  ///
  /// Measured from the outside: the published recording of appstore-card-transition (a220fc4, example1.gif), where a
  /// view that covers the screen is gone in the frame after its constraints were removed.
  private func unconstrainedRect(of view: UIView) -> CGRect? {
    guard let record = view.constraintRecord, record.hasLostConstraints,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return nil }
    let size = view.intrinsicContentSize
    return CGRect(x: 0, y: 0, width: max(size.width, 0), height: max(size.height, 0))
  }

  /// Gives the subviews of a view the places that were solved for, and its content its size.
  func placeSubviews(of view: UIView) {
    let remainder = view.constraintRecord?.remainder ?? .zero
    let scale = view.pixelsPerPoint
    for subview in view.subviews {
      guard let rect = solvedRect(of: subview) ?? unconstrainedRect(of: subview) else { continue }
      subview.place(subview.frame(forAlignmentRect: rect), remainder: remainder, scale: scale)
    }
    if let guide = view.scrolledContentGuide, let rect = solvedRect(of: guide) {
      view.contentSizeWasSolved(
        CGSize(
          width: rect.width.onPixels(scale),
          height: rect.height.onPixels(scale)))
    }
  }
}

extension UIView {
  var zoom: CGFloat { superview?.contentScale(of: self) ?? 1 }

  var pixelsPerPoint: CGFloat {
    let scale = presentTraits.displayScale
    return scale > 0 ? scale : UITraitCollection.predictedScale
  }

  func placeConstrainedSubviews() {
    guard let engine = constraintEngine else { return }
    engine.noteGeometry(of: self)
    engine.settle(for: self)
    engine.placeSubviews(of: self)
  }

  /// Moves the view to a rectangle in its superview, its edges on device pixels; the transform does not
  /// count (documented: constraints are about bounds and center).
  ///
  /// Edges are rounded where they are seen from the nearest view above whose frame was given: the
  /// superview's own rounding is `remainder`. So what meets before meets after, and a width in whole
  /// pixels stays (approximated; iOS rounds each view in its superview's space).
  fileprivate func place(_ rect: CGRect, remainder: CGPoint, scale: CGFloat) {
    guard let record = constraintRecord else { return }
    let (left, top) = (rect.minX + remainder.x, rect.minY + remainder.y)
    let (right, bottom) = (rect.maxX + remainder.x, rect.maxY + remainder.y)
    guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else { return }
    let origin = CGPoint(x: left.onPixels(scale), y: top.onPixels(scale))
    let size = CGSize(
      width: right.onPixels(scale) - origin.x, height: bottom.onPixels(scale) - origin.y)
    let rest = CGPoint(x: left - origin.x, y: top - origin.y)
    if abs(rest.x - record.remainder.x) > 1e-9 || abs(rest.y - record.remainder.y) > 1e-9 {
      record.remainder = rest
      if record.placesSubviews { layer.setNeedsLayout() }
    }
    let (anchor, zoom) = (layer.anchorPoint, zoom)
    let middle = CGPoint(
      x: origin.x + anchor.x * size.width * zoom, y: origin.y + anchor.y * size.height * zoom)
    record.hasBeenPlaced = true
    record.isBeingPlaced = true
    defer { record.isBeingPlaced = false }
    let isInPlace = bounds.size.isNear(size) && center.isNear(middle)
    if !isInPlace { reportFramePutBack() }
    record.hasFrameSet = false
    record.hasLostConstraints = false
    if !bounds.size.isNear(size) { bounds.size = size }
    if !center.isNear(middle) { center = middle }
  }
}

extension UIView {
  /// Moves the view to an alignment rectangle that its constraints allow.
  func place(onPixels rect: CGRect) {
    let remainder = superview?.constraintRecord?.remainder ?? .zero
    place(frame(forAlignmentRect: rect), remainder: remainder, scale: pixelsPerPoint)
  }
}

extension CGRect {
  /// Whether two rectangles lie on the same device pixels, whatever their scale.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.75 && abs(minY - other.minY) < 0.75
      && abs(width - other.width) < 0.75 && abs(height - other.height) < 0.75
  }
}

extension CGFloat {
  /// The nearest device pixel, upwards from the middle; what is a little less than the middle for the
  /// solver's rounding counts as it.
  func onPixels(_ scale: CGFloat) -> CGFloat { (self * scale + 0.5 + 1e-6).rounded(.down) / scale }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
  }
}
