// SPDX-License-Identifier: MIT

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitObserving {}

// As with areas: a view whose traits change asks for layout and is notified before it is laid out,
// the controller before its view and a view before those in it.
extension UIView {
  /// The traits, including changes of ancestors that are not reported yet; notifies no one.
  package var presentTraits: UITraitCollection {
    if areTraitsSettled { return traits.reported }
    let chain = Array(lineage.reversed())
    // What is above the first view that has something to do is known.
    let first = chain.firstIndex { $0.traits.needsUpdate || $0.traits.needsUpdateBelow } ?? 0
    var result = chain[first].traits.reported
    if chain[first].traits.needsUpdate {
      result = chain[first].traits(inheriting: chain[first].inheritedTraits)
    }
    for view in chain[(first + 1)...] { result = view.traits(inheriting: result) }
    return result
  }

  // A plain loop, because layout asks for each view.
  /// Whether neither the view nor one above it has something to do.
  private var areTraitsSettled: Bool {
    guard !traits.needsUpdate else { return false }
    var ancestor = superview
    while let view = ancestor {
      if view.traits.needsUpdate || view.traits.needsUpdateBelow { return false }
      ancestor = view.superview
    }
    return true
  }

  /// The view's traits, given those of its surroundings.
  package func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    traits.overriding(owner?.traits(inheriting: inherited) ?? inherited)
  }

  /// Asks for layout when the view or its controller has other traits than those last reported.
  package func noteTraits() {
    guard !traits.needsUpdate else { return }
    let inherited = inheritedTraits
    let own = traits(inheriting: inherited)
    guard own !== traits.reported else { return noteOwnersTraits(inherited) }
    guard own != traits.reported else { return noteOwnersTraits(inherited) }
    traits.needsUpdate = true
    layer.setNeedsLayout()
  }

  private func noteOwnersTraits(_ inherited: UITraitCollection) {
    guard let owner, owner.hasNewTraits(inheriting: inherited) else { return }
    traits.needsUpdate = true
    layer.setNeedsLayout()
  }

  /// Notifies the controller, then the view, of traits that are new to them.
  ///
  /// Requests layout unless that comes next anyway.
  func settleTraits(beforeLayout isBeforeLayout: Bool = false) {
    let inherited = inheritedTraits
    traits.needsUpdate = false
    owner?.settleTraits(inheriting: inherited)
    let new = traits(inheriting: inherited)
    let old = traits.reported
    guard new != old else { return }
    traits.reported = new
    traits.needsUpdateBelow = true
    if !isBeforeLayout {
      layer.setNeedsLayout()
      noteAreas()
    } else {
      // Directional margins depend on it, and are updated next.
      areas.needsUpdate = true
    }
    if new.hasDifferentColorAppearance(comparedTo: old) { dynamicColorsDidChange() }
    if new.layoutDirection != old.layoutDirection { noteConstrainedDirection() }
    notifyTraits(new, previous: old)
  }

  /// Makes the subviews check their traits if this view's have changed.
  func propagateTraits() {
    guard traits.needsUpdateBelow else { return }
    traits.needsUpdateBelow = false
    for view in storedSubviews { view.noteTraits() }
  }

  /// Notifies all from the window down to this view of what is new to them.
  package func settleTraitsFromTop() {
    var isUncertain = false
    for view in lineage.reversed() {
      if isUncertain || view.traits.needsUpdate { view.settleTraits() }
      isUncertain = view.traits.needsUpdateBelow
    }
  }
}
