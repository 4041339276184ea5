// SPDX-License-Identifier: MIT

/// A bar at the side of a scroll view that shows where one is in the content.
package final class ScrollIndicatorView: UIView {
  package init() {
    super.init(frame: .zero)
    layer.role = "scroll indicator"
    isUserInteractionEnabled = false
    layer.cornerRadius = CGFloat(environment.behavior.scrolling.indicator.thickness / 2)
    alpha = 0
  }

  package required init?(coder: NSCoder) { nil }

  func show(_ style: UIScrollView.IndicatorStyle) {
    let opacity = environment.behavior.scrolling.indicatorOpacity
    let dark = UIColor(white: 0, alpha: opacity.dark)
    let light = UIColor(white: 1, alpha: opacity.light)
    backgroundColor =
      switch style {
      case .default: UIColor { $0.userInterfaceStyle == .dark ? light : dark }
      case .black: dark
      case .white: light
      }
  }
}

extension UIScrollView {
  private func isIndicated(_ axis: ScrollAxis) -> Bool {
    let isWanted =
      axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
    let range = offsets(along: axis)
    return isWanted && canScroll(axis) && range.upperBound > range.lowerBound
  }

  func showIndicators() {
    areIndicatorsShown = true
    UIView.performWithoutAnimation {
      for axis in ScrollAxis.allCases where isIndicated(axis) {
        let view = indicators[axis] ?? ScrollIndicatorView()
        if indicators[axis] == nil {
          view.show(indicatorStyle)
          indicators[axis] = view
        }
        if view.superview !== self { addSubview(view) } else { bringSubviewToFront(view) }
        view.layer.removeAllAnimations()
        view.alpha = 1
      }
      placeIndicators()
    }
  }

  func hideIndicators() {
    guard areIndicatorsShown else { return }
    areIndicatorsShown = false
    let fade = environment.behavior.scrolling.indicatorFade
    let views = ScrollAxis.allCases.compactMap { indicators[$0] }
    UIView.animate(withDuration: fade.duration, delay: fade.delay, options: .allowUserInteraction) {
      for view in views { view.alpha = 0 }
    }
  }

  func updateIndicators() {
    for axis in ScrollAxis.allCases {
      guard let view = indicators[axis] else { continue }
      view.show(indicatorStyle)
      view.isHidden = !isIndicated(axis)
    }
    setNeedsLayout()
  }

  func placeIndicators() {
    guard !indicators.isEmpty else { return }
    let metrics = environment.behavior.scrolling.indicator
    let (thickness, margin) = (CGFloat(metrics.thickness), CGFloat(metrics.margin))
    for axis in ScrollAxis.allCases {
      guard let view = indicators[axis], isIndicated(axis) else { continue }
      var insets =
        axis == .horizontal ? horizontalScrollIndicatorInsets : verticalScrollIndicatorInsets
      if automaticallyAdjustsScrollIndicatorInsets {
        insets = insets.adding(contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets)
      }
      let room = bounds.inset(by: insets)
      let along = axis == .horizontal ? room.width : room.height
      let (place, length) = span(along: axis, track: max(along - 2 * margin, 0))
      view.place(
        at: axis == .horizontal
          ? CGRect(
            x: room.minX + margin + place, y: room.maxY - margin - thickness, width: length,
            height: thickness)
          : CGRect(
            x: room.maxX - margin - thickness, y: room.minY + margin + place, width: thickness,
            height: length))
    }
  }

  /// Where an indicator begins on its track, and its length: the visible share, squeezed at the ends.
  private func span(along axis: ScrollAxis, track: CGFloat) -> (CGFloat, CGFloat) {
    let metrics = environment.behavior.scrolling.indicator
    let range = offsets(along: axis)
    let whole = CGFloat(range.upperBound - range.lowerBound) + bounds.size[axis]
    let natural = min(max(track * bounds.size[axis] / max(whole, 1), CGFloat(metrics.least)), track)
    let offset = contentOffset[axis]
    let share = (offset - range.lowerBound) / max(range.upperBound - range.lowerBound, 1)
    let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let length = max(natural - beyond, min(CGFloat(metrics.squeezed), natural))
    return ((track - length) * min(max(share, 0), 1), length)
  }
}
