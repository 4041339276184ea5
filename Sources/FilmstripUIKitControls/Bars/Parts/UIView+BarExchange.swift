// SPDX-License-Identifier: MIT

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

  /// Makes the parts of a bar and places them without an animation.
  ///
  /// A layout in the block of an animation, in which another tab or item is shown, would move new parts from nothing to
  /// their places; on iOS a bar keeps its parts (approximated).
  func makeParts(_ make: () -> [UIView], place: () -> Void) {
    UIView.performWithoutAnimation {
      let parts = make()
      place()
      for part in parts { part.layoutIfNeeded() }
    }
  }
}
