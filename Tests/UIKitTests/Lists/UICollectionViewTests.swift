// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewTests {
  private func scene(_ count: Int) -> CollectionScene {
    let scene = CollectionScene(count: count)
    let flow = scene.layout as? UICollectionViewFlowLayout
    flow?.itemSize = CGSize(width: 300, height: 90)
    scene.show()
    return scene
  }

  @Test func cellsAreMadeForWhatIsVisibleAndUsedAgain() {
    let scene = scene(10_000)
    // 600 points have room for six of 100; the seventh begins where the view ends.
    #expect(scene.names == ["0", "1", "2", "3", "4", "5"])
    let first = scene.cell(0)
    scene.view.contentOffset.y = 150
    scene.stage.advance(by: 0)
    #expect(scene.names == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(scene.view.visibleCells.contains { $0 === first })
    #expect(first?.reuseCount == 1)
    scene.view.scrollToItem(at: IndexPath(item: 9_999, section: 0), at: .bottom, animated: false)
    scene.stage.advance(by: 0)
    expect(scene.view.contentOffset.y, 10_000 * 100 - 10 - 600, within: 1e-6)
    #expect(scene.names.last == "9999")
    #expect(scene.view.subviews.filter { $0 is UICollectionViewCell }.count <= 8)
  }

  /// As pages are made that get their data after they have been made.
  @Test func dataThatIsReloadedInABatchIsAskedForLater() {
    let scene = CollectionScene([[]])
    var counts: [Int] = []
    scene.view.performBatchUpdates {
      scene.view.reloadData()
    } completion: { _ in
      counts.append(scene.view.numberOfItems(inSection: 0))
    }
    #expect(counts.isEmpty)
    scene.data = [["a", "b", "c"]]
    scene.show()
    scene.stage.advance(by: 0)
    #expect(counts == [3])
    #expect(scene.names == ["a", "b", "c"])
  }

  @Test func aTapSelectsInTheDocumentedOrder() {
    let scene = scene(20)
    scene.screen.perform(.tap(at: .point(100, 100 + 250)))
    #expect(
      scene.log == [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didSelect 2", "didUnhighlight 2",
      ])
    #expect(scene.cell(2)?.isSelected == true)
    scene.log = []
    scene.screen.perform(.tap(at: .point(100, 100 + 50)))
    #expect(
      scene.log == [
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didDeselect 2", "didSelect 0",
        "didUnhighlight 0",
      ])
    #expect(scene.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(scene.cell(2)?.isSelected == false)
  }

  @Test func aDragHighlightsAndDoesNotSelect() {
    let scene = scene(20)
    scene.screen.perform(.pan(from: .point(100, 500), to: .point(100, 300), duration: 0.5))
    #expect(!scene.log.contains { $0.hasPrefix("didSelect") })
    #expect(scene.view.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func whatMayNotBeHighlightedIsNotSelected() {
    let scene = scene(20)
    scene.allowsHighlight = false
    scene.screen.perform(.tap(at: .point(100, 350)))
    #expect(scene.log == ["shouldHighlight 2"])
  }

  @Test func theItemAtAPointIsFound() {
    let scene = scene(20)
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 5, y: 195))?.item == nil)
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 5, y: 205))?.item == 2)
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 1_000.0),
    (UICollectionView.ScrollPosition.centeredVertically, 745.0),
    (UICollectionView.ScrollPosition.bottom, 490.0), (UICollectionView.ScrollPosition(), 490.0),
  ])
  func scrollingPutsAnItemAtAPosition(_ position: UICollectionView.ScrollPosition, _ offset: Double)
  {
    let scene = scene(50)
    scene.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: position, animated: true)
    scene.stage.settle()
    expect(scene.view.contentOffset.y, offset, within: 1e-6)
  }

  // MARK: Changes

  @Test func insertedCellsAppearAndTheOthersMakeRoom() {
    let scene = scene(5)
    let second = scene.cell(1)
    var isFinished: Bool?
    scene.view.performBatchUpdates {
      scene.data[0].insert("new", at: 1)
      scene.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    } completion: {
      isFinished = $0
    }
    #expect(scene.cell(2) === second)
    #expect(scene.cell(1)?.name == "new")
    scene.stage.advance(by: 0.15)
    // Halfway through an eased animation everything is halfway.
    expect(scene.cell(1)?.layer.presentation()?.opacity, 0.5, within: 0.01)
    expect(second?.layer.presentation()?.position.y, (145 + 245) / 2, within: 1)
    #expect(isFinished == nil)
    scene.stage.settle()
    #expect(isFinished == true)
    #expect(scene.names == ["0", "new", "1", "2", "3", "4"])
  }

  @Test func deletedCellsDisappearAndAreUsedAgain() {
    let scene = scene(10)
    let gone = scene.cell(0)
    scene.data[0].removeFirst()
    scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    scene.stage.advance(by: 0.15)
    expect(gone?.layer.presentation()?.opacity, 0.5, within: 0.01)
    #expect(gone?.superview === scene.view)
    // What comes into sight from below was there before.
    expect(scene.cell(5)?.layer.presentation()?.position.y, (645 + 545) / 2, within: 1)
    scene.stage.settle()
    #expect(gone?.superview == nil)
    #expect(scene.names == ["1", "2", "3", "4", "5", "6"])
    scene.view.contentOffset.y = 50
    scene.stage.advance(by: 0)
    #expect(scene.cell(6) === gone)
    #expect(gone?.alpha == 1)
  }

  @Test func aMoveAndADeletionInOneBatchUseThePlacesBeforeAndAfter() {
    let scene = scene(6)
    let (zero, five) = (scene.cell(0), scene.cell(5))
    scene.view.performBatchUpdates {
      scene.data[0] = ["5", "0", "1", "3", "4"]
      scene.view.moveItem(at: IndexPath(item: 5, section: 0), to: IndexPath(item: 0, section: 0))
      scene.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    }
    scene.stage.settle()
    #expect(scene.cell(0) === five)
    #expect(scene.cell(1) === zero)
    #expect(scene.names == ["5", "0", "1", "3", "4"])
  }

  @Test func sectionsComeAndGo() {
    let scene = CollectionScene([["a", "b"], ["c"]])
    (scene.layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 300, height: 90)
    scene.show()
    scene.view.performBatchUpdates {
      scene.data = [["x"], ["c"]]
      scene.view.deleteSections([0])
      scene.view.insertSections([0])
    }
    scene.stage.settle()
    #expect(scene.names == ["x", "c"])
    #expect(scene.view.numberOfSections == 2)
  }

  @Test func theSelectionMovesWithItsItem() {
    let scene = scene(5)
    scene.view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    scene.data[0].removeFirst()
    scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    scene.stage.settle()
    #expect(scene.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(scene.cell(2)?.isSelected == true)
  }

  // MARK: Layouts

  /// Items on a line of their own, by a layout as applications write it.
  private final class Steps: UICollectionViewLayout {
    final class Attributes: UICollectionViewLayoutAttributes {
      var number = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Attributes)?.number = number
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let other = object
        return MainActor.assumeIsolated { (other as? Attributes)?.number == number }
          && super.isEqual(object)
      }
    }

    override class var layoutAttributesClass: AnyClass { Attributes.self }
    var preparations = 0
    private var known: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      super.prepare()
      preparations += 1
      known = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let attributes = Attributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: Double(item) * 20, y: Double(item) * 60, width: 50, height: 50)
        attributes.transform = CGAffineTransform(rotationAngle: 0.1)
        attributes.alpha = 0.8
        attributes.zIndex = -item
        attributes.number = item
        return attributes
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { known.filter { $0.frame.intersects(rect) } }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { known[indexPath.item] }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 2_000) }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 60).rounded() * 60) }
  }

  @Test func aLayoutOfAnApplicationPlacesTurnsAndFades() {
    let layout = Steps()
    let scene = CollectionScene(count: 20, layout: layout)
    scene.show()
    let cell = scene.cell(3)
    #expect(cell?.center == CGPoint(x: 85, y: 205))
    #expect(cell?.bounds.size == CGSize(width: 50, height: 50))
    expect(cell?.alpha, 0.8, within: 1e-6)
    expect(cell?.transform.b, sin(0.1), within: 1e-9)
    // The first item is in front.
    let cells = scene.view.subviews.compactMap { ($0 as? CollectionScene.Cell)?.name }
    let names: [String] = cells.indices.reversed().map { "\($0)" }
    #expect(cells == names)
    #expect(layout.preparations == 1)
    scene.view.contentOffset.y = 100
    scene.stage.advance(by: 0)
    #expect(layout.preparations == 1)
    layout.invalidateLayout()
    scene.stage.advance(by: 0)
    #expect(layout.preparations == 2)
  }

  @Test func aLayoutSaysWhereADragEnds() {
    let scene = CollectionScene(count: 20, layout: Steps())
    scene.show()
    scene.screen.perform(.pan(from: .point(100, 500), to: .point(100, 387), duration: 0.3))
    #expect(scene.view.contentOffset.y > 0)
    expect(scene.view.contentOffset.y.truncatingRemainder(dividingBy: 60), 0, within: 0.01)
  }

  @Test func aChangeOfLayoutsMovesTheCells() {
    let scene = scene(5)
    let cells = scene.view.visibleCells
    var isFinished = false
    scene.view.setCollectionViewLayout(Steps(), animated: true) { isFinished = $0 }
    scene.stage.advance(by: 0.15)
    expect(cells[3].layer.presentation()?.position.y, (345 + 205) / 2, within: 1)
    scene.stage.settle()
    #expect(isFinished)
    #expect(scene.view.visibleCells == cells)
    #expect(cells[3].center == CGPoint(x: 85, y: 205))
  }

  @Test func anInteractiveChangeOfLayoutsFollowsItsProgress() {
    let scene = scene(5)
    let mixture = scene.view.startInteractiveTransition(to: Steps())
    mixture.transitionProgress = 0.25
    scene.stage.advance(by: 0)
    expect(scene.cell(3)?.center.y, 345 + (205 - 345) * 0.25, within: 1e-6)
    scene.view.cancelInteractiveTransition()
    scene.stage.settle()
    #expect(scene.cell(3)?.center.y == 345)
    #expect(scene.view.collectionViewLayout === scene.layout)
  }

  @Test func theControllerIsTheDataSourceAndTheDelegate() {
    final class Items: UICollectionViewController {
      var selected: [Int] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 30 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { selected.append(indexPath.item) }
    }
    let screen = TouchedScreen()
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    screen.window.rootViewController = items
    screen.stage.advance(by: 0)
    #expect(items.collectionView.visibleCells.count == 30)
    #expect(items.collectionView === items.view)
    let cell = items.collectionView.visibleCells[2]
    let middle = cell.convert(CGPoint(x: 25, y: 25), to: nil)
    screen.perform(.tap(at: .point(Double(middle.x), Double(middle.y))))
    #expect(items.selected == [2])
  }
}
