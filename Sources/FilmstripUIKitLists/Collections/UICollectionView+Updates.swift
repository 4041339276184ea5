// SPDX-License-Identifier: MIT

// How changes of the data are shown: what stays goes to its new place, what is new appears and what is gone
// disappears, as the layout says.

extension UICollectionView: ListView {
  var updateDuration: Double { environment.behavior.collections.updateDuration }

  func note(_ changes: [ListChange]) {
    guard batch.depth == 0 else { return batch.changes += changes }
    perform({ self.batch.changes += changes }, completion: nil)
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let view = shown[.cell(path)], let attributes = view.shownAttributes else { continue }
      endDisplay(of: .cell(path))
      begin(attributes, from: nil)
    }
  }

  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if batch.depth == 0 {
      // What was asked for before is shown before.
      settleContent()
    }
    if let completion { batch.completions.append(completion) }
    // What is near may come into sight: from where it was.
    let near = batch.depth == 0 && counts != nil ? nearAttributes : [:]
    batch.depth += 1
    updates?()
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let (changes, completions, isReloaded) = (batch.changes, batch.completions, batch.isReloaded)
    batch = ListBatch()
    if isReloaded {
      // As after any reload the data source is asked at the next layout: what it has may still be set up.
      reloadContent()
      environment.loop.enqueue { completions.forEach { $0(true) } }
      return
    }
    commit(changes, near: near) { isFinished in completions.forEach { $0(isFinished) } }
  }

  private var nearAttributes: [CollectionElement: UICollectionViewLayoutAttributes] {
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let found = attributes(in: area).map { ($0.element, $0.duplicate) }
    return Dictionary(found) { first, _ in first }
  }

  private func commit(
    _ changes: [ListChange], near: [CollectionElement: UICollectionViewLayoutAttributes],
    completion: @escaping (Bool) -> Void
  ) {
    guard let old = counts, dataSource != nil else {
      reloadContent()
      layoutIfNeeded()
      return completion(true)
    }
    let list = ListUpdate(changes, from: old, to: askedCounts(), of: "UICollectionView")
    let update = CollectionUpdate(list: list, before: near)
    counts = list.newCounts
    let context = collectionViewLayout.makeContext()
    context.invalidatesCounts = !changes.isEmpty
    if !changes.isEmpty { collectionViewLayout.invalidateLayout(with: context) }
    counts = list.newCounts
    moveSelection(update)
    let layout = collectionViewLayout
    layout.update = update
    animate {
      // What is laid out meanwhile, for a cell that is new, leaves the others where they are.
      self.isSettling = true
      self.prepareContent()
      layout.prepare(forCollectionViewUpdates: update.items)
      let proposed = layout.targetContentOffset(forProposedContentOffset: self.contentOffset)
      let target =
        self.delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
        ?? proposed
      if target != self.contentOffset { self.contentOffset = target }
      self.move(update)
      layout.finalizeCollectionViewUpdates()
      layout.update = nil
      self.isSettling = false
      self.setNeedsLayout()
      self.layoutIfNeeded()
    } completion: {
      completion($0)
    }
  }

  private func moveSelection(_ update: CollectionUpdate) {
    selection = Set(selection.compactMap { update.list.newPath(of: $0) })
    touchedPath = touchedPath.flatMap { update.list.newPath(of: $0) }
  }

  private func move(_ update: CollectionUpdate) {
    let layout = collectionViewLayout
    let wanted = visibleAttributes
    let elements = Set(wanted.map(\.element))
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    for old in shown.keys.sorted() {
      guard let view = shown[old] else { continue }
      let new = update.newElement(of: old)
      if let new, elements.contains(new) {
        kept[new] = view
      } else {
        let current = view.shownAttributes?.duplicate
        // What is deleted fades where it is, unless the layout says otherwise.
        if new == nil { current?.alpha = 0 }
        let final = layout.disappearing(old) ?? new.flatMap { layout.attributes(of: $0) } ?? current
        leave(view, of: old, to: final)
      }
    }
    shown = kept
    for attributes in wanted {
      if let view = shown[attributes.element] {
        view.show(attributes)
      } else {
        begin(attributes, from: layout.appearing(attributes.element) ?? attributes)
      }
    }
  }

  /// Leads a view to where it disappears, and takes it away when it is there.
  func leave(
    _ view: UICollectionReusableView, of element: CollectionElement,
    to final: UICollectionViewLayoutAttributes?
  ) {
    leaving.append(view)
    if UIView.inheritedAnimationDuration <= 0 { return retire(view, of: element) }
    UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
      if let final { view.show(final) }
      // Something has to move until then.
      if final == nil { view.alpha = 0 }
    } completion: { [weak self, weak view] _ in
      guard let self, let view else { return }
      // It may have been used again meanwhile.
      if self.leaving.contains(where: { $0 === view }) { self.retire(view, of: element) }
    }
  }
}
