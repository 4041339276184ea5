// SPDX-License-Identifier: MIT

extension UIView {
  func hitTested(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeHit, self.point(inside: point, with: event) else { return nil }
    // In the order of the subviews, whatever the layers' zPosition.
    for view in storedSubviews.reversed() where view.canBeHit {
      if let hit = view.hitTest(view.point(point, fromParent: self), with: event) { return hit }
    }
    return self
  }

  /// Whether the view, and so anything in it, can be touched now.
  private var canBeHit: Bool {
    isUserInteractionEnabled && !isHidden && layer.opacity >= UIView.leastVisibleAlpha
      && !layer.isFlattened && !layer.hasAnimation { $0.touching == .blocked }
  }

  /// Views that are more transparent cannot be touched (measured).
  private static let leastVisibleAlpha: Float = 0.01

  /// Converts a point from the superview's space to this one's: to where the model has the view, or,
  /// while a property animator moves it, to where it is shown.
  private func point(_ point: CGPoint, fromParent parent: UIView) -> CGPoint {
    guard layer.hasAnimation({ $0.touching == .atPresentation }), let shown = layer.presentation(),
      let shownParent = parent.layer.presentation()
    else {
      return layer.superlayer === parent.layer
        ? layer.convertFromSuperlayer(point) : layer.convert(point, from: parent.layer)
    }
    return shown.convert(point, from: shownParent)
  }
}
