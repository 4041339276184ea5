// SPDX-License-Identifier: MIT

// How one layout follows another, at once, in an animation, or as far as touches say.

@MainActor
struct InteractiveLayoutChange {
  let mixture: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = collectionViewLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    guard counts != nil, window != nil || !animated else {
      replaceLayout(with: layout)
      setNeedsLayout()
      completion?(true)
      return
    }
    settleContent()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    replaceLayout(with: layout)
    for element in shown.keys.sorted() { shown[element]?.willTransition(from: old, to: layout) }
    let finish: (Bool) -> Void = { [weak self] isFinished in
      if let self {
        for element in self.shown.keys.sorted() {
          self.shown[element]?.didTransition(from: old, to: layout)
        }
      }
      completion?(isFinished)
    }
    guard animated else {
      UIView.performWithoutAnimation { move(from: old, to: layout) }
      return finish(true)
    }
    animate({ self.move(from: old, to: layout) }, completion: finish)
  }

  private func move(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    isSettling = true
    prepareContent()
    let proposed = new.targetContentOffset(forProposedContentOffset: clamped(contentOffset))
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    if target != contentOffset { contentOffset = target }
    (old.counterpart, new.counterpart) = (new, old)
    let wanted = visibleAttributes
    let elements = Set(wanted.map(\.element))
    for element in shown.keys.sorted() where !elements.contains(element) {
      guard let view = shown.removeValue(forKey: element) else { continue }
      // By default it goes where the new layout has it, out of sight.
      leave(view, of: element, to: old.disappearing(element))
    }
    for attributes in wanted {
      if let view = shown[attributes.element] {
        view.show(attributes)
      } else {
        begin(attributes, from: new.appearing(attributes.element) ?? attributes)
      }
    }
    (old.counterpart, new.counterpart) = (nil, nil)
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    isSettling = false
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Interactive changes

  func startChange(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let old = collectionViewLayout
    settleContent()
    let mixture =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    layout.owner = self
    layout.needsPreparation = false
    layout.prepare()
    replaceLayout(with: mixture)
    old.owner = self
    interactiveChange = InteractiveLayoutChange(mixture: mixture, completion: completion)
    setNeedsLayout()
    return mixture
  }

  func endChange(isFinished: Bool) {
    guard let change = interactiveChange else { return }
    interactiveChange = nil
    let mixture = change.mixture
    let layout = isFinished ? mixture.nextLayout : mixture.currentLayout
    replaceLayout(with: layout)
    (isFinished ? mixture.currentLayout : mixture.nextLayout).owner = nil
    animate {
      self.move(from: mixture, to: layout)
    } completion: { isCompleted in
      change.completion?(isCompleted, isFinished)
    }
  }
}
