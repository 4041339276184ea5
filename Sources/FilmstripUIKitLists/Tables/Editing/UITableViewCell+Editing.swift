// SPDX-License-Identifier: MIT

// The controls of a cell that is edited: at its beginning one to delete, insert or choose the row, at its
// end one that moves it.

extension UITableViewCell {
  private var behavior: TableBehavior { environment.behavior.tables }

  /// What the cell shows at its beginning while it is edited; nil for nothing.
  private var wantedControl: CellEditControl.Kind? {
    guard isEditing, editingLook.isEditable else { return nil }
    if editingLook.isChosen { return .choice }
    switch editingLook.style {
    case .delete: return .delete
    case .insert: return .insert
    case .none: return nil
    }
  }

  private var isMovable: Bool { isEditing && (editingLook.canMove ?? showsReorderControl) }

  var editingIndent: CGFloat {
    guard isEditing, editingLook.isEditable else { return 0 }
    let isIndented = wantedControl != nil || (editingLook.isIndented && shouldIndentWhileEditing)
    return isIndented ? CGFloat(behavior.editing.indent) : 0
  }

  /// What the control that moves the row takes of the width; 0 without one.
  var reorderWidth: CGFloat { isMovable ? CGFloat(behavior.reorder.width) : 0 }

  func editingLookDidChange() {
    guard isEditing else { return }
    UIView.performWithoutAnimation { makeControls() }
    setNeedsLayout()
  }

  func changeControls(animated: Bool) {
    let state: StateMask = isEditing ? .showingEditControl : []
    willTransition(to: state)
    let old = [editControl, reorderControl].compactMap(\.self) as [UIView]
    guard animated, window != nil else {
      makeControls()
      setNeedsLayout()
      return didTransition(to: state)
    }
    UIView.performWithoutAnimation {
      makeControls(keepsOld: true)
      for control in [editControl, reorderControl].compactMap(\.self) as [UIView] {
        control.frame = outside(control)
        control.alpha = 0
        control.layoutIfNeeded()
      }
    }
    UIView.animate(withDuration: behavior.editingDuration, delay: 0, options: .allowUserInteraction)
    {
      self.placeParts()
      for control in [self.editControl, self.reorderControl].compactMap(\.self) as [UIView] {
        control.alpha = 1
      }
      if !self.isEditing {
        for control in old {
          control.frame = self.outside(control)
          control.alpha = 0
        }
      }
    } completion: { _ in
      for control in old where control !== self.editControl && control !== self.reorderControl {
        control.removeFromSuperview()
      }
    }
    didTransition(to: state)
  }

  /// Where a control comes from, and goes to: beside the cell.
  private func outside(_ control: UIView) -> CGRect {
    let isAtStart = control is CellEditControl
    let width = CGFloat(isAtStart ? behavior.editing.indent : behavior.reorder.width)
    return mirrored(
      CGRect(
        x: isAtStart ? -width : bounds.width, y: 0, width: width,
        height: bounds.height - separatorHeight), in: bounds.width)
  }

  private func makeControls(keepsOld: Bool = false) {
    let kind = wantedControl
    if editControl?.kind != kind {
      if !keepsOld { editControl?.removeFromSuperview() }
      editControl = kind.map { makeEditControl($0) }
    }
    editControl?.isChosen = isSelected
    guard (reorderControl != nil) != isMovable else { return }
    if isMovable {
      let control = CellReorderControl()
      let press = UILongPressGestureRecognizer()
      // The row follows the touch at once.
      press.minimumPressDuration = 0
      press.addTarget(self, action: UITableViewCell.moveRow)
      control.addGestureRecognizer(press)
      addSubview(control)
      reorderControl = control
    } else {
      if !keepsOld { reorderControl?.removeFromSuperview() }
      reorderControl = nil
    }
  }

  private func makeEditControl(_ kind: CellEditControl.Kind) -> CellEditControl {
    let control = CellEditControl(kind)
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.table?.editControlWasTouched(of: self, kind)
      }, for: .touchUpInside)
    addSubview(control)
    return control
  }

  private func moveRow(_ press: UILongPressGestureRecognizer) { table?.follow(press, moving: self) }

  func placeControls(inHeight height: CGFloat) {
    if let editControl {
      // The disc lies where the content of other cells begins.
      let side = CGFloat(behavior.editing.control)
      editControl.frame = mirrored(
        CGRect(x: 0, y: 0, width: 2 * margin + side - 6, height: height), in: bounds.width)
    }
    guard let reorderControl else { return }
    let width = CGFloat(behavior.reorder.width)
    reorderControl.frame = mirrored(
      CGRect(x: bounds.width - width, y: 0, width: width, height: height), in: bounds.width)
  }
}
