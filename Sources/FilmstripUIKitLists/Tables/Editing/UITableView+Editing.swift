// SPDX-License-Identifier: MIT

// How rows are deleted and inserted by touches: with controls while the table is edited, and by swipes.

extension UITableView {
  /// Whether a row can be edited, and whether the data source says so itself.
  private func editability(of path: IndexPath) -> (isEditable: Bool, isSaid: Bool) {
    guard let dataSource else { return (false, false) }
    isDefaultAnswer = false
    let answer = dataSource.tableView(self, canEditRowAt: path)
    return (answer, !isDefaultAnswer)
  }

  /// What editing does to a row, and whether the delegate says so itself.
  private func style(ofRow path: IndexPath) -> (style: UITableViewCell.EditingStyle, isSaid: Bool) {
    guard let delegate else { return (.delete, false) }
    isDefaultAnswer = false
    let answer = delegate.tableView(self, editingStyleForRowAt: path)
    return (answer, !isDefaultAnswer)
  }

  private func movability(of path: IndexPath) -> Bool? {
    guard let dataSource else { return false }
    isDefaultAnswer = false
    let answer = dataSource.tableView(self, canMoveRowAt: path)
    return isDefaultAnswer ? nil : answer
  }

  func editingDidChange(animated: Bool) {
    for element in shown.keys.sorted() {
      guard case .row(let path) = element, let cell = shown[element] as? UITableViewCell else {
        continue
      }
      adoptEditing(cell, at: path, animated: animated)
    }
    // Rows are chosen as touches choose them from now on.
    if !(isEditing ? allowsSelectionDuringEditing : allowsSelection) || selection.count > 1 {
      forgetSelection()
    }
    setNeedsLayout()
  }

  func adoptEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard isEditing else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    let isEditable = editability(of: path).isEditable
    cell.editingLook = CellEditingLook(
      isEditable: isEditable, style: isEditable ? style(ofRow: path).style : .none,
      isIndented: delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true,
      canMove: movability(of: path), isChosen: allowsMultipleSelectionDuringEditing)
    // A row that cannot be edited shows nothing of it, unless it can be moved.
    let isEdited = isEditable || cell.editingLook.canMove == true
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
  }

  func editControlWasTouched(of cell: UITableViewCell, _ kind: CellEditControl.Kind) {
    guard let path = indexPath(for: cell) else { return }
    switch kind {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: swipe.show(path)
    case .choice: break
    }
  }

  /// The actions of a row whose delegate says nothing of swipes: the one that deletes it.
  ///
  /// On iOS it is there where the data source has the method that commits a change. Which methods
  /// a class has cannot be asked in Swift: here it is there where the data source says that the row
  /// can be edited, or the delegate that its style is `delete`, and while the table is edited.
  package func usualActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    if let old = delegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: old.map { $0.contextual(at: path) })
    }
    let (editable, style) = (editability(of: path), style(ofRow: path))
    guard editable.isEditable, style.style == .delete,
      editable.isSaid || style.isSaid || isEditing
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return done(false) }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: self.swipe.path ?? path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

extension UITableView: SwipeableList {
  func swipePath(at point: CGPoint) -> IndexPath? {
    guard let path = indexPathForRow(at: point), cellForRow(at: path) != nil else { return nil }
    return path
  }

  func swipeView(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func swipeFrame(at path: IndexPath) -> CGRect { rowRect(path) }

  func swipeActions(at path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
    // While the table is edited rows are deleted by their controls alone (documented for the swipe).
    if isEditing, editability(of: path).isEditable == false { return nil }
    guard let delegate else { return side == .trailing ? usualActions(at: path) : nil }
    switch side {
    case .leading: return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing: return delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
  }

  func swipeWillBegin(at path: IndexPath) {
    delegate?.tableView(self, willBeginEditingRowAt: path)
    let cell = cellForRow(at: path)
    cell?.willTransition(to: cell.map { transition($0, shows: true) } ?? [])
    cell?.didTransition(to: cell.map { transition($0, shows: true) } ?? [])
  }

  func swipeDidEnd(at path: IndexPath?) {
    delegate?.tableView(self, didEndEditingRowAt: path)
    guard let cell = path.flatMap(cellForRow) else { return }
    cell.willTransition(to: transition(cell, shows: false))
    cell.didTransition(to: transition(cell, shows: false))
  }

  private func transition(_ cell: UITableViewCell, shows: Bool) -> UITableViewCell.StateMask {
    var state: UITableViewCell.StateMask = cell.isEditing ? .showingEditControl : []
    if shows { state.insert(.showingDeleteConfirmation) }
    return state
  }

  func swipeDidDelete(at path: IndexPath) {
    // The data has lost the row, and the code has not said so to the table.
    guard let counts, batch.depth == 0 else { return }
    var expected = counts
    guard expected.indices.contains(path.section) else { return }
    expected[path.section] -= 1
    if askedCounts() == expected { deleteRows(at: [path], with: .automatic) }
  }
}
