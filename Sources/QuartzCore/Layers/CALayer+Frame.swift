// SPDX-License-Identifier: MIT

extension CALayer {
  /// Sets bounds and position so that a rectangle is the frame, as far as the transform lets it be one.
  func setFrame(_ frame: CGRect) {
    let plane = CATransform3DGetAffineTransform(transform)
    guard let size = plane.inverseBoundingSize(of: frame.size) else {
      return setCollapsedFrame(frame, plane)
    }
    bounds = CGRect(origin: bounds.origin, size: size)
    guard CATransform3DIsAffine(transform) else { return move(to: frame) }
    let middle = CGSize(
      width: (0.5 - anchorPoint.x) * size.width, height: (0.5 - anchorPoint.y) * size.height
    ).applying(plane)
    position = CGPoint(
      x: frame.midX - middle.width - plane.tx, y: frame.midY - middle.height - plane.ty)
  }

  /// Moves the layer, whose transform is one in space, so that its frame begins where a rectangle does.
  private func move(to frame: CGRect) {
    let current = self.frame
    position = CGPoint(
      x: position.x + frame.minX - current.minX, y: position.y + frame.minY - current.minY)
  }

  /// Sets the frame under a transform that collapses the layer along one axis or both.
  private func setCollapsedFrame(_ frame: CGRect, _ plane: CGAffineTransform) {
    let collapsesX = max(abs(plane.a), abs(plane.b)) < CGAffineTransform.leastScale
    let collapsesY = max(abs(plane.c), abs(plane.d)) < CGAffineTransform.leastScale
    let width = !collapsesX && plane.b == 0 ? frame.width / abs(plane.a) : frame.width
    let height = !collapsesY && plane.c == 0 ? frame.height / abs(plane.d) : frame.height
    bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
    let current = self.frame
    position = CGPoint(
      x: collapsesX
        ? frame.minX + anchorPoint.x * frame.width : position.x + frame.minX - current.minX,
      y: collapsesY
        ? frame.minY + anchorPoint.y * frame.height : position.y + frame.minY - current.minY)
  }
}

extension CGAffineTransform {
  /// Below which length of an axis a transform collapses it: the cosine of a quarter turn is 6·10⁻¹⁷
  /// rather than 0.
  fileprivate static let leastScale = 1e-9

  /// The size of the bounding box of a size with the inverse transform; nil where there is no inverse.
  fileprivate func inverseBoundingSize(of size: CGSize) -> CGSize? {
    let determinant = abs(a * d - b * c)
    // Against the lengths of the axes: a small scale is no collapse.
    let lengths = max(abs(a), abs(b)) * max(abs(c), abs(d))
    guard max(abs(a), abs(b)) >= Self.leastScale, max(abs(c), abs(d)) >= Self.leastScale,
      determinant >= Self.leastScale * lengths
    else { return nil }
    return CGSize(
      width: (abs(d) * size.width + abs(c) * size.height) / determinant,
      height: (abs(b) * size.width + abs(a) * size.height) / determinant)
  }
}
