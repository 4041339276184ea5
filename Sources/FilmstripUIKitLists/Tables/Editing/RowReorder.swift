// SPDX-License-Identifier: MIT

/// A row that is moved by its control: the others give way to it.
struct RowReorder {
  let source: IndexPath
  var target: IndexPath
  let height: CGFloat
  /// From its top to the touch.
  let grip: CGFloat
  /// Its top, while it follows the touch.
  var top: CGFloat

  func shownRect(of path: IndexPath, at rect: CGRect) -> CGRect {
    var rect = rect
    if path == source {
      rect.origin.y = top
    } else if source < path, path <= target {
      rect.origin.y -= height
    } else if target <= path, path < source {
      rect.origin.y += height
    }
    return rect
  }
}

extension UITableView {
  func follow(_ press: UILongPressGestureRecognizer, moving cell: UITableViewCell) {
    let place = press.location(in: self).y
    switch press.state {
    case .began:
      guard let path = indexPath(for: cell) else { return }
      swipe.close(animated: true)
      let rect = rowRect(path)
      reorder = RowReorder(
        source: path, target: path, height: rect.height, grip: place - rect.minY, top: rect.minY)
      lift(cell)
    case .changed:
      guard var moved = reorder else { return }
      moved.top = place - moved.grip
      reorder = moved
      cell.frame.origin.y = moved.top
      retarget(at: place)
    case .ended, .cancelled: drop(cell, isCancelled: press.state == .cancelled)
    case .possible, .failed: break
    }
  }

  private func lift(_ cell: UITableViewCell) {
    bringSubviewToFront(cell)
    let shadow = environment.behavior.tables.reorderShadow
    cell.clipsToBounds = false
    cell.layer.shadowColor = UIColor.black.cgColor
    cell.layer.shadowOpacity = Float(shadow.opacity)
    cell.layer.shadowRadius = CGFloat(shadow.radius)
    cell.layer.shadowOffset = .zero
  }

  private func retarget(at place: CGFloat) {
    guard let reorder else { return }
    // The row under the touch, as the rows lie without the one that is moved.
    let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: place)) ?? reorder.target
    guard proposed != reorder.target else { return }
    let wanted =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: reorder.source, toProposedIndexPath: proposed)
      ?? proposed
    guard wanted != reorder.target, rowRect(wanted) != .zero || wanted == reorder.source else {
      return
    }
    self.reorder?.target = wanted
    UIView.animate(
      withDuration: environment.behavior.tables.editingDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.placeRows() }
  }

  private func placeRows() {
    for element in shown.keys.sorted() {
      guard case .row(let path) = element, path != reorder?.source, let cell = shown[element] else {
        continue
      }
      cell.frame = shownRect(path)
    }
  }

  private func drop(_ cell: UITableViewCell, isCancelled: Bool) {
    guard let reorder else { return }
    self.reorder = nil
    let target = isCancelled ? reorder.source : reorder.target
    let duration = environment.behavior.tables.editingDuration
    if target != reorder.source {
      dataSource?.tableView(self, moveRowAt: reorder.source, to: target)
      UIView.animate(withDuration: duration) { self.moveRow(at: reorder.source, to: target) }
    } else {
      UIView.animate(withDuration: duration) {
        self.placeRows()
        cell.frame = self.rowRect(reorder.source)
      }
    }
    UIView.animate(withDuration: duration) {
      cell.layer.shadowOpacity = 0
    } completion: { [weak self, weak cell] _ in
      guard let self, let cell else { return }
      cell.clipsToBounds = self.style == .insetGrouped
    }
  }
}
