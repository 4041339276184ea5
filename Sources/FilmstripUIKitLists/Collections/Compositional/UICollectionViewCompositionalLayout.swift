// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets are measured from: those of margins are reported.
  open var contentInsetsReference = UIContentInsetsReference.safeArea {
    didSet {
      if contentInsetsReference == .layoutMargins || contentInsetsReference == .readableContent {
        UnsupportedFeature.report(
          "UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference")
      }
    }
  }
}

/// Gives the section of a number; nil ends the program on iOS, and leaves the section empty here.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private var sections: [SectionArrangement] = []
  private var ownEdges: [SectionArrangement.Edge] = []
  private var length: CGFloat = 0
  private var preferredSizes: [CollectionElement: CGSize] = [:]
  private var preferredRoom = CGSize.zero
  private var scrollers: [Int: OrthogonalScroller] = [:]
  private(set) var list: UICollectionLayoutListConfiguration?

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, storedConfiguration) = (sectionProvider, configuration)
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    layout.list = configuration
    return layout
  }

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      invalidateLayout()
    }
  }

  private var isVertical: Bool { storedConfiguration.scrollDirection == .vertical }

  private var room: CGSize {
    guard let owner else { return .zero }
    return owner.bounds.inset(by: owner.adjustedContentInset).size
  }

  // MARK: Computing

  open override func prepare() {
    super.prepare()
    guard let owner else { return sections = [] }
    let room = room
    let changed =
      isVertical ? room.width != preferredRoom.width : room.height != preferredRoom.height
    if changed { preferredSizes = [:] }
    preferredRoom = room
    let traits = owner.traitCollection
    let environment = CompositionalEnvironment(room, .zero, traits)
    (sections, ownEdges) = ([], [])
    var cursor: CGFloat = 0
    addOwnEdges(atEnd: false, &cursor, room)
    for index in 0..<owner.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if !sections.isEmpty { cursor += storedConfiguration.interSectionSpacing }
      let made = SectionArrangement(
        section, count: owner.numberOfItems(inSection: index), from: cursor, room: room,
        isVertical: isVertical, traits: traits,
        preferred: { [preferredSizes] in
          preferredSizes[.cell(IndexPath(item: $0, section: index))]
        },
        preferredEdge: { [preferredSizes] in
          preferredSizes[
            CollectionElement(
              category: .supplementaryView, kind: $0, path: IndexPath(item: 0, section: index))]
        })
      sections.append(made)
      cursor = isVertical ? made.frame.maxY : made.frame.maxX
    }
    addOwnEdges(atEnd: true, &cursor, room)
    length = cursor
    placeScrollers(in: owner)
  }

  private func addOwnEdges(atEnd: Bool, _ cursor: inout CGFloat, _ room: CGSize) {
    for item in storedConfiguration.boundarySupplementaryItems
    where item.alignment.edges.contains(isVertical ? .bottom : .trailing) == atEnd {
      let size = item.layoutSize.points(in: room)
      let origin = isVertical ? CGPoint(x: 0, y: cursor) : CGPoint(x: cursor, y: 0)
      ownEdges.append(
        SectionArrangement.Edge(
          kind: item.elementKind,
          frame: CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y),
          zIndex: item.zIndex, isPinned: item.pinToVisibleBounds, isAtEnd: atEnd, size: nil))
      cursor += isVertical ? size.height : size.width
    }
  }

  open override var collectionViewContentSize: CGSize {
    isVertical
      ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
  }

  // MARK: Attributes

  private func scrolled(_ index: Int) -> CGPoint { scrollers[index]?.contentOffset ?? .zero }

  private func make(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath,
    _ frame: CGRect,
    _ zIndex: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(
      type(of: self).layoutAttributesClass, category, kind: kind, at: path)
    attributes.frame = frame
    attributes.zIndex = zIndex
    let size = layoutSize(of: attributes)
    attributes.estimated = EstimatedSides(
      width: size?.widthDimension.isEstimated ?? false,
      height: size?.heightDimension.isEstimated ?? false)
    return attributes
  }

  private func attributes(_ place: GroupPlacer.Place, in index: Int)
    -> UICollectionViewLayoutAttributes
  {
    let offset = scrolled(index)
    return make(
      .cell, nil, IndexPath(item: place.index, section: index),
      place.frame.offsetBy(dx: -offset.x, dy: -offset.y), place.zIndex)
  }

  /// Where a header or footer is shown: a pinned one stays while its section is visible.
  private func shown(_ edge: SectionArrangement.Edge, in area: CGRect) -> CGRect {
    guard edge.isPinned, let owner else { return edge.frame }
    let visible = owner.bounds.inset(by: owner.adjustedContentInset)
    var frame = edge.frame
    if isVertical {
      frame.origin.y =
        edge.isAtEnd
        ? max(min(frame.minY, visible.maxY - frame.height), area.minY)
        : min(max(frame.minY, visible.minY), max(area.maxY - frame.height, frame.minY))
    } else {
      frame.origin.x =
        edge.isAtEnd
        ? max(min(frame.minX, visible.maxX - frame.width), area.minX)
        : min(max(frame.minX, visible.minX), max(area.maxX - frame.width, frame.minX))
    }
    return frame
  }

  private func all(of index: Int) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    let path = IndexPath(item: 0, section: index)
    let offset = scrolled(index)
    return section.decorations.map { make(.decorationView, $0.kind, path, $0.frame, $0.zIndex) }
      + section.places.map { attributes($0, in: index) }
      + section.attached.map {
        make(
          .supplementaryView, $0.item.elementKind, IndexPath(item: $0.index, section: index),
          $0.frame.offsetBy(dx: -offset.x, dy: -offset.y), $0.item.zIndex)
      }
      + section.edges.map {
        make(.supplementaryView, $0.kind, path, shown($0, in: section.frame), $0.zIndex)
      }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() {
      let isNear =
        isVertical
        ? section.frame.maxY >= rect.minY && section.frame.minY <= rect.maxY
        : section.frame.maxX >= rect.minX && section.frame.minX <= rect.maxX
      if isNear { result += all(of: index).filter { $0.frame.overlaps(rect) } }
    }
    for edge in ownEdges {
      let frame = shown(edge, in: CGRect(origin: .zero, size: collectionViewContentSize))
      guard frame.overlaps(rect) else { continue }
      result.append(make(.supplementaryView, edge.kind, IndexPath(index: 0), frame, edge.zIndex))
    }
    return result
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    // Items have their places in their order.
    let places = sections[indexPath.section].places
    guard places.indices.contains(indexPath.item) else { return nil }
    return attributes(places[indexPath.item], in: indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    find(.supplementaryView, elementKind, indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { find(.decorationView, elementKind, indexPath) }

  private func find(
    _ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if path.count == 1 {
      guard let edge = ownEdges.first(where: { $0.kind == kind }) else { return nil }
      return make(category, kind, path, edge.frame, edge.zIndex)
    }
    guard let index = path.first, sections.indices.contains(index) else { return nil }
    return all(of: index).first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == path
    }
  }

  // MARK: Scrolling across

  private func placeScrollers(in owner: UICollectionView) {
    for (index, scroller) in scrollers
    where !sections.indices.contains(index) || !sections[index].isOrthogonal {
      scroller.remove()
      scrollers[index] = nil
    }
    for (index, section) in sections.enumerated() where section.isOrthogonal {
      let scroller = scrollers[index] ?? OrthogonalScroller(in: owner)
      scrollers[index] = scroller
      scroller.onScroll = { [weak self, weak owner] in
        guard self?.owner != nil else { return }
        owner?.setNeedsLayout()
      }
      scroller.follow(section, isVertical: isVertical)
    }
  }

  // MARK: Invalidation

  private var hasPinned: Bool {
    ownEdges.contains(where: \.isPinned)
      || sections.contains { $0.edges.contains(where: \.isPinned) }
  }

  /// Whether the room is another one, or something stays while the content is scrolled.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    return hasPinned || newBounds.size != owner.bounds.size
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { preferredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  private func layoutSize(of attributes: UICollectionViewLayoutAttributes)
    -> NSCollectionLayoutSize?
  {
    let path = attributes.indexPath
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard attributes.representedElementCategory == .cell else {
      return section.edges.first { $0.kind == attributes.representedElementKind }?.size
    }
    return section.places.indices.contains(path.item) ? section.places[path.item].size : nil
  }

  /// Whether a side of the element is an estimate, and its view prefers another length.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let size = layoutSize(of: originalAttributes) else { return false }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return size.widthDimension.isEstimated && abs(new.width - old.width) > 0.01
      || size.heightDimension.isEstimated && abs(new.height - old.height) > 0.01
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[originalAttributes.element] = preferredAttributes.size
    let context = makeContext()
    if originalAttributes.representedElementCategory == .cell {
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }
}
