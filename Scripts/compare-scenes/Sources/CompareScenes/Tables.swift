// SPDX-License-Identifier: MIT
import FilmstripCLI
import UIKit

private let names = ["Ada", "Bela", "Cleo", "Dora", "Emil", "Finn", "Gaia", "Hugo"]

private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

/// Rows go, come, move and change in one batch; then the table is edited.
@MainActor
func tableUpdates() -> PreparedScene {
  let list = RowsViewController(names)
  return PreparedScene(list) {
    list.tableView.performBatchUpdates {
      list.rows = ["Gaia", "Ada", "Cleo", "Ines", "Dora, changed", "Emil", "Finn", "Hugo"]
      list.tableView.deleteRows(at: [path(1)], with: .left)
      list.tableView.moveRow(at: path(6), to: path(0))
      list.tableView.insertRows(at: [path(3)], with: .right)
      list.tableView.reloadRows(at: [path(3)], with: .fade)
    } completion: { _ in
      list.tableView.setEditing(true, animated: true)
    }
  }
}

/// Touches open the actions of two rows, one after the other.
@MainActor
func tableSwipe() -> PreparedScene { PreparedScene(RowsViewController(names)) {} }

/// Code selects and deselects rows, and a touch selects another.
@MainActor
func tableSelection() -> PreparedScene {
  let list = RowsViewController(names)
  list.tableView.allowsMultipleSelection = true
  return PreparedScene(
    list,
    prepare: { list.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none) }
  ) {
    list.tableView.selectRow(at: path(2), animated: true, scrollPosition: .none)
    after(0.4) { list.tableView.deselectRow(at: path(1), animated: true) }
    after(0.6) { list.tableView.deselectRow(at: path(4), animated: true) }
  }
}

/// The sections of a diffable data source, whose titles are their identifiers.
private final class Sections: UITableViewDiffableDataSource<String, String> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sectionIdentifier(for: section) }
}

/// Sections and their rows come, go and change places.
@MainActor
func tableSections() -> PreparedScene {
  let list = UITableViewController(style: .grouped)
  list.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  let source = Sections(tableView: list.tableView) { table, path, name in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel?.text = name
    return cell
  }
  func snapshot(
    _ sections: KeyValuePairs<String, [String]>
  ) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (name, rows) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(rows, toSection: name)
    }
    return snapshot
  }
  source.defaultRowAnimation = .fade
  source.apply(
    snapshot(["Today": ["Ada", "Bela"], "Later": ["Cleo", "Dora"], "Done": ["Emil"]]),
    animatingDifferences: false)
  return PreparedScene(list, keeping: source) {
    source.apply(
      snapshot(["New": ["Finn"], "Today": ["Cleo", "Ada", "Bela"], "Later": ["Emil", "Dora"]]))
  }
}
