// SPDX-License-Identifier: MIT

package class UITransitionView: UIView { var passesTouches = false }

extension UIView {
  /// Fills the view that it is in, where that has another size.
  ///
  /// An animator may have moved and transformed the container, as a cube does that turns about an edge, and keeps it where
  /// nothing else changes.
  func fill(_ container: UIView) {
    let bounds = container.bounds
    guard self.bounds.size != bounds.size else { return }
    self.bounds.size = bounds.size
    center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
