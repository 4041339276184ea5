// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import SeededNumbers
import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewFlowLayoutTests {
  @Test func itemsShareWhatIsLeftOfALine() {
    // 300 = 20 + 3 · 70 + 10 + 2 gaps of 30: a fourth would need 70 + 10.
    let scene = CollectionScene(count: 7)
    let flow = scene.layout as? UICollectionViewFlowLayout
    flow?.itemSize = CGSize(width: 70, height: 40)
    flow?.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 10)
    flow?.minimumLineSpacing = 12
    scene.show()
    #expect(scene.frame(0) == CGRect(x: 20, y: 5, width: 70, height: 40))
    #expect(scene.frame(1) == CGRect(x: 120, y: 5, width: 70, height: 40))
    #expect(scene.frame(2) == CGRect(x: 220, y: 5, width: 70, height: 40))
    #expect(scene.frame(3) == CGRect(x: 20, y: 57, width: 70, height: 40))
    // The last one of three lines stands in the first column.
    #expect(scene.frame(6) == CGRect(x: 20, y: 109, width: 70, height: 40))
    #expect(scene.view.contentSize == CGSize(width: 300, height: 5 + 3 * 40 + 2 * 12 + 7))
  }

  @Test func anItemThatFillsItsLineIsInItsMiddle() {
    let scene = CollectionScene(count: 2)
    (scene.layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 200, height: 40)
    scene.show()
    #expect(scene.frame(0).minX == 50)
    #expect(scene.frame(1) == CGRect(x: 50, y: 50, width: 200, height: 40))
  }

  @Test func lowerItemsAreInTheMiddleOfTheirLine() {
    let scene = CollectionScene(count: 2) { CGSize(width: 140, height: $0.item == 0 ? 100 : 40) }
    scene.show()
    #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 140, height: 100))
    #expect(scene.frame(1) == CGRect(x: 160, y: 30, width: 140, height: 40))
  }

  @Test func linesStandUprightWhereOneScrollsToTheSides() {
    let scene = CollectionScene(count: 7)
    let flow = scene.layout as? UICollectionViewFlowLayout
    flow?.scrollDirection = .horizontal
    flow?.itemSize = CGSize(width: 40, height: 180)
    scene.show()
    // Three in 600 points, with gaps of 30.
    #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 40, height: 180))
    #expect(scene.frame(2) == CGRect(x: 0, y: 420, width: 40, height: 180))
    #expect(scene.frame(3) == CGRect(x: 50, y: 0, width: 40, height: 180))
    #expect(scene.view.contentSize == CGSize(width: 140, height: 600))
  }

  @Test func headersAndFootersSurroundTheirSections() {
    let scene = CollectionScene([["a"], [], ["b"]])
    let flow = scene.layout as? UICollectionViewFlowLayout
    flow?.headerReferenceSize = CGSize(width: 1, height: 30)
    flow?.footerReferenceSize = CGSize(width: 1, height: 20)
    flow?.sectionInset.top = 4
    scene.show()
    func edge(_ kind: String, _ section: Int) -> CGRect? {
      scene.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    #expect(edge(header, 0) == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(edge(footer, 0) == CGRect(x: 0, y: 84, width: 300, height: 20))
    #expect(edge(header, 1) == CGRect(x: 0, y: 104, width: 300, height: 30))
    #expect(edge(footer, 1) == CGRect(x: 0, y: 138, width: 300, height: 20))
    #expect(edge(header, 2)?.minY == 158)
    #expect(scene.view.visibleSupplementaryViews(ofKind: header).count == 3)
    #expect(
      scene.view.supplementaryView(
        forElementKind: footer, at: IndexPath(item: 0, section: 1))?.frame.minY == 138)
  }

  @Test func pinnedHeadersStayUntilTheirSectionEnds() {
    let scene = CollectionScene([Array(repeating: "", count: 30), Array(repeating: "", count: 60)])
    let flow = scene.layout as? UICollectionViewFlowLayout
    flow?.itemSize = CGSize(width: 300, height: 50)
    flow?.minimumLineSpacing = 0
    flow?.headerReferenceSize = CGSize(width: 0, height: 30)
    flow?.sectionHeadersPinToVisibleBounds = true
    scene.show()
    func header(_ section: Int) -> UIView? {
      scene.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
    }
    scene.view.contentOffset.y = 700
    scene.stage.advance(by: 0)
    #expect(header(0)?.frame.minY == 700)
    // The first section ends at 1,530: its header is pushed out by the second one's.
    scene.view.contentOffset.y = 1_510
    scene.stage.advance(by: 0)
    #expect(header(0)?.frame.minY == 1_500)
    #expect(header(1)?.frame.minY == 1_530)
  }

  @Test func anotherWidthMakesOtherLines() {
    let scene = CollectionScene(count: 4)
    (scene.layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 90, height: 40)
    scene.show()
    #expect(scene.cell(3)?.frame.minY == 50)
    scene.view.frame.size.width = 390
    scene.stage.advance(by: 0)
    #expect(scene.cell(3)?.frame == CGRect(x: 300, y: 0, width: 90, height: 40))
  }

  @Test func cellsThatPreferAnotherSizeGetIt() {
    let scene = CollectionScene(count: 5)
    let flow = scene.layout as? UICollectionViewFlowLayout
    flow?.estimatedItemSize = CGSize(width: 60, height: 20)
    scene.preferred = { CGSize(width: 300, height: 30 + Double($0.item)) }
    scene.show()
    #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(scene.frame(1) == CGRect(x: 0, y: 40, width: 300, height: 31))
    #expect(scene.cell(4)?.frame.height == 34)
    // 30 + 31 + 32 + 33 + 34, and four gaps of 10.
    #expect(scene.view.contentSize.height == 200)
  }

  @Test func manyItemsOfAllSizesFollowTheRulesOfALine() {
    var numbers = SeededNumbers(seed: 1_701)
    for _ in 0..<60 {
      let sizes = (0..<Int.random(in: 1...60, using: &numbers)).map { _ in
        CGSize(
          width: Double(Int.random(in: 5...320, using: &numbers)),
          height: Double(Int.random(in: 5...90, using: &numbers)))
      }
      let scene = CollectionScene(count: sizes.count) { sizes[$0.item] }
      let flow = scene.layout as? UICollectionViewFlowLayout
      let gap = Double(Int.random(in: 0...20, using: &numbers))
      flow?.minimumInteritemSpacing = gap
      scene.show()
      // The documented rules, without a look at how they are computed: a line takes what has room with the
      // least spacing, begins and ends at the sides where it has two items or more and is not the last.
      var lines: [[Int]] = []
      var used = 0.0
      for (index, size) in sizes.enumerated() {
        if lines.isEmpty || used + gap + size.width > 300 {
          lines.append([index])
          used = size.width
        } else {
          lines[lines.count - 1].append(index)
          used += gap + size.width
        }
      }
      var top = 0.0
      for (number, line) in lines.enumerated() {
        let height = line.map { sizes[$0].height }.max() ?? 0
        for item in line { expect(scene.frame(item).midY, top + height / 2, within: 0.2) }
        if number < lines.count - 1, line.count > 1 {
          expect(scene.frame(line[0]).minX, 0, within: 0.2)
          expect(scene.frame(line[line.count - 1]).maxX, 300, within: 0.2)
          let gaps = zip(line, line.dropFirst()).map { scene.frame($1).minX - scene.frame($0).maxX }
          for other in gaps { expect(other, gaps[0], within: 0.4) }
        }
        top += height + 10
      }
      expect(scene.view.contentSize.height, top - 10, within: 1e-6)
    }
  }
}
