// SPDX-License-Identifier: MIT

// What touches select, in the order that the SDK documents for `UICollectionViewDelegate`.

extension UICollectionView {
  private var isSelectable: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  private var isMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func beginTouch(_ touches: Set<UITouch>) {
    guard touchedPath == nil, isSelectable, let cell: UICollectionViewCell = touchedCell(touches),
      let path = indexPath(for: cell)
    else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    touchedPath = path
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func endTouch(selects: Bool) {
    guard let path = touchedPath else { return }
    touchedPath = nil
    cellForItem(at: path)?.isHighlighted = false
    if selects { toggle(path) }
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func toggle(_ path: IndexPath) {
    if selection.contains(path), isMultiple {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !isMultiple {
      for other in selection.sorted() where other != path {
        deselect(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
    delegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  func select(_ path: IndexPath?, animated: Bool, at position: ScrollPosition) {
    guard let path else { return forgetSelection() }
    guard allowsSelection, path.count == 2, path.item < numberOfItems(inSection: path.section)
    else { return }
    if !allowsMultipleSelection { selection.filter { $0 != path }.forEach(deselect) }
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard selection.remove(path) != nil else { return }
    cellForItem(at: path)?.isSelected = false
  }

  func forgetSelection() { selection.sorted().forEach(deselect) }

  // MARK: Scrolling

  /// Scrolls until an item is at a position; without one, as little as makes it visible.
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    prepareContent()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return }
    var target = contentOffset
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    if position.contains(.top) {
      target.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      target.y = frame.midY - visible.height / 2 - inset.top
    } else if position.contains(.bottom) {
      target.y = frame.maxY - visible.height - inset.top
    }
    if position.contains(.left) {
      target.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      target.x = frame.midX - visible.width / 2 - inset.left
    } else if position.contains(.right) {
      target.x = frame.maxX - visible.width - inset.left
    }
    if position.isEmpty {
      scrollRectToVisible(frame, animated: animated)
    } else {
      setContentOffset(clamped(target), animated: animated)
    }
  }
}
