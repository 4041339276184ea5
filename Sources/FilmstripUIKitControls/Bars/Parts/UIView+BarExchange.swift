// SPDX-License-Identifier: MIT
internal import QuartzCore

extension UIView {
  /// Fades the views of a bar's old items out and those of its new ones in.
  ///
  /// The new views are in the bar already; `place` puts them where they belong. The old ones leave the
  /// bar at the end.
  func exchange(_ old: [UIView], for new: [UIView], place: () -> Void) {
    UIView.performWithoutAnimation {
      place()
      for view in new { view.alpha = 0 }
    }
    UIView.animate(withDuration: BarMetrics.exchangeDuration) {
      for view in old { view.alpha = 0 }
      for view in new { view.alpha = 1 }
    } completion: { _ in
      for view in old { view.removeFromSuperview() }
    }
  }
}
