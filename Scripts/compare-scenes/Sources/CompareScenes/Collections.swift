// SPDX-License-Identifier: MIT
import FilmstripCLI
import UIKit

/// A cell with a colour and a label.
private final class TileCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    label.textAlignment = .center
    label.textColor = .white
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    label.text = "\(number)"
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemRed]
    contentView.backgroundColor = colors[number % colors.count]
  }
}

/// A section of which the items are in rows of three, and one that is scrolled across.
@MainActor
private func sections() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout { index, _ in
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(index == 0 ? 1.0 / 3 : 1),
        heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: index == 0 ? .fractionalWidth(1) : .absolute(140),
        heightDimension: .absolute(index == 0 ? 70 : 100)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    if index == 1 { section.orthogonalScrollingBehavior = .groupPaging }
    return section
  }
}

/// A snapshot moves items between sections, and adds and removes some.
@MainActor
func collectionSnapshot() -> PreparedScene {
  let controller = UICollectionViewController(collectionViewLayout: sections())
  let view: UICollectionView = controller.collectionView
  view.backgroundColor = .systemBackground
  let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
    cell.show(number)
  }
  let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
    $0.dequeueConfiguredReusableCell(using: tile, for: $1, item: $2)
  }
  func snapshot(_ first: [Int], _ second: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["first", "second"])
    snapshot.appendItems(first, toSection: "first")
    snapshot.appendItems(second, toSection: "second")
    return snapshot
  }
  source.apply(snapshot(Array(0..<8), Array(10..<15)), animatingDifferences: false)
  return PreparedScene(controller, keeping: source) {
    source.apply(snapshot([5, 0, 1, 11, 2, 20, 3, 4, 21, 22], [10, 7, 12, 13]))
  }
}

/// Numbered tiles.
private final class TilesViewController: UICollectionViewController {
  var numbers = Array(0..<9)

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(numbers[indexPath.item])
    return cell
  }
}

/// Items come, go and move in a flow layout, which then gives way to another.
@MainActor
func collectionLayouts() -> PreparedScene {
  func flow(_ size: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    return layout
  }
  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  let tiles = TilesViewController(collectionViewLayout: flow(CGSize(width: 90, height: 60)))
  return PreparedScene(tiles) {
    tiles.collectionView.performBatchUpdates {
      tiles.numbers = [8, 0, 1, 30, 3, 4, 5, 6, 7, 31]
      tiles.collectionView.deleteItems(at: [path(2)])
      tiles.collectionView.moveItem(at: path(8), to: path(0))
      tiles.collectionView.insertItems(at: [path(3), path(9)])
    } completion: { _ in
      tiles.collectionView.setCollectionViewLayout(
        flow(CGSize(width: 140, height: 44)), animated: true)
    }
  }
}
