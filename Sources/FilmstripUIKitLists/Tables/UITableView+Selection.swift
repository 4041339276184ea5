// SPDX-License-Identifier: MIT

// What touches select, and how a table scrolls to a row.

extension UITableView {
  private var isSelectable: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  var isMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func beginTouch(_ touches: Set<UITouch>) {
    // A touch beside the actions of a row only closes them.
    guard !swipe.isOpen else { return swipe.close(animated: true) }
    guard touchedPath == nil, isSelectable, let cell: UITableViewCell = touchedCell(touches),
      let path = indexPath(for: cell)
    else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    touchedPath = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func endTouch(selects: Bool) {
    guard let path = touchedPath else { return }
    touchedPath = nil
    guard selects else {
      cellForRow(at: path)?.setHighlighted(false, animated: false)
      delegate?.tableView(self, didUnhighlightRowAt: path)
      return
    }
    // What was touched stays marked when it is selected.
    let toggled = choose(path)
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    toggled?()
  }

  /// Selects a row, or takes its selection back; returns what the delegate is notified of then.
  private func choose(_ path: IndexPath) -> (() -> Void)? {
    if selection.contains(path), isMultiple {
      guard let wanted = willDeselect(path) else { return nil }
      deselect(wanted, animated: false)
      return { self.delegate?.tableView(self, didDeselectRowAt: wanted) }
    }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return nil }
    var left: [IndexPath] = []
    if !isMultiple {
      for other in selection.sorted() where other != chosen {
        guard let wanted = willDeselect(other) else { continue }
        deselect(wanted, animated: false)
        left.append(wanted)
      }
    }
    selection.insert(chosen)
    cellForRow(at: chosen)?.setSelected(true, animated: false)
    return {
      for other in left { self.delegate?.tableView(self, didDeselectRowAt: other) }
      self.delegate?.tableView(self, didSelectRowAt: chosen)
      self.delegate?.tableView(self, performPrimaryActionForRowAt: chosen)
    }
  }

  private func willDeselect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  func select(_ path: IndexPath?, animated: Bool, at position: ScrollPosition) {
    guard let path else { return forgetSelection() }
    guard path.count == 2, path.row < numberOfRows(inSection: path.section) else { return }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != path { deselect(other, animated: animated) }
    }
    selection.insert(path)
    cellForRow(at: path)?.setSelected(true, animated: animated)
    // `none` does not scroll here (documented).
    if position != .none { scroll(to: path, at: position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard selection.remove(path) != nil else { return }
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }

  func forgetSelection() {
    for path in selection.sorted() { deselect(path, animated: false) }
  }

  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    // A row that is not there stands for the header of its section.
    let row = rowRect(path)
    let frame = row == .zero ? edgeRect(.header(path.first ?? 0)) : row
    guard frame != .zero else { return }
    let inset = adjustedContentInset
    let height = bounds.inset(by: inset).height
    let header = style == .plain ? edgeRect(.header(path.first ?? 0)).height : 0
    var target = contentOffset
    switch position {
    case .none: return scrollRectToVisible(frame, animated: animated)
    // Below the header that stays.
    case .top: target.y = frame.minY - inset.top - header
    case .middle: target.y = frame.midY - height / 2 - inset.top
    case .bottom: target.y = frame.maxY - height - inset.top
    }
    setContentOffset(clamped(target), animated: animated)
  }
}
