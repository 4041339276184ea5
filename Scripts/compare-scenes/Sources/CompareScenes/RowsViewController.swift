// SPDX-License-Identifier: MIT
import UIKit

/// A table with a row for each name, with actions at both sides.
final class RowsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()
  var rows: [String]

  init(_ rows: [String]) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (tableView.dataSource, tableView.delegate) = (self, self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = tableView }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    cell.accessoryType = indexPath.row % 2 == 0 ? .disclosureIndicator : .checkmark
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
      UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) },
    ])
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    ])
  }
}
