// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct SwipeActionTests {
  private func action(
    _ title: String, _ style: UIContextualAction.Style = .normal,
    done: @escaping (UIView) -> Bool = { _ in true }
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { _, view, completion in completion(done(view)) }
  }

  @Test func theRowFollowsTheTouchAndTheActionsFillTheRoomBesideIt() {
    let table = EditedTable()
    table.trailing = UISwipeActionsConfiguration(actions: [action("One"), action("Two")])
    let y = 100 + 60 * 2 + 30.0
    table.screen.stage.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(300, y)), .init(time: 0.4, at: .point(230, y)),
          .init(time: 2, at: .point(230, y)),
        ])
      ]))
    table.screen.stage.advance(by: 1)
    // The first ten points of 70 decide that it is a swipe.
    expect(Double(table.cell(2)?.frame.minX ?? 0), -60, within: 1e-6)
    #expect(table.actions?.frame == CGRect(x: 240, y: 120, width: 60, height: 60))
    // Both buttons are as wide as the narrowest button: each has half of the room, the first at the edge.
    let places = table.actions?.subviews.map(\.frame.minX) ?? []
    #expect(places == [0, 30])
    #expect(table.cell(1)?.frame.minX == 0)
  }

  @Test func aReleasedSwipeOpensPastTheMiddleOfTheActionsAlone() {
    for (travel, isOpen) in [(80.0, false), (90, true)] {
      let table = EditedTable()
      table.trailing = UISwipeActionsConfiguration(actions: [action("One"), action("Two")])
      // The actions are 148 points wide, of which 74 are half; ten points are no part of the swipe.
      table.swipe(1, from: 300, to: 300 - travel)
      #expect(table.cell(1)?.frame.minX == (isOpen ? -148 : 0))
      #expect((table.actions != nil) == isOpen)
      #expect(table.log == (isOpen ? ["willBegin 1"] : ["willBegin 1", "didEnd 1"]))
    }
  }

  @Test func aFlickOpensTheRow() {
    let table = EditedTable()
    table.trailing = UISwipeActionsConfiguration(actions: [action("One"), action("Two")])
    table.screen.perform(
      .pan(from: table.place(1, x: 300), to: table.place(1, x: 250), duration: 0.1))
    #expect(table.cell(1)?.frame.minX == -148)
  }

  @Test func aTouchedActionGetsItsButtonAndClosesTheRow() {
    let table = EditedTable()
    var touched: CGRect?
    table.trailing = UISwipeActionsConfiguration(actions: [
      action("One"),
      action("Two") {
        touched = $0.convert($0.bounds, to: table.view); return true
      },
    ])
    table.swipe(1, from: 300, to: 200)
    table.screen.perform(.tap(at: table.place(1, x: 20 + 300 - 148 + 10)))
    #expect(touched == CGRect(x: 152, y: 60, width: 74, height: 60))
    #expect(table.cell(1)?.frame.minX == 0)
    #expect(table.log == ["willBegin 1", "didEnd 1"])
  }

  @Test func aTouchElsewhereClosesTheRowAndSelectsNothing() {
    let table = EditedTable()
    table.trailing = UISwipeActionsConfiguration(actions: [action("One")])
    table.swipe(1, from: 300, to: 200)
    #expect(table.cell(1)?.frame.minX == -74)
    table.screen.perform(.tap(at: table.place(4)))
    #expect(table.cell(1)?.frame.minX == 0)
    #expect(table.log == ["willBegin 1", "didEnd 1"])
    table.screen.perform(.tap(at: table.place(4)))
    #expect(table.log.last == "didSelect 4")
  }

  @Test func aSwipeOverMostOfTheRowDoesTheFirstAction() {
    // Three fifths of 300 points, and ten that decide.
    for (travel, count) in [(185.0, 0), (195, 1)] {
      let table = EditedTable()
      var calls = 0
      table.trailing = UISwipeActionsConfiguration(actions: [
        action("One") { _ in
          calls += 1; return true
        }, action("Two"),
      ])
      table.swipe(1, from: 310, to: 310 - travel)
      #expect(calls == count)
      #expect(table.cell(1)?.frame.minX == (count == 1 ? 0 : -148))
    }
  }

  @Test func withoutAFullSwipeLessAndLessIsFollowed() {
    let table = EditedTable()
    let actions = UISwipeActionsConfiguration(actions: [action("One")])
    actions.performsFirstActionWithFullSwipe = false
    table.trailing = actions
    let y = 130.0
    table.screen.stage.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(310, y)), .init(time: 0.5, at: .point(60, y)),
          .init(time: 2, at: .point(60, y)),
        ])
      ]))
    table.screen.stage.advance(by: 1)
    // Of 240 points 166 are beyond the button: the formula of scroll views, of the row's width.
    let share: Double = 166 * 0.55 / 300
    let beyond: Double = (1 - 1 / (share + 1)) * 300
    expect(Double(table.cell(0)?.frame.minX ?? 0), -(74 + beyond), within: 1e-6)
  }

  @Test func leadingActionsAreAtTheOtherSide() {
    let table = EditedTable()
    table.leading = UISwipeActionsConfiguration(actions: [action("Pin")])
    table.swipe(3, from: 40, to: 140)
    #expect(table.cell(3)?.frame.minX == 74)
    #expect(table.actions?.frame == CGRect(x: 0, y: 180, width: 74, height: 60))
    // Nothing is at the trailing side of a row whose style is none.
    table.style = .none
    table.swipe(5, from: 300, to: 100)
    #expect(table.cell(5)?.frame.minX == 0)
  }

  @Test func sidesAreMirroredFromRightToLeft() {
    let table = EditedTable()
    table.view.semanticContentAttribute = .forceRightToLeft
    table.trailing = UISwipeActionsConfiguration(actions: [action("One")])
    table.swipe(1, from: 100, to: 200)
    #expect(table.cell(1)?.frame.minX == 74)
  }

  @Test func theUsualActionDeletesTheRow() {
    let table = EditedTable()
    table.swipe(1, from: 300, to: 200)
    table.screen.perform(.tap(at: table.place(1, x: 300)))
    #expect(table.log == ["willBegin 1", "commit delete 1", "didEnd nil"])
    #expect(table.shownNames == EditedTable.names(without: [1]))
    #expect(table.actions == nil)
  }

  @Test func aDestructiveActionThatOnlyChangesTheDataDeletesTheRow() {
    let table = EditedTable()
    table.trailing = UISwipeActionsConfiguration(actions: [
      action("Delete", .destructive) { _ in
        table.names.remove(at: 2); return true
      }
    ])
    table.swipe(2, from: 310, to: 40)
    #expect(table.shownNames == EditedTable.names(without: [2]))
    #expect(table.view.numberOfRows(inSection: 0) == 7)
  }

  @Test func rowsOfATableThatSaysNothingOfEditingStay() {
    let scene = TableScene(count: 4)
    scene.show()
    scene.screen.perform(.pan(from: .point(280, 120), to: .point(60, 120), duration: 0.3))
    #expect(scene.cell(0)?.frame.minX == 0)
    #expect(scene.view.subviews.contains { $0.layer.role == "swipe actions" } == false)
  }

  @Test func scrollingClosesTheRow() {
    let table = EditedTable((0..<30).map { "row \($0)" })
    table.trailing = UISwipeActionsConfiguration(actions: [action("One")])
    table.swipe(1, from: 300, to: 200)
    table.screen.perform(.pan(from: .point(100, 500), to: .point(100, 470), duration: 0.3))
    #expect(table.cell(1)?.frame.minX == 0)
    #expect(table.log.last == "didEnd 1")
  }

  @Test func rowActionsFromBeforeIOS11AreShown() {
    final class Delegate: NSObject, UITableViewDelegate {
      var paths: [IndexPath] = []
      func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
      { [UITableViewRowAction(style: .normal, title: "Go") { self.paths.append($1) }] }
    }
    let table = EditedTable()
    let delegate = Delegate()
    table.view.delegate = delegate
    table.swipe(2, from: 300, to: 200)
    table.screen.perform(.tap(at: table.place(2, x: 300)))
    #expect(delegate.paths == [IndexPath(row: 2, section: 0)])
  }
}
