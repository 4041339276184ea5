// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import SeededNumbers
import Testing
import UIKit

@MainActor
@Suite struct UITableViewTests {
  private func scene(_ count: Int, style: UITableView.Style = .plain) -> TableScene {
    let scene = TableScene(count: count, style: style)
    scene.heights = { _ in 100 }
    scene.show()
    return scene
  }

  // MARK: Places

  @Test func rowsLieBelowEachOther() {
    var numbers = SeededNumbers(seed: 7)
    let heights = (0..<3).map { _ in
      (0..<40).map { _ in Double(Int.random(in: 0...90, using: &numbers)) }
    }
    let scene = TableScene(heights.map { $0.map { "\($0)" } })
    scene.heights = { CGFloat(heights[$0.section][$0.row]) }
    scene.view.sectionHeaderTopPadding = 3
    scene.view.sectionHeaderHeight = 20
    scene.view.sectionFooterHeight = 8
    scene.headers = ["a", "b", "c"]
    scene.show()
    var place = 0.0
    for section in 0..<3 {
      #expect(
        scene.view.rectForHeader(inSection: section)
          == CGRect(x: 0, y: place + 3, width: 300, height: 20))
      place += 23
      for row in 0..<40 {
        #expect(
          scene.rect(row, section)
            == CGRect(x: 0, y: place, width: 300, height: heights[section][row]))
        place += heights[section][row]
      }
      expect(scene.view.rectForFooter(inSection: section).minY, place, within: 1e-9)
      place += 8
    }
    #expect(scene.view.contentSize == CGSize(width: 300, height: place))
    // What is visible is what reaches into the view.
    for offset in stride(from: 0, through: place - 600, by: 137) {
      scene.view.contentOffset.y = offset
      scene.stage.advance(by: 0)
      var expected: [IndexPath] = []
      for section in 0..<3 {
        for row in 0..<40 {
          let rect = scene.rect(row, section)
          if rect.minY < offset + 600, rect.maxY > offset {
            expected.append(IndexPath(row: row, section: section))
          }
        }
      }
      #expect(
        scene.view.indexPathsForVisibleRows?.filter { scene.view.rectForRow(at: $0).height > 0 }
          == expected)
    }
  }

  @Test func aRowWithOneLineIs44PointsHigh() {
    let scene = TableScene(count: 3)
    scene.show()
    #expect(scene.rect(1) == CGRect(x: 0, y: 44, width: 300, height: 44))
    #expect(scene.cell(1)?.contentView.accessibilityIdentifier == "own content")
  }

  @Test func rowsGrowWithTheirText() {
    let scene = TableScene([["short", String(repeating: "words that need lines ", count: 12)]])
    scene.show()
    #expect(scene.rect(0).height == 44)
    #expect(scene.rect(1).height > 100)
    // Nothing of the text is lost: the label has the height that it asks for.
    let label = scene.cell(1)?.textLabel
    #expect(
      (label?.bounds.height ?? 0) >= label?.sizeThatFits(
        CGSize(width: label?.bounds.width ?? 0, height: .greatestFiniteMagnitude)
      ).height ?? 1)
  }

  @Test func rowsFollowTheConstraintsOfTheirContent() {
    final class Tall: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: 123),
        ])
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let scene = TableScene(count: 20)
    scene.view.register(Tall.self, forCellReuseIdentifier: "cell")
    scene.view.separatorStyle = .none
    scene.show()
    #expect(scene.rect(3) == CGRect(x: 0, y: 429, width: 300, height: 143))
    #expect(scene.names.count == 5)
  }

  @Test func headersOfPlainTablesStayAtTheTop() {
    let scene = TableScene([Array(repeating: "", count: 10), Array(repeating: "", count: 10)])
    scene.heights = { _ in 100 }
    scene.headers = ["one", "two"]
    scene.view.sectionHeaderTopPadding = 0
    scene.view.sectionHeaderHeight = 30
    scene.show()
    scene.view.contentOffset.y = 500
    scene.stage.advance(by: 0)
    #expect(scene.view.headerView(forSection: 0)?.frame.minY == 500)
    // The second section begins at 1,030.
    scene.view.contentOffset.y = 1_010
    scene.stage.advance(by: 0)
    #expect(scene.view.headerView(forSection: 0)?.frame.minY == 1_000)
    #expect(scene.view.headerView(forSection: 1)?.frame.minY == 1_030)
    #expect(scene.view.headerView(forSection: 1)?.textLabel?.text == "two")
  }

  @Test func theTablesOwnHeaderAndFooterSurroundTheSections() {
    let scene = scene(3)
    scene.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    scene.view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    scene.stage.advance(by: 0)
    #expect(scene.rect(0).minY == 80)
    #expect(scene.view.tableFooterView?.frame == CGRect(x: 0, y: 380, width: 300, height: 40))
    #expect(scene.view.contentSize.height == 420)
  }

  @Test func insetSectionsHaveRoundCornersAndRoomBeside() {
    let scene = scene(3, style: .insetGrouped)
    #expect(scene.cell(0)?.frame.minX == 16)
    #expect(scene.cell(0)?.frame.width == 268)
    #expect(scene.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(scene.cell(1)?.layer.cornerRadius == 0)
    #expect(scene.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  // MARK: Reuse and selection

  @Test func cellsAreMadeForWhatIsVisibleAndUsedAgain() {
    let scene = scene(10_000)
    #expect(scene.names == (0..<6).map { "row \($0)" })
    let first = scene.cell(0) as? TableScene.Cell
    scene.view.contentOffset.y = 150
    scene.stage.advance(by: 0)
    #expect(first?.reuseCount == 1)
    #expect(scene.view.visibleCells.contains { $0 === first })
    scene.view.scrollToRow(at: IndexPath(row: 9_999, section: 0), at: .bottom, animated: false)
    scene.stage.advance(by: 0)
    #expect(scene.names.last == "row 9999")
    #expect(scene.view.subviews.filter { $0 is UITableViewCell }.count <= 8)
  }

  @Test func aTapSelectsAndTheCellShowsIt() {
    let scene = scene(10)
    scene.screen.perform(.tap(at: .point(100, 100 + 250)))
    #expect(scene.log == ["didHighlight 2", "willSelect 2", "didUnhighlight 2", "didSelect 2"])
    let background = scene.cell(2)?.subviews.first { $0.layer.role == "selection" }
    #expect(background?.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    scene.log = []
    scene.screen.perform(.tap(at: .point(100, 100 + 50)))
    #expect(scene.log.suffix(2) == ["didDeselect 2", "didSelect 0"])
    #expect(background?.superview == nil)
    #expect(scene.view.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test func aSelectionThatIsTakenBackFades() {
    let scene = scene(10)
    scene.view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let background = scene.cell(1)?.subviews.first { $0.layer.role == "selection" }
    scene.stage.advance(by: 0)
    scene.view.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    scene.stage.advance(by: 0.15)
    expect(background?.layer.presentation()?.opacity, 0.5, within: 0.02)
    scene.stage.settle()
    #expect(background?.superview == nil)
  }

  @Test func aDragDoesNotSelect() {
    let scene = scene(20)
    scene.screen.perform(.pan(from: .point(100, 500), to: .point(100, 300), duration: 0.5))
    #expect(!scene.log.contains { $0.hasPrefix("didSelect") })
    #expect(scene.view.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, 1_000.0), (.middle, 750), (.bottom, 500), (.none, 500),
  ])
  func scrollingPutsARowAtAPosition(_ position: UITableView.ScrollPosition, _ offset: Double) {
    let scene = scene(50)
    scene.view.scrollToRow(at: IndexPath(row: 10, section: 0), at: position, animated: true)
    scene.stage.settle()
    expect(scene.view.contentOffset.y, offset, within: 1e-6)
  }

  // MARK: Changes

  @Test func insertedRowsComeAndTheOthersMakeRoom() {
    let scene = scene(4)
    let second = scene.cell(1)
    scene.data[0].insert("new", at: 1)
    scene.view.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    scene.stage.advance(by: 0.15)
    expect(second?.layer.presentation()?.position.y, 200, within: 1)
    expect(scene.cell(1)?.layer.presentation()?.opacity, 0.5, within: 0.02)
    scene.stage.settle()
    #expect(scene.cell(2) === second)
    #expect(scene.names == ["row 0", "new", "row 1", "row 2", "row 3"])
  }

  @Test func deletedRowsLeaveToTheSideThatCodeSays() {
    let scene = scene(9)
    let gone = scene.cell(0)
    scene.data[0].removeFirst()
    scene.view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
    scene.stage.advance(by: 0.15)
    expect(gone?.layer.presentation()?.position.x, 0, within: 2)
    // What comes from below was there before.
    expect(scene.cell(5)?.layer.presentation()?.position.y, 600, within: 1)
    scene.stage.settle()
    #expect(gone?.superview == nil)
    #expect(scene.names == (1..<7).map { "row \($0)" })
  }

  @Test func updatesWithoutChangesAskForHeightsAgain() {
    let scene = scene(5)
    scene.heights = { $0.row == 1 ? 200 : 100 }
    scene.view.beginUpdates()
    scene.view.endUpdates()
    scene.stage.advance(by: 0.15)
    expect(scene.cell(1)?.layer.presentation()?.bounds.height, 150, within: 1)
    scene.stage.settle()
    #expect(scene.rect(2).minY == 300)
  }

  @Test func rowsAndSectionsChangeInOneBatch() {
    let scene = TableScene([["a", "b", "c"], ["d"]])
    scene.show()
    var isFinished: Bool?
    scene.view.performBatchUpdates {
      scene.data = [["c", "a"], ["x"], ["d"]]
      scene.view.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      scene.view.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
      scene.view.insertSections([1], with: .top)
    } completion: {
      isFinished = $0
    }
    scene.stage.settle()
    #expect(isFinished == true)
    #expect(scene.names == ["c", "a", "x", "d"])
  }

  @Test func theControllerTakesTheSelectionBackAsItAppears() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        5
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: "row")
        cell.textLabel?.text = "Row"
        cell.detailTextLabel?.text = "\(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(UIViewController(), animated: true)
      }
    }
    let screen = TouchedScreen()
    let rows = Rows(style: .insetGrouped)
    let navigation = UINavigationController(rootViewController: rows)
    screen.window.rootViewController = navigation
    screen.stage.advance(by: 0)
    let middle = rows.tableView.visibleCells[2].convert(CGPoint(x: 100, y: 20), to: nil)
    screen.perform(.tap(at: .point(Double(middle.x), Double(middle.y))))
    #expect(navigation.viewControllers.count == 2)
    #expect(rows.tableView.indexPathForSelectedRow?.row == 2)
    navigation.popViewController(animated: true)
    screen.stage.settle()
    #expect(rows.tableView.indexPathForSelectedRow == nil)
  }
}
