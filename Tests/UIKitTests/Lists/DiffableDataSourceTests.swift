// SPDX-License-Identifier: MIT
import Filmstrip
import SeededNumbers
import Testing
import UIKit

@MainActor
@Suite struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  /// Any snapshot follows any other one: cells show what the last one says, whatever moved where.
  @Test func eachSnapshotIsShownAfterAnyOther() {
    var numbers = SeededNumbers(seed: 42)
    let stage = Stage()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 20)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (1, 1)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in cell.tag = item
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    stage.window.addSubview(view)
    for round in 0..<120 {
      var items = Array(0..<40).shuffled(using: &numbers)
      var sections: [(String, [Int])] = []
      for name in ["a", "b", "c", "d"].shuffled(using: &numbers) where Bool.random(using: &numbers)
      {
        let count = min(Int.random(in: 0...12, using: &numbers), items.count)
        sections.append((name, Array(items.prefix(count))))
        items.removeFirst(count)
      }
      source.apply(snapshot(sections), animatingDifferences: round % 3 > 0)
      if round % 4 == 0 { stage.settle() } else { stage.advance(by: 0.05) }
      let shown = view.indexPathsForVisibleItems.map { view.cellForItem(at: $0)?.tag ?? -1 }
      #expect(shown == sections.flatMap(\.1))
      #expect(view.numberOfSections == sections.count)
    }
    stage.settle()
    let cells = view.subviews.filter { $0 is UICollectionViewCell }
    #expect(cells.count == source.snapshot().numberOfItems)
    #expect(cells.allSatisfy { $0.alpha == 1 })
  }

  @Test func cellsThatStayMoveAndAreNotReplaced() {
    let stage = Stage()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    stage.window.addSubview(view)
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
    stage.advance(by: 0)
    let one = view.cellForRow(at: IndexPath(row: 0, section: 0))
    source.apply(snapshot([("a", [2, 3]), ("b", [4, 1])]))
    stage.settle()
    #expect(view.cellForRow(at: IndexPath(row: 1, section: 1)) === one)
    #expect(view.visibleCells.compactMap { $0.textLabel?.text } == ["2", "3", "4", "1"])
    #expect(source.indexPath(for: 1) == IndexPath(row: 1, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 2)
  }

  @Test func snapshotsKeepTheOrderOfTheirItems() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [])])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 3)
    snapshot.moveItem(1, afterItem: 8)
    snapshot.appendItems([5])
    snapshot.deleteItems([3, 77])
    snapshot.insertSections(["0"], beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["0", "a", "b"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [9, 2, 8, 1])
    #expect(snapshot.itemIdentifiers == [9, 2, 8, 1, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    #expect(snapshot.indexOfItem(8) == 2)
  }
}
