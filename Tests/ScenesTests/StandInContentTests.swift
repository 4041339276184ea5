// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@testable import FilmstripScenes

/// What screens show in the place of files that are not read.
@MainActor @Suite struct StandInContentTests {
  private final class Plain: UIViewController {}

  private final class Own: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
  }

  private final class Kept: @unchecked Sendable { var screens: [UIViewController] = [] }

  private func record(_ make: @escaping @MainActor @Sendable () -> UIViewController) throws -> (
    trial: TrialCase, screen: UIViewController
  ) {
    let kept = Kept()
    var registry = SceneRegistry()
    registry.addScreen("from") { StandInScreen("From") }
    registry.addScreen("to") {
      kept.screens = [make()]
      return kept.screens[0]
    }
    registry.addForthAndBack(.present) { _ in nil }
    let text = "device: iphone-15\nscenes:\n  a: { transition: forth, from: from, to: to }\n"
    let cases = try SceneFile(Data(text.utf8), path: "s.yaml", registry: registry).cases
    let recorder = SceneRecorder(registry: registry)
    let recording = try recorder.record(cases[0])
    return (TrialCase("a", recording, [], notes: recorder.notes), kept.screens[0])
  }

  @Test func anEmptyScreenShowsWhatAStandInDoesAndItIsSaid() throws {
    let (trial, screen) = try record { Plain() }
    #expect(screen.view.backgroundColor == .systemOrange)
    #expect(
      trial.notes == [
        "Plain has an empty view without its storyboard or nib: it shows what a stand-in does"
      ])
    let own = try record { Own() }
    #expect(own.screen.view.backgroundColor == nil)
    #expect(own.trial.notes == [])
  }

  @Test func whatPaintsNothingIsNotSeenToMove() {
    func node(
      _ id: Int, x: Double, opacity: Double = 1, isPainted: Bool = false, _ more: [Node] = []
    )
      -> Node
    {
      var node = Node(
        id: id, className: "UIView",
        geometry: Geometry(frame: CGRect(x: x, y: 0, width: 9, height: 9)))
      node.opacity = opacity
      node.children = more
      if isPainted { node.content = [.paint(.color(Color.white))] }
      return node
    }
    func seen(_ parts: [Node]) -> Node? { node(0, x: 0, parts).visible }
    #expect(seen([node(1, x: 0)]) == nil)
    #expect(seen([node(1, x: 0, opacity: 0, isPainted: true)]) == nil)
    #expect(
      seen([node(1, x: 0), node(2, x: 3, isPainted: true)])
        == seen([node(1, x: 5), node(2, x: 3, isPainted: true)]))
    #expect(
      seen([node(1, x: 0, [node(2, x: 3, isPainted: true)])])
        != seen([node(1, x: 5, [node(2, x: 3, isPainted: true)])]))
  }

  @Test func outletsHaveThePlacesOfTheirNames() {
    let screen = Plain()
    let outlets = StandInOutlets()
    let scroll = outlets.add(UIScrollView())
    let background = outlets.add(UIView(), isBackground: true)
    let card = outlets.add(UIView())
    outlets.place(in: screen, isTo: true)
    let bounds = screen.view.bounds
    #expect(scroll.frame == bounds && background.frame == bounds && card.frame.height == 120)
    #expect(scroll.contentSize.height > bounds.height)
    let order = [background, scroll, card].compactMap { screen.view.subviews.firstIndex(of: $0) }
    #expect(order == order.sorted() && order.count == 3)
    #expect(!outlets.constraint().isActive)
  }

  @Test func outletsThatAreNoViewsBelongToTheirView() {
    let screen = Plain()
    let outlets = StandInOutlets()
    let list = outlets.add(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    let layout = outlets.add(UICollectionViewFlowLayout())
    let tap = outlets.add(UITapGestureRecognizer())
    outlets.place(in: screen)
    #expect(list.collectionViewLayout === layout && tap.view === screen.view)
  }

  /// What an animator of zooms asks a list for: the selected item, its cell, and those that are seen.
  @Test func listsHaveASelectedItemThatIsSeen() throws {
    let stage = Stage()
    let (collection, table) = (StandInCollection("From"), StandInTable("To"))
    let navigation = UINavigationController(rootViewController: collection)
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
    let item = try #require(collection.collectionView.indexPathsForSelectedItems?.first)
    let cell = try #require(collection.collectionView.cellForItem(at: item))
    #expect(item.item == 2 && cell.contentView.subviews.first is UIImageView)
    #expect(collection.collectionView.visibleCells.count > 4)
    navigation.pushViewController(table, animated: false)
    stage.advance(by: 0)
    #expect(table.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(table.tableView.visibleCells.count == 8)
    #expect(table.view.backgroundColor != collection.view.backgroundColor)
  }

  /// An animator that is made with a list asks it for a cell.
  @Test func aScreenHasListsOfWhichCellsAreSeen() throws {
    let stage = Stage()
    let (screen, collection) = (StandInScreen("From"), StandInCollection("From"))
    stage.window.rootViewController = screen
    let (items, rows) = (screen.standInCollectionView, screen.standInTableView)
    #expect(items === screen.standInCollectionView && rows === screen.standInTableView)
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(items.cellForItem(at: path))
    #expect(screen.view.bounds.contains(cell.convert(cell.bounds, to: screen.view)))
    #expect(rows.cellForRow(at: path) != nil)
    stage.window.rootViewController = UINavigationController(rootViewController: collection)
    #expect(collection.navigationController?.standInCollectionView === collection.collectionView)
  }

  private final class Viewer: UIViewController, UIScrollViewDelegate {
    weak var picture: UIImageView!
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  }

  @Test func whatAScrollViewZoomsFillsIt() {
    let (screen, outlets) = (Viewer(), StandInOutlets())
    let scroll = outlets.add(UIScrollView())
    screen.picture = outlets.add(UIImageView())
    outlets.place(in: screen)
    #expect(screen.picture.superview === scroll && scroll.delegate === screen)
    #expect(screen.picture.frame == screen.view.bounds && scroll.contentSize == .zero)
    #expect(screen.picture.image?.size == StandInScreen.image.size)
  }

  private final class Card: UIView {
    var content: UIView!
    weak var label: UILabel!
  }

  @Test func whatANibsOwnerAddsHasTheOtherOutlets() throws {
    let stage = Stage()
    StandInNib.install([
      StandInNib(["Card"], Card.self) { card, outlets in
        card.content = outlets.add(UIView(), isContent: true)
        card.label = outlets.add(UILabel())
      }
    ])
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let loaded = Bundle.main.loadNibNamed("Card", owner: card, options: nil)
    #expect(loaded?.first as? UIView === card.content)
    #expect(card.label?.superview === card.content && card.content.bounds == card.bounds)
    withExtendedLifetime(stage) {}
  }

  private class Titled: UIViewController {
    weak var label: UILabel!
    override func viewDidLoad() { label.text = "loaded" }
  }
  private final class Subtitled: Titled { override func viewDidLoad() {} }

  @Test func aControllerThatTheAppMakesHasItsOutletsWhenItLoads() {
    let stage = Stage()
    StandInController.install([
      StandInController(Titled.self) { $0.label = $1.add(UILabel()) }
    ])
    let (controller, other) = (Titled(nibName: "Titled", bundle: nil), Subtitled())
    controller.loadViewIfNeeded()
    other.loadViewIfNeeded()
    #expect(controller.label?.text == "loaded" && controller.label?.superview === controller.view)
    #expect(other.label == nil)
    withExtendedLifetime(stage) {}
  }

  @Test func screensAndViewsAreFoundInsideOfContainers() {
    let (screen, card) = (StandInScreen("To"), UIView())
    let navigation = UINavigationController(rootViewController: screen)
    #expect(navigation.screen(as: StandInScreen.self) === screen)
    #expect(navigation.standInTile === screen.tile && navigation.standInPicture === screen.picture)
    #expect(navigation.placing(card).frame == StandInScreen.tileFrame)
    #expect(card.superview === screen.view)
  }
}
