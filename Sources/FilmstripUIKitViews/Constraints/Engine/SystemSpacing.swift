// SPDX-License-Identifier: MIT

@MainActor
package enum SystemSpacing {
  /// Between views side by side or one above the other, in points (documented).
  package static let betweenSiblings: CGFloat = 8
  /// Between a view and an edge of the view that contains it, in points (documented).
  static let toContainer: CGFloat = 20

  /// The spacing that belongs to two sides of a constraint.
  ///
  /// Between baselines it is the line height of the lower text, so that lines stand as within a
  /// paragraph (that the font counts is documented, the amount assumed).
  static func between(_ first: LayoutOperand, _ second: LayoutOperand?) -> CGFloat {
    guard let second, let (lower, upper) = pair(first.item, second.item) else {
      return betweenSiblings
    }
    if first.attribute.isBaseline && second.attribute.isBaseline,
      let height = (first.item as? UIView)?.baselineLineHeight
    {
      return height
    }
    return lower !== upper && (lower.isDescendant(of: upper) || upper.isDescendant(of: lower))
      ? toContainer : betweenSiblings
  }

  private static func pair(
    _ first: (any LayoutItem)?, _ second: (any LayoutItem)?
  ) -> (UIView, UIView)? {
    guard let first = first?.placeInTree, let second = second?.placeInTree else { return nil }
    return (first, second)
  }
}
