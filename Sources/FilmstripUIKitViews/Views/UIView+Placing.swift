// SPDX-License-Identifier: MIT

extension UIView {
  /// What `frame` would be without the transform.
  package var untransformedFrame: CGRect {
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
      width: bounds.width, height: bounds.height)
  }

  /// Gives the view a frame that does not depend on the last one, not even by a rounding error; a
  /// transform acts on that.
  package func place(at frame: CGRect) {
    let anchor = layer.anchorPoint
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }
}
