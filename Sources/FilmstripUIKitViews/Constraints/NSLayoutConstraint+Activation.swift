// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension NSLayoutConstraint {
  /// The views in whose places the named items are; fewer where some are gone.
  var places: [UIView] { items.compactMap(\.placeInTree) }

  var items: [any LayoutItem] { first.items + (second?.items ?? []) }

  private var isComplete: Bool { first.isComplete && second?.isComplete != false }

  /// Adds the constraint to the nearest view that contains all that it names.
  func activate() {
    guard holder == nil else { return }
    require(isComplete, "NSLayoutConstraint: a view or guide that it names is gone: \(formula)")
    require(
      places.count == items.count,
      "NSLayoutConstraint: a guide that it names is in no view: \(formula)")
    guard let ancestor = commonAncestor else {
      refuse(
        "Unable to activate constraint with anchors \(first.text) and \(second?.text ?? "none") "
          + "because they have no common ancestor.  Does the constraint or its anchors reference "
          + "items in different view hierarchies?  That's illegal.")
    }
    hold(by: ancestor)
  }

  func hold(by view: UIView) {
    holder = view
    view.madeConstraintRecord.held.append(self)
    for item in items {
      let record = item.madeConstraintRecord
      if record.naming.last !== self { record.naming.append(self) }
    }
    number = view.environment.constraintWork.nextNumber()
    view.madeConstraintEngine.note(self)
  }

  func deactivate() {
    guard let view = holder else { return }
    engine?.remove(self)
    holder = nil
    view.constraintRecord?.held.removeAll { $0 === self }
    for item in items { item.constraintRecord?.naming.removeAll { $0 === self } }
  }

  /// The nearest view that contains all that the constraint names; nil where there is none.
  private var commonAncestor: UIView? {
    let views = places
    guard var result = views.first else { return nil }
    for view in views.dropFirst() {
      guard let common = result.nearestCommonAncestor(with: view) else { return nil }
      result = common
    }
    return result
  }
}

extension UIView {
  /// The nearest view that is, or contains, this one and another; nil where they are in different trees.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    if let superview, superview === other.superview { return superview }
    var (first, second): (UIView?, UIView?) = (self, other)
    var (depth, otherDepth) = (depthInTree, other.depthInTree)
    while depth > otherDepth { (first, depth) = (first?.superview, depth - 1) }
    while otherDepth > depth { (second, otherDepth) = (second?.superview, otherDepth - 1) }
    while first !== second { (first, second) = (first?.superview, second?.superview) }
    return first
  }

  var depthInTree: Int { lineage.reduce(-1) { depth, _ in depth + 1 } }
}
