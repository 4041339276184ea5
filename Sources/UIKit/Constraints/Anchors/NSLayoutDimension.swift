// SPDX-License-Identifier: MIT

/// A width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that this is a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { made(.equal, nil, 1, c) }

  /// A constraint that this is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, nil, 1, c)
  }

  /// A constraint that this is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.lessThanOrEqual, nil, 1, c)
  }

  /// A constraint that this is a multiple of the other.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, m, 0) }

  /// A constraint that this is at least a multiple of the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, m, 0) }

  /// A constraint that this is at most a multiple of the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, m, 0) }

  /// A constraint that this is a multiple of the other and a number of points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, m, c) }

  /// A constraint that this is at least a multiple of the other and a number of points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, m, c) }

  /// A constraint that this is at most a multiple of the other and a number of points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, m, c) }

  private func made(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, relation, anchor?.operand, multiplier: multiplier, constant: constant)
  }
}
