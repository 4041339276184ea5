// SPDX-License-Identifier: MIT
internal import FilmstripWording

// What of a collection view is shown: views for the attributes of the visible part, and no others.

extension UICollectionView {
  /// Numbers below 0 count as 0.
  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
  }

  func reloadContent() {
    if batch.depth > 0 { batch.isReloaded = true }
    counts = nil
    forgetSelection()
    for element in shown.keys.sorted() { endDisplay(of: element) }
    let context = collectionViewLayout.makeContext()
    (context.invalidatesAll, context.invalidatesCounts) = (true, true)
    collectionViewLayout.invalidateLayout(with: context)
  }

  func layoutWasInvalidated(
    _ context: UICollectionViewLayoutInvalidationContext, by layout: UICollectionViewLayout
  ) {
    guard layout === collectionViewLayout else { return }
    if context.invalidatesCounts { counts = nil }
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }

  func prepareForBounds(_ new: CGRect) {
    guard new != bounds, counts != nil, !collectionViewLayout.needsPreparation else { return }
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: new))
  }

  func prepareContent() {
    guard collectionViewLayout.needsPreparation else { return }
    _ = loadedCounts
    // Before it: the layout may find out that it has to compute once more.
    collectionViewLayout.needsPreparation = false
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  func settleContent() {
    guard !isSettling, batch.depth == 0 else { return }
    isSettling = true
    defer { isSettling = false }
    // Cells that prefer other sizes make another layout; one that never agrees is given up.
    for _ in 0..<UICollectionView.mostPasses {
      prepareContent()
      let isChanged = showElements(visibleAttributes)
      if !isChanged, !collectionViewLayout.needsPreparation { return }
    }
  }

  private static let mostPasses = 32

  var visibleAttributes: [UICollectionViewLayoutAttributes] { attributes(in: bounds) }

  func attributes(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard area.width > 0, area.height > 0 else { return [] }
    let counts = loadedCounts
    return (collectionViewLayout.layoutAttributesForElements(in: area) ?? []).filter {
      guard !$0.isHidden, $0.frame.overlaps(area) else { return false }
      guard $0.representedElementCategory == .cell else { return true }
      let path = $0.indexPath
      return path.count == 2 && counts.indices.contains(path.section)
        && path.item < counts[path.section]
    }
  }

  /// Shows elements and no others; returns whether a cell asked for another layout.
  private func showElements(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
    let elements = Set(wanted.map(\.element))
    for element in shown.keys.filter({ !elements.contains($0) }).sorted() {
      endDisplay(of: element)
    }
    var isChanged = false
    for attributes in wanted {
      if let view = shown[attributes.element] {
        view.show(attributes)
      } else if let view = begin(attributes, from: nil) {
        isChanged = fit(view, attributes) || isChanged
      }
    }
    return isChanged
  }

  /// Asks a new view which attributes it prefers; returns whether the layout follows.
  private func fit(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let layout = collectionViewLayout
    // Flow layouts ask only where they have an estimate.
    if let flow = layout as? UICollectionViewFlowLayout, flow.estimatedItemSize == .zero {
      return false
    }
    if let estimated = attributes.estimated, !estimated.width, !estimated.height { return false }
    let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  // MARK: Views

  /// Begins to show an element, from other attributes where an animation is to lead from them.
  @discardableResult
  func begin(
    _ attributes: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView? {
    let element = attributes.element
    var made: UICollectionReusableView?
    UIView.performWithoutAnimation {
      made = makeView(for: element)
      guard let view = made else { return }
      // A view that code has used before it was dequeued may be hidden still.
      view.show(start ?? attributes)
      shown[element] = view
      insert(view)
      if let cell = view as? UICollectionViewCell {
        if cell.isSelected != selection.contains(element.path) {
          cell.isSelected = selection.contains(element.path)
        }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
      } else if element.category == .supplementaryView {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
      }
      if UIView.inheritedAnimationDuration > 0 { view.layoutIfNeeded() }
    }
    if start != nil { made?.show(attributes) }
    return made
  }

  private func makeView(for element: CollectionElement) -> UICollectionReusableView? {
    switch element.category {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: element.path)
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
    case .decorationView:
      let key = ReusePool.Key(element.kind, "decoration")
      if let view = pool.take(key) as? UICollectionReusableView {
        view.prepareForReuse()
        return view
      }
      guard let type = collectionViewLayout.decorationClass(ofKind: element.kind) else {
        UnsupportedFeature.report(
          "decoration views of the kind \"\(element.kind)\", for which no class is registered")
        return nil
      }
      let view = UIView.make(type, frame: .zero) as? UICollectionReusableView
      view?.storedReuseIdentifier = "decoration"
      return view
    }
  }

  /// Puts a view among the others by its index in depth, in front of those with the same one.
  private func insert(_ view: UICollectionReusableView) {
    let depth = view.shownAttributes?.zIndex ?? 0
    let above = subviews.first { other in
      guard other !== view, let other = other as? UICollectionReusableView,
        let place = other.shownAttributes
      else { return other is ScrollIndicatorView }
      return place.zIndex > depth
    }
    if let above { insertSubview(view, belowSubview: above) } else { addSubview(view) }
  }

  func endDisplay(of element: CollectionElement) {
    guard let view = shown.removeValue(forKey: element) else { return }
    retire(view, of: element)
  }

  func retire(_ view: UICollectionReusableView, of element: CollectionElement) {
    leaving.removeAll { $0 === view }
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.path)
    }
    guard let identifier = view.storedReuseIdentifier else { return }
    let kind = element.category == .cell ? "cell" : element.kind
    pool.add(view, for: ReusePool.Key(kind, identifier))
  }

  // MARK: Dequeuing

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    let key = ReusePool.Key("cell", identifier)
    let view = dequeue(key, .cell(path), call: "register(_:forCellWithReuseIdentifier:)")
    guard let cell = view as? UICollectionViewCell else {
      refuse("UICollectionView: the class registered for \(identifier.printable) is none of cells")
    }
    return cell
  }

  func dequeueSupplementaryView(
    _ kind: String, _ identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      ReusePool.Key(kind, identifier),
      CollectionElement(category: .supplementaryView, kind: kind, path: path),
      call: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
  }

  private func dequeue(
    _ key: ReusePool.Key, _ element: CollectionElement, call: String
  ) -> UICollectionReusableView {
    let view: UICollectionReusableView
    if let waiting = pool.take(key) as? UICollectionReusableView {
      waiting.prepareForReuse()
      view = waiting
    } else if let made: UICollectionReusableView = pool.nibView(for: key) {
      made.storedReuseIdentifier = key.identifier
      view = made
    } else {
      guard let type = pool.type(for: key) ?? emptyPrototype(key) else {
        refuse("UICollectionView: no class for \(key.identifier.printable); call \(call) before")
      }
      let frame = CGRect(origin: .zero, size: knownAttributes(of: element)?.size ?? .zero)
      guard let made = UIView.make(type, frame: frame) as? UICollectionReusableView else {
        refuse("UICollectionView: \(type) is no UICollectionReusableView")
      }
      made.storedReuseIdentifier = key.identifier
      view = made
    }
    // Code that configures the view may ask for its size.
    if let attributes = knownAttributes(of: element) {
      UIView.performWithoutAnimation { view.show(attributes) }
    }
    return view
  }

  private func emptyPrototype(_ key: ReusePool.Key) -> UIView.Type? {
    guard StageEnvironment.current.nibs.hasEmptyPrototypes else { return nil }
    return key.kind == "cell" ? UICollectionViewCell.self : UICollectionReusableView.self
  }

  private func knownAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard !collectionViewLayout.needsPreparation else { return nil }
    return collectionViewLayout.attributes(of: element)
  }
}

extension CGRect {
  /// Whether rectangles have an area in common; those that touch have none.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
