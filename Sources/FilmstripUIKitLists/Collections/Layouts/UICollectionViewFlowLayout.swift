// SPDX-License-Identifier: MIT

/// Items in lines, section after section, with headers and footers; `FlowArrangement` has the rules.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var arrangement: FlowArrangement?
  private var preferredSizes: [IndexPath: CGSize] = [:]
  private var preferredBreadth: CGFloat = -1

  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { forgetPreferredSizes() } }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// What section insets are measured from: anything but the content inset is reported.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet {
      if sectionInsetReference != .fromContentInset {
        UnsupportedFeature.report("UICollectionViewFlowLayout.sectionInsetReference")
      }
    }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// What section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private func forgetPreferredSizes() {
    preferredSizes = [:]
    invalidateLayout()
  }

  private var isVertical: Bool { scrollDirection == .vertical }
  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    owner?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private var breadth: CGFloat {
    guard let owner else { return 0 }
    let inset = owner.adjustedContentInset
    return isVertical
      ? owner.bounds.width - inset.left - inset.right
      : owner.bounds.height - inset.top - inset.bottom
  }

  // MARK: Computing

  open override func prepare() {
    super.prepare()
    guard let owner else { return arrangement = nil }
    if breadth != preferredBreadth {
      preferredBreadth = breadth
      preferredSizes = [:]
    }
    let sections = (0..<owner.numberOfSections).map { section($0, of: owner) }
    let scale = owner.traitCollection.displayScale
    arrangement = FlowArrangement(
      sections, breadth: Double(breadth), pixel: scale > 0 ? 1 / Double(scale) : 1)
  }

  private func section(_ index: Int, of view: UICollectionView) -> FlowArrangement.Section {
    let delegate = delegate
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
      ?? footerReferenceSize
    let lines =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    let items =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    let sizes = (0..<view.numberOfItems(inSection: index)).map { item in
      extent(size(IndexPath(item: item, section: index), of: view, delegate))
    }
    return FlowArrangement.Section(
      sizes: sizes, header: extent(header).length, footer: extent(footer).length,
      lead: Double(isVertical ? inset.top : inset.left),
      trail: Double(isVertical ? inset.bottom : inset.right),
      near: Double(isVertical ? inset.left : inset.top),
      far: Double(isVertical ? inset.right : inset.bottom), lineSpacing: Double(lines),
      itemSpacing: Double(items))
  }

  private func size(
    _ path: IndexPath, of view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if let preferred = preferredSizes[path] { return preferred }
    if isSizedByCells {
      // With automatic sizes the first estimate is the usual size (approximated).
      return estimatedItemSize == Self.automaticSize
        ? CGSize(width: 50, height: 50) : estimatedItemSize
    }
    return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
  }

  private var isSizedByCells: Bool { estimatedItemSize != .zero }

  /// A size by the axes of the layout; what is no size counts as 0.
  private func extent(_ size: CGSize) -> FlowArrangement.Extent {
    func sane(_ side: CGFloat) -> Double { side.isFinite && side > 0 ? Double(side) : 0 }
    return isVertical
      ? .init(length: sane(size.height), breadth: sane(size.width))
      : .init(length: sane(size.width), breadth: sane(size.height))
  }

  private func rect(along: Double, across: Double, length: Double, breadth: Double) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }

  open override var collectionViewContentSize: CGSize {
    let length = CGFloat(arrangement?.length ?? 0)
    return isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let arrangement else { return [] }
    let start = Double(isVertical ? rect.minY : rect.minX)
    let end = Double(isVertical ? rect.maxY : rect.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    for (index, section) in arrangement.sections.enumerated()
    where section.end >= start && section.start <= end {
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: index)
        if let edge = edgeAttributes(ofKind: kind, at: path), edge.frame.overlaps(rect) {
          result.append(edge)
        }
      }
      for item in arrangement.items(of: index, from: start, to: end) {
        let attributes = itemAttributes(IndexPath(item: item, section: index), section.items[item])
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
    }
    return result
  }

  private func itemAttributes(
    _ path: IndexPath, _ span: FlowArrangement.Span
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(
      type(of: self).layoutAttributesClass, .cell, kind: nil, at: path)
    attributes.frame = rect(
      along: span.along, across: span.across, length: span.extent.length,
      breadth: span.extent.breadth)
    return attributes
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let arrangement, indexPath.count == 2,
      arrangement.sections.indices.contains(indexPath.section),
      arrangement.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return itemAttributes(indexPath, arrangement.sections[indexPath.section].items[indexPath.item])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { edgeAttributes(ofKind: elementKind, at: indexPath) }

  private func edgeAttributes(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let arrangement, let index = path.first, arrangement.sections.indices.contains(index)
    else { return nil }
    let section = arrangement.sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let length = isHeader ? section.header : section.footer
    guard length > 0, isHeader || kind == UICollectionView.elementKindSectionFooter else {
      return nil
    }
    var along = isHeader ? section.start : section.contentEnd
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned, let owner {
      let visible = owner.bounds.inset(by: owner.adjustedContentInset)
      let edge = Double(isVertical ? visible.minY : visible.minX)
      let far = Double(isVertical ? visible.maxY : visible.maxX)
      along =
        isHeader
        ? min(max(along, edge), max(section.start, section.contentEnd - length))
        : max(min(along, far - length), min(section.contentEnd, section.contentStart))
    }
    let attributes = UICollectionViewLayoutAttributes.make(
      type(of: self).layoutAttributesClass, .supplementaryView, kind: kind, at: path)
    attributes.frame = rect(along: along, across: 0, length: length, breadth: Double(breadth))
    // Pinned ones lie above the items that scroll beneath them (approximated: 10, as others report).
    if isPinned { attributes.zIndex = 10 }
    return attributes
  }

  // MARK: Invalidation

  /// Whether the room across the axis of scrolling is another one (documented), or something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return isVertical
      ? newBounds.width != owner.bounds.width : newBounds.height != owner.bounds.height
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { preferredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  /// Whether items are sized by their cells, and this one prefers another size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSizedByCells, originalAttributes.representedElementCategory == .cell else {
      return false
    }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return abs(new.width - old.width) > 0.01 || abs(new.height - old.height) > 0.01
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    let context = makeContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }
}
