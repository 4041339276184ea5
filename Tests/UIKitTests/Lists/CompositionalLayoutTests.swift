// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import SeededNumbers
import Testing
import UIKit

@MainActor
@Suite struct CompositionalLayoutTests {
  /// A collection view of 320 × 600 points with a compositional layout.
  @MainActor
  private final class Scene: NSObject, UICollectionViewDataSource {
    let screen = TouchedScreen()
    let view: UICollectionView
    let counts: [Int]

    init(
      _ section: NSCollectionLayoutSection, counts: [Int],
      configuration: UICollectionViewCompositionalLayoutConfiguration? = nil,
      cell: UICollectionViewCell.Type = UICollectionViewCell.self
    ) {
      self.counts = counts
      view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 600),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: section,
          configuration: configuration ?? UICollectionViewCompositionalLayoutConfiguration()))
      super.init()
      view.contentInsetAdjustmentBehavior = .never
      view.register(cell, forCellWithReuseIdentifier: "cell")
      for kind in ["header", "footer", "badge"] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: kind)
      }
      view.dataSource = self
      screen.window.addSubview(view)
      screen.stage.advance(by: 0)
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func aGridHasAsManyColumnsAsFit() {
    // For each number of columns the places follow from a division.
    for columns in 1...6 {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
      let scene = Scene(NSCollectionLayoutSection(group: group), counts: [20])
      for index in 0..<20 {
        let width = 320 / Double(columns)
        let frame = scene.frame(index) ?? .zero
        expect(Double(frame.minX), Double(index % columns) * width, within: 1e-9)
        expect(Double(frame.minY), Double(index / columns) * 50, within: 1e-9)
        expect(Double(frame.width), width, within: 1e-9)
      }
      #expect(scene.view.contentSize.height == CGFloat((20 + columns - 1) / columns) * 50)
    }
  }

  @Test func insetsAndSpacingsTakeTheirRoom() {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<20 {
      func random(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &numbers))
      }
      let count = Int.random(in: 1...5, using: &numbers)
      let (inset, between, lines) = (random(0...30), random(0...20), random(0...20))
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let padding = random(0...5)
      item.contentInsets = NSDirectionalEdgeInsets(
        top: padding, leading: padding, bottom: padding, trailing: padding)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(80)), repeatingSubitem: item, count: count)
      group.interItemSpacing = .fixed(between)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: inset, leading: inset, bottom: inset, trailing: inset)
      section.interGroupSpacing = lines
      let scene = Scene(section, counts: [11, 3])
      let width = (320 - 2 * inset - between * CGFloat(count - 1)) / CGFloat(count)
      let rows = CGFloat((11 + count - 1) / count)
      let height = rows * 80 + (rows - 1) * lines + 2 * inset
      for (section, index) in [(0, 0), (0, 7), (0, 10), (1, 2)] {
        let start = section == 0 ? 0 : height
        let x = inset + CGFloat(index % count) * (width + between) + padding
        let y = start + inset + CGFloat(index / count) * (80 + lines) + padding
        let frame = scene.frame(index, section) ?? .zero
        expect(Double(frame.minX), Double(x), within: 1e-6)
        expect(Double(frame.minY), Double(y), within: 1e-6)
        expect(Double(frame.width), Double(width - 2 * padding), within: 1e-6)
        expect(Double(frame.height), Double(80 - 2 * padding), within: 1e-6)
      }
    }
  }

  @Test func groupsInGroupsRepeatInOrder() {
    // A large item beside two that are below each other.
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small, small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, pair])
    let scene = Scene(NSCollectionLayoutSection(group: group), counts: [5])
    #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 224, height: 100))
    #expect(scene.frame(1) == CGRect(x: 224, y: 0, width: 96, height: 50))
    #expect(scene.frame(2) == CGRect(x: 224, y: 50, width: 96, height: 50))
    #expect(scene.frame(3) == CGRect(x: 0, y: 100, width: 224, height: 100))
    #expect(scene.frame(4) == CGRect(x: 224, y: 100, width: 96, height: 50))
    #expect(scene.view.contentSize.height == 200)
  }

  /// Items follow each other for as long as the next one fits with the spacing before it.
  @Test(arguments: [(0.0, 5), (15, 4), (26, 4), (27, 3), (30, 3), (200, 2), (201, 1)])
  func fixedSpacingDecidesHowManyItemsFit(spacing: Double, columns: Int) {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    group.interItemSpacing = .fixed(spacing)
    let scene = Scene(NSCollectionLayoutSection(group: group), counts: [7])
    for index in 0..<7 {
      let frame = scene.frame(index) ?? .zero
      expect(Double(frame.minX), Double(index % columns) * (60 + spacing), within: 1e-6)
      expect(Double(frame.minY), Double(index / columns) * 40, within: 1e-6)
    }
  }

  @Test func flexibleSpacingTakesWhatIsLeft() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    group.interItemSpacing = .flexible(10)
    let scene = Scene(NSCollectionLayoutSection(group: group), counts: [4])
    // Four items of 60 with three rooms of at least 10 fit into 320; 50 points are shared.
    #expect([0, 1, 2, 3].map { (scene.frame($0)?.minX ?? 0).rounded() } == [0, 87, 173, 260])
  }

  @Test func headersFootersBadgesAndBackgroundsHaveTheirPlaces() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      ])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [
      header,
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(0.5), .absolute(20)), elementKind: "footer",
        alignment: .bottomTrailing),
    ]
    let scene = Scene(section, counts: [20, 20])
    func frame(_ kind: String, _ item: Int, _ section: Int) -> CGRect? {
      scene.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }
    #expect(frame("header", 0, 0) == CGRect(x: 20, y: 0, width: 280, height: 30))
    #expect(scene.frame(0) == CGRect(x: 20, y: 40, width: 280, height: 50))
    #expect(frame("badge", 3, 0) == CGRect(x: 290, y: 180, width: 20, height: 20))
    // 30, 10, 20 times 50, 10, 20.
    #expect(frame("footer", 0, 0) == CGRect(x: 160, y: 1_050, width: 140, height: 20))
    #expect(frame("header", 0, 1)?.minY == 1_070)
    scene.view.contentOffset.y = 500
    scene.screen.stage.advance(by: 0)
    #expect(frame("header", 0, 0)?.minY == 500)
    scene.view.contentOffset.y = 1_060
    scene.screen.stage.advance(by: 0)
    #expect(frame("header", 0, 0)?.minY == 1_040)
  }

  @Test func cellsGiveEstimatedSidesTheirLength() {
    final class Tall: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 73) }
    }
    let row = size(.fractionalWidth(1), .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let scene = Scene(section, counts: [100], cell: Tall.self)
    for item in 0..<8 {
      #expect(
        scene.view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
          == CGRect(x: 0, y: CGFloat(item) * 73, width: 320, height: 73))
    }
  }

  @Test func sectionsScrollAcrossAndComeToRestAtGroups() {
    for (behavior, expected) in [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 130.0),
      (.paging, 320), (.groupPagingCentered, 30),
    ] {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(120), .absolute(100)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.orthogonalScrollingBehavior = behavior
      let scene = Scene(section, counts: [10, 3])
      #expect(scene.frame(1) == CGRect(x: 130, y: 0, width: 120, height: 100))
      // The next section is below, and the content as wide as the view.
      #expect(scene.frame(0, 1)?.minY == 100)
      #expect(scene.view.contentSize == CGSize(width: 320, height: 200))
      scene.screen.perform(.pan(from: .point(300, 150), to: .point(230, 150), duration: 0.15))
      expect(Double(scene.frame(0)?.minX ?? 0), -expected, within: 0.5)
      #expect(scene.frame(0, 1)?.minX == 0)
      #expect(scene.view.contentOffset == .zero)
    }
  }

  @Test func aListHasRowsOfAllTheWidthThatAreSwiped() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    var paths: [IndexPath] = []
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Go") { _, _, done in
          paths.append(path)
          done(true)
        }
      ])
    }
    let scene = Scene(
      NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(44)),
          subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(44)))])),
      counts: [5])
    scene.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    scene.screen.stage.advance(by: 0)
    // The margins of 16 points, and half of what is between grouped sections.
    #expect(scene.frame(0)?.minX == 16)
    #expect(scene.frame(0)?.width == 288)
    #expect(scene.frame(0)?.minY == 17.5)
    scene.screen.perform(.pan(from: .point(290, 140), to: .point(200, 140), duration: 0.3))
    scene.screen.perform(.tap(at: .point(290, 140)))
    #expect(paths == [IndexPath(item: 0, section: 0)])
  }
}
