// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension UIView {
  // MARK: Constraints

  func hold(constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    for place in constraint.places {
      require(
        place.isDescendant(of: self),
        "UIView.addConstraint: The view hierarchy is not prepared for the constraint: "
          + "\(constraint.formula). When added to a view, the constraint's items must be "
          + "descendants of that view (or the view itself).")
    }
    require(
      constraint.places.count == constraint.items.count,
      "NSLayoutConstraint: a view or guide that it names is gone: \(constraint.formula)")
    constraint.deactivate()
    constraint.hold(by: self)
  }

  func own(guide layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeConstraintRecord.guides.append(layoutGuide)
  }

  func disown(guide layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuides.contains(where: { $0 === layoutGuide })
    else { return }
    for constraint in layoutGuide.constraintRecord?.naming ?? [] { constraint.deactivate() }
    constraintRecord?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The active constraints that name the view and concern an axis.
  ///
  /// Of those that place it indirectly none is listed.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    (constraintRecord?.naming ?? []).filter { constraint in
      [constraint.first, constraint.second].compactMap(\.self).contains {
        $0.item === self && $0.attribute.axis == axis
      }
    }
  }

  // MARK: Updates

  /// Calls `updateConstraints` now in the view and in those in it that asked for it.
  func settleConstraintUpdates() { environment.constraintWork.update { $0.isDescendant(of: self) } }

  /// Solves now what has changed in the tree of the view.
  func settleConstraints() {
    let (work, top) = (environment.constraintWork, topOfTree)
    // Views outside of windows are new to their tree's layout, too.
    if top.window == nil, top.constraintRecord?.ownEngine != nil { work.note(arrival: top) }
    guard !work.isEmpty else { return }
    work.update { $0.topOfTree === top }
    top.constraintRecord?.ownEngine?.settle()
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis along which the attribute is measured; nil for none.
  var axis: NSLayoutConstraint.Axis? {
    switch kind {
    case .x: .horizontal
    case .y: .vertical
    case .size: self == .width ? .horizontal : .vertical
    case .none: nil
    }
  }
}
