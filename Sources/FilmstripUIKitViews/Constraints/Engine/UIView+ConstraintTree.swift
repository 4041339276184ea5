// SPDX-License-Identifier: MIT

// A tree of views has one engine, at its root: constraints move with the views.
extension UIView {
  /// To be called before the view leaves its superview: removes the constraints that reach out of the
  /// view, and returns those that stay, in the order in which they became active.
  func leaveConstraints() -> [NSLayoutConstraint] {
    guard let engine = constraintEngine else { return [] }
    let views = selfAndAllBelow
    let inside = Set(views.map(ObjectIdentifier.init))
    var staying: [NSLayoutConstraint] = []
    for view in views {
      for constraint in view.constraintsConcerning {
        guard let holder = constraint.holder else { continue }
        if !inside.contains(ObjectIdentifier(holder)) { constraint.deactivate() }
      }
      staying += view.constraintRecord?.held ?? []
    }
    for constraint in staying { engine.remove(constraint) }
    constraintRecord?.remainder = .zero
    constraintRecord?.hasBeenPlaced = false
    return staying.sorted { $0.number < $1.number }
  }

  /// To be called after the view has left its superview, with the constraints that stay.
  func keepConstraints(_ constraints: [NSLayoutConstraint]) {
    guard !constraints.isEmpty else { return }
    let engine = madeConstraintEngine
    for constraint in constraints { engine.note(constraint) }
  }

  /// To be called after the view has come into another: its constraints are solved with those there.
  ///
  /// The constraints of an orphan, whose superview is gone, were solved by an engine that is gone with it.
  func joinConstraints(isOrphan: Bool) {
    guard isOrphan || constraintRecord?.ownEngine != nil else { return }
    constraintRecord?.ownEngine = nil
    if isOrphan { constraintRecord?.hasBeenPlaced = false }
    let constraints = selfAndAllBelow.flatMap { $0.constraintRecord?.held ?? [] }
    keepConstraints(constraints.sorted { $0.number < $1.number })
  }

  private var selfAndAllBelow: [UIView] {
    var result: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      result.append(view)
      waiting += view.storedSubviews.reversed()
    }
    return result
  }

  /// The views of the tree that have not been asked for their constraints since that was requested, those
  /// inside a view before the view.
  var viewsThatNeedConstraintUpdate: [UIView] {
    var result: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      view.isInArrival = false
      if view.storedNeedsUpdateConstraints { result.append(view) }
      waiting += view.storedSubviews
    }
    return result.reversed()
  }
}
