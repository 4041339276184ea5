// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

/// A table of 300 × 600 points with rows of 60 points that can be swiped, edited and moved.
@MainActor
final class EditedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let screen = TouchedScreen()
  let view: UITableView
  var names: [String]
  var log: [String] = []
  var trailing: UISwipeActionsConfiguration?
  var leading: UISwipeActionsConfiguration?
  var style = UITableViewCell.EditingStyle.delete
  var target: ((IndexPath, IndexPath) -> IndexPath)?

  init(_ names: [String] = (0..<8).map { "row \($0)" }, style: UITableView.Style = .plain) {
    self.names = names
    view = UITableView(frame: CGRect(x: 20, y: 100, width: 300, height: 600), style: style)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.rowHeight = 60
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (self, self)
    screen.window.addSubview(view)
    screen.stage.advance(by: 0)
  }

  static func names(without rows: [Int]) -> [String] {
    (0..<8).filter { !rows.contains($0) }.map { "row \($0)" }
  }

  var shownNames: [String] { view.visibleCells.compactMap { $0.textLabel?.text } }
  func cell(_ row: Int) -> UITableViewCell? { view.cellForRow(at: IndexPath(row: row, section: 0)) }

  func place(_ row: Int, x: Double = 170) -> Gesture.Location {
    .point(x, 100 + 60 * Double(row) + 30)
  }

  /// Moves a touch over a row to the side, and leaves it there for so long that it has no velocity.
  func swipe(_ row: Int, from start: Double, to end: Double) {
    let y = 100 + 60 * Double(row) + 30
    screen.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(start, y)), .init(time: 0.5, at: .point(end, y)),
          .init(time: 1, at: .point(end, y)),
        ])
      ]))
  }

  var actions: UIView? { view.subviews.first { $0.layer.role == "swipe actions" } }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.row)")
    guard editingStyle == .delete else {
      names.insert("new", at: indexPath.row)
      return tableView.insertRows(at: [indexPath], with: .automatic)
    }
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target?(sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { style }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing ?? tableView.usualActionsForTests(indexPath) }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("willBegin \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
}

/// A delegate that has no methods of its own.
private final class SilentDelegate: NSObject, UITableViewDelegate {}

extension UITableView {
  /// What a delegate without the method answers; it asks the present one for the style.
  @MainActor
  func usualActionsForTests(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    SilentDelegate().tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }
}
