// SPDX-License-Identifier: MIT
import Filmstrip
import SeededNumbers
import Testing
import UIKit

@MainActor
@Suite struct TableEditingTests {
  private func part(_ role: String, of cell: UITableViewCell?) -> UIView? {
    cell?.subviews.first { $0.layer.role == role }
  }

  @Test func contentIsMovedInWhileEditing() {
    let table = EditedTable()
    table.view.setEditing(true, animated: true)
    table.screen.stage.settle()
    let cell = table.cell(1)
    #expect(cell?.isEditing == true)
    #expect(cell?.editingStyle == .delete)
    // 38 points at the beginning, and the control that moves the row at the end.
    #expect(cell?.contentView.frame.minX == 38)
    #expect(cell?.contentView.frame.maxX == 256)
    #expect(part("reorder control", of: cell)?.frame.maxX == 300)
    table.view.setEditing(false, animated: true)
    table.screen.stage.settle()
    #expect(cell?.contentView.frame.size.width == 300)
    #expect(part("edit control", of: cell) == nil)
    #expect(part("reorder control", of: cell) == nil)
  }

  @Test func theControlForDeletingShowsTheButtonThatDeletes() {
    let table = EditedTable()
    table.view.isEditing = true
    table.screen.stage.settle()
    table.screen.perform(.tap(at: table.place(1, x: 46)))
    #expect(table.cell(1)?.showingDeleteConfirmation == true)
    #expect(table.cell(2)?.showingDeleteConfirmation == false)
    table.screen.perform(.tap(at: table.place(1, x: 300)))
    #expect(table.log.contains("commit delete 1"))
    #expect(table.shownNames.first == "row 0" && !table.shownNames.contains("row 1"))
  }

  @Test func theControlForInsertingInsertsAtOnce() {
    let table = EditedTable()
    table.style = .insert
    table.view.isEditing = true
    table.screen.stage.settle()
    table.screen.perform(.tap(at: table.place(2, x: 46)))
    #expect(table.log == ["commit insert 2"])
    #expect(table.shownNames[2] == "new")
  }

  @Test func severalRowsAreChosenWhileEditing() {
    let table = EditedTable()
    table.view.allowsMultipleSelectionDuringEditing = true
    table.view.allowsSelectionDuringEditing = true
    table.view.isEditing = true
    table.screen.stage.settle()
    table.screen.perform(.tap(at: table.place(1)))
    table.screen.perform(.tap(at: table.place(3)))
    #expect(table.view.indexPathsForSelectedRows?.map(\.row) == [1, 3])
  }

  @Test func cellsThatComeIntoViewAreEditedToo() {
    let table = EditedTable((0..<40).map { "row \($0)" })
    table.view.isEditing = true
    table.view.contentOffset.y = 900
    table.screen.stage.settle()
    #expect(table.view.visibleCells.allSatisfy { $0.contentView.frame.minX == 38 })
    #expect(table.view.visibleCells.count > 9)
  }

  @Test func aRowIsMovedByItsControl() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<12 {
      let table = EditedTable()
      table.view.isEditing = true
      table.screen.stage.settle()
      let from = Int.random(in: 0..<8, using: &numbers)
      let to = Int.random(in: 0..<8, using: &numbers)
      var expected = table.names
      expected.insert(expected.remove(at: from), at: to)
      table.screen.perform(
        .touches([
          Gesture.Touch([
            .init(time: 0, at: table.place(from, x: 298)),
            .init(time: 0.6, at: table.place(to, x: 298)),
            .init(time: 1, at: table.place(to, x: 298)),
          ])
        ]))
      #expect(table.names == expected, "from \(from) to \(to)")
      #expect(table.shownNames == expected, "from \(from) to \(to)")
      #expect(table.log == (from == to ? [] : ["move \(from) \(to)"]))
      for row in 0..<8 { #expect(table.cell(row)?.frame.minY == CGFloat(row) * 60) }
    }
  }

  @Test func otherRowsGiveWayAndTheDelegateMayChooseThePlace() {
    let table = EditedTable()
    // No row may be moved beyond the fourth.
    table.target = { _, proposed in IndexPath(row: min(proposed.row, 3), section: 0) }
    table.view.isEditing = true
    table.screen.stage.settle()
    table.screen.stage.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: table.place(1, x: 298)), .init(time: 0.5, at: table.place(6, x: 298)),
          .init(time: 3, at: table.place(6, x: 298)),
        ])
      ]))
    table.screen.stage.advance(by: 2)
    #expect([0, 2, 3, 4].map { table.cell($0)?.frame.minY } == [0, 60, 120, 240])
    #expect(table.cell(1)?.frame.minY == 360)
    table.screen.stage.settle()
    #expect(table.log == ["move 1 3"])
  }

  @Test func theEditButtonEditsTheTableOfItsController() {
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let screen = TouchedScreen()
    let list = List(style: .plain)
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    screen.window.rootViewController = UINavigationController(rootViewController: list)
    screen.stage.settle()
    #expect(list.editButtonItem.title == "Edit")
    screen.perform(.tap(at: .point(365, 81)))
    #expect(list.editButtonItem.title == "Done")
    #expect(list.tableView.isEditing)
  }
}
