// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct SearchTests {
  private final class Log: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
    UISearchResultsUpdating
  {
    var lines: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      lines.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "!" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      lines.append("scope \(scope)")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      lines.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      lines.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      lines.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      lines.append("didDismiss")
    }
    func updateSearchResults(for searchController: UISearchController) {
      lines.append("update \(searchController.searchBar.text ?? "")")
    }
  }

  /// A table in a navigation controller whose item has a search.
  @MainActor
  private struct SearchedScreen {
    let screen = TouchedScreen()
    let list = UITableViewController(style: .plain)
    let results = UIViewController()
    let search: UISearchController
    let log = Log()

    init(withResults: Bool = true) {
      search = UISearchController(searchResultsController: withResults ? results : nil)
      search.delegate = log
      search.searchResultsUpdater = log
      list.navigationItem.title = "List"
      list.navigationItem.searchController = search
      list.tableView.contentInset.bottom = 2_000
      screen.window.rootViewController = UINavigationController(rootViewController: list)
      screen.stage.settle()
    }

    var bar: UINavigationBar? { list.navigationController?.navigationBar }
  }

  @Test func theFieldLeavesRoomForTheCancelButton() {
    let screen = TouchedScreen()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    screen.window.addSubview(bar)
    screen.stage.advance(by: 0)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    bar.setShowsCancelButton(true, animated: true)
    screen.stage.settle()
    let button = bar.subviews.compactMap { $0 as? UIButton }.first
    #expect(button?.alpha == 1)
    expect(Double(button?.frame.maxX ?? 0), 312, within: 1e-9)
    expect(
      Double(bar.searchTextField.frame.maxX), Double(button?.frame.minX ?? 0) - 8, within: 1e-9)
  }

  @Test func theDelegateIsNotifiedAsTheTextChanges() {
    let screen = TouchedScreen()
    let (bar, log) = (UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56)), Log())
    bar.delegate = log
    bar.scopeButtonTitles = ["All", "Some"]
    bar.showsScopeBar = true
    screen.window.addSubview(bar)
    screen.stage.advance(by: 0)
    screen.perform(.tap(at: .point(150, 128)))
    bar.searchTextField.insertText("a")
    bar.searchTextField.insertText("!")
    bar.searchTextField.insertText("\n")
    // The scopes lie below the field: the right half is the second one.
    #expect(bar.bounds.height == 100)
    screen.perform(.tap(at: .point(250, 100 + 70)))
    bar.resignFirstResponder()
    #expect(log.lines == ["begin", "text a", "search", "scope 1", "end"])
    // Code that sets the text is not told of it.
    bar.text = "other"
    #expect(log.lines.count == 5)
  }

  @Test func theBarOfAnItemHasThePlaceBelowTheTitle() {
    let shown = SearchedScreen()
    // 44 points, and 52 for the search.
    #expect(shown.bar?.bounds.height == 96)
    #expect(shown.list.tableView.adjustedContentInset.top == 155)
    let field = shown.search.searchBar.searchTextField
    #expect(
      field.convert(field.bounds, to: shown.bar) == CGRect(x: 16, y: 45, width: 361, height: 36))
  }

  @Test func scrolledContentGoesUnderTheSearchBar() {
    let shown = SearchedScreen()
    shown.list.tableView.contentOffset.y += 30
    shown.screen.stage.advance(by: 0)
    #expect(shown.bar?.bounds.height == 66)
    shown.list.tableView.contentOffset.y += 60
    shown.screen.stage.advance(by: 0)
    #expect(shown.bar?.bounds.height == 44)
    shown.list.navigationItem.hidesSearchBarWhenScrolling = false
    shown.screen.stage.advance(by: 0)
    #expect(shown.bar?.bounds.height == 96)
  }

  @Test func theLargeTitleIsCoveredAfterTheSearchBar() {
    let shown = SearchedScreen()
    shown.bar?.prefersLargeTitles = true
    shown.screen.stage.settle()
    #expect(shown.bar?.bounds.height == 148)
    shown.list.tableView.contentOffset.y = -shown.list.tableView.adjustedContentInset.top + 70
    shown.screen.stage.advance(by: 0)
    #expect(shown.bar?.bounds.height == 78)
  }

  @Test func aSearchBeginsWithATouchAndEndsWithCancel() {
    let shown = SearchedScreen()
    shown.screen.perform(.tap(at: .point(200, 59 + 63)))
    #expect(shown.search.isActive)
    #expect(shown.bar?.bounds.height == 52)
    #expect(shown.search.parent === shown.list)
    #expect(shown.results.viewIfLoaded?.superview == nil)
    shown.search.searchBar.searchTextField.insertText("x")
    shown.screen.stage.settle()
    #expect(shown.results.parent === shown.search)
    #expect(shown.results.view.isHidden == false)
    shown.screen.perform(.tap(at: .point(350, 59 + 19)))
    #expect(!shown.search.isActive)
    #expect(shown.search.parent == nil)
    #expect(shown.bar?.bounds.height == 96)
    #expect(
      shown.log.lines == [
        "willPresent", "update ", "didPresent", "update x", "willDismiss", "update ", "didDismiss",
      ])
  }

  @Test func aTouchBesideTheSearchEndsIt() {
    let shown = SearchedScreen()
    shown.search.isActive = true
    shown.screen.stage.settle()
    shown.screen.perform(.tap(at: .point(200, 600)))
    #expect(!shown.search.isActive)
  }

  @Test func aSearchWithoutResultsOfItsOwnLeavesTheListToBeTouched() {
    let shown = SearchedScreen(withResults: false)
    shown.search.obscuresBackgroundDuringPresentation = false
    shown.search.isActive = true
    shown.screen.stage.settle()
    shown.screen.perform(.tap(at: .point(200, 600)))
    #expect(shown.search.isActive)
  }
}

@MainActor
@Suite struct UIRefreshControlTests {
  @Test func aPullRefreshesOnceAndTheContentStaysBelowTheControl() {
    let screen = TouchedScreen()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 393, height: 2_000)
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    view.refreshControl = control
    screen.window.addSubview(view)
    screen.perform(.pan(from: .point(200, 200), to: .point(200, 260), duration: 0.5))
    #expect(count == 0)
    #expect(view.contentOffset.y == 0)
    screen.stage.perform(.pan(from: .point(200, 200), to: .point(200, 600), duration: 0.5))
    screen.stage.advance(by: 3)
    #expect(count == 1)
    #expect(control.isRefreshing)
    #expect(view.contentOffset.y == -60)
    #expect(view.contentInset.top == 60)
    control.endRefreshing()
    screen.stage.settle()
    #expect(view.contentOffset.y == 0)
    #expect(view.contentInset.top == 0)
  }

  @Test func codeThatBeginsRefreshingTakesTheRoomAndSendsNothing() {
    let screen = TouchedScreen()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.contentInsetAdjustmentBehavior = .never
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    view.addSubview(control)
    screen.window.addSubview(view)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(view.contentInset.top == 60)
    control.endRefreshing()
    control.endRefreshing()
    screen.stage.settle()
    #expect(view.contentInset.top == 0)
    #expect(count == 0)
  }
}
