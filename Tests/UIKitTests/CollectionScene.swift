// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

/// A collection view of 300 × 600 points on a screen, with cells that say how often they were used.
@MainActor
final class CollectionScene: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let screen = TouchedScreen()
  let layout: UICollectionViewLayout
  let view: UICollectionView
  /// The names of items, section by section.
  var data: [[String]]
  var log: [String] = []
  /// Sizes in place of the layout's.
  var sizes: ((IndexPath) -> CGSize)?
  var allowsHighlight = true

  final class Cell: UICollectionViewCell {
    var name = ""
    var reuseCount = 0
    var preferred: CGSize?

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .systemTeal
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuseCount += 1
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let preferred { layoutAttributes.size = preferred }
      return layoutAttributes
    }
  }

  final class Header: UICollectionReusableView {}

  init(_ data: [[String]], layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
    self.data = data
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(x: 20, y: 100, width: 300, height: 600), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = self
    view.delegate = self
  }

  convenience init(
    count: Int, layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    sizes: ((IndexPath) -> CGSize)? = nil
  ) {
    self.init([(0..<count).map(String.init)], layout: layout)
    self.sizes = sizes
  }

  var stage: Stage { screen.stage }

  func show() {
    screen.window.addSubview(view)
    stage.advance(by: 0)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  func cell(_ item: Int, _ section: Int = 0) -> Cell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
  }

  var names: [String] { view.visibleCells.compactMap { ($0 as? Cell)?.name } }

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data[section].count }

  var preferred: ((IndexPath) -> CGSize)?

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.name = data[indexPath.section][indexPath.item]
    (cell as? Cell)?.preferred = preferred?(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldHighlight \(indexPath.item)")
    return allowsHighlight
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log.append("didHighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.append("didUnhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldSelect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.item)")
  }
}
