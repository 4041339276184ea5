// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let other: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (current, other) = (currentLayout, newLayout)
    super.init()
  }

  public required init?(coder: NSCoder) {
    (current, other) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  open var currentLayout: UICollectionViewLayout { current }
  open var nextLayout: UICollectionViewLayout { other }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  private func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (current.collectionViewContentSize, other.collectionViewContentSize)
    return CGSize(width: mixed(from.width, to.width), height: mixed(from.height, to.height))
  }

  /// What either layout has in a rectangle, between its places in both.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var known: Set<CollectionElement> = []
    let all =
      (current.layoutAttributesForElements(in: rect) ?? [])
      + (other.layoutAttributesForElements(in: rect) ?? [])
    return all.filter { known.insert($0.element).inserted }.compactMap { between($0.element) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.cell(indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(.init(category: .supplementaryView, kind: elementKind, path: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(.init(category: .decorationView, kind: elementKind, path: indexPath))
  }

  package override func decorationClass(ofKind kind: String) -> UIView.Type? {
    super.decorationClass(ofKind: kind) ?? current.decorationClass(ofKind: kind)
      ?? other.decorationClass(ofKind: kind)
  }

  private func between(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (current.attributes(of: element), other.attributes(of: element))
    // What only one of them has fades.
    guard let from else {
      let coming = to?.duplicate
      coming?.alpha *= transitionProgress
      return coming
    }
    guard let to else {
      let going = from.duplicate
      going.alpha *= 1 - transitionProgress
      return going
    }
    let result = from.duplicate
    result.center = CGPoint(
      x: mixed(from.center.x, to.center.x), y: mixed(from.center.y, to.center.y))
    result.size = CGSize(
      width: mixed(from.size.width, to.size.width), height: mixed(from.size.height, to.size.height))
    result.alpha = mixed(from.alpha, to.alpha)
    result.transform3D = from.transform3D.interpolated(
      to: to.transform3D, at: Double(transitionProgress))
    result.zIndex = transitionProgress < 0.5 ? from.zIndex : to.zIndex
    return result
  }
}
