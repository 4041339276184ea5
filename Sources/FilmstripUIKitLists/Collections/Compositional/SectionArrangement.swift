// SPDX-License-Identifier: MIT

@MainActor
struct SectionArrangement {
  struct Edge {
    let kind: String
    var frame: CGRect
    let zIndex: Int
    let isPinned: Bool
    let isAtEnd: Bool
    let size: NSCollectionLayoutSize?
  }

  let section: NSCollectionLayoutSection
  private(set) var places: [GroupPlacer.Place] = []
  private(set) var attached: [GroupPlacer.Attached] = []
  private(set) var edges: [Edge] = []
  private(set) var decorations: [Edge] = []
  /// Where each group begins across the layout's direction, and its length: for sections that are scrolled.
  private(set) var groups: [(start: CGFloat, length: CGFloat)] = []
  /// All of the section, and the part with the groups.
  private(set) var frame = CGRect.zero
  private(set) var content = CGRect.zero
  /// How long the groups of a section are that is scrolled across the layout's direction.
  private(set) var scrolledLength: CGFloat = 0

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// The section from a point of the layout's axis on.
  ///
  /// Headers lie before the content insets, footers after them (approximated: documented is that they extend
  /// the section's boundary).
  init(
    _ section: NSCollectionLayoutSection, count: Int, from start: CGFloat, room: CGSize,
    isVertical: Bool, traits: UITraitCollection, preferred: @escaping (Int) -> CGSize?,
    preferredEdge: (String) -> CGSize?
  ) {
    self.section = section
    let insets = section.contentInsets
    let near = isVertical ? insets.leading : insets.top
    let far = isVertical ? insets.trailing : insets.bottom
    let breadth = max((isVertical ? room.width : room.height) - near - far, 0)
    let container =
      isVertical
      ? CGSize(width: breadth, height: room.height) : CGSize(width: room.width, height: breadth)
    var cursor = start

    func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: isVertical ? across : along, y: isVertical ? along : across, width: size.width,
        height: size.height)
    }
    func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    let edgeRoom = section.supplementariesFollowContentInsets ? container : room
    let edgeStart = section.supplementariesFollowContentInsets ? near : 0
    let edgeBreadth =
      section.supplementariesFollowContentInsets ? breadth : (isVertical ? room.width : room.height)
    func add(_ item: NSCollectionLayoutBoundarySupplementaryItem, isAtEnd: Bool) {
      let size = item.layoutSize.points(in: edgeRoom, preferred: preferredEdge(item.elementKind))
      let own = isVertical ? size.width : size.height
      let sides = item.alignment.edges
      let isNear = sides.contains(isVertical ? .leading : .top)
      let isFar = sides.contains(isVertical ? .trailing : .bottom)
      let across = edgeStart + (isNear ? 0 : isFar ? edgeBreadth - own : (edgeBreadth - own) / 2)
      let along = item.extendsBoundary ? cursor : isAtEnd ? cursor - length(size) : cursor
      edges.append(
        Edge(
          kind: item.elementKind,
          frame: rect(along, across, size).offsetBy(dx: item.offset.x, dy: item.offset.y),
          zIndex: item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex,
          isPinned: item.pinToVisibleBounds, isAtEnd: isAtEnd, size: item.layoutSize))
      if item.extendsBoundary { cursor += length(size) }
    }
    func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
      item.alignment.edges.contains(isVertical ? .bottom : .trailing)
    }
    for item in section.boundarySupplementaryItems where !isAtEnd(item) {
      add(item, isAtEnd: false)
    }

    cursor += isVertical ? insets.top : insets.leading
    let contentStart = cursor
    var placer = GroupPlacer(count: count, traits: traits, preferred: preferred)
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    var across = near
    var deepest: CGFloat = 0
    while placer.next < count {
      let before = placer.next
      let isFirst = groups.isEmpty
      if !isFirst {
        if isOrthogonal {
          across += section.interGroupSpacing
        } else {
          cursor += section.interGroupSpacing
        }
      }
      let origin = rect(cursor, isOrthogonal ? across : near, .zero).origin
      let size = placer.place(section.group, in: container, at: origin)
      let ownBreadth = isVertical ? size.width : size.height
      groups.append(
        (isOrthogonal ? across - near : cursor, isOrthogonal ? ownBreadth : length(size)))
      if isOrthogonal {
        across += ownBreadth
        deepest = max(deepest, length(size))
      } else {
        cursor += length(size)
      }
      // A group without items would be repeated for ever.
      if placer.next == before { break }
    }
    if isOrthogonal { cursor += deepest }
    (places, attached) = (placer.places, placer.attached)
    scrolledLength = across + far
    let contentEnd = cursor
    cursor += isVertical ? insets.bottom : insets.trailing
    for item in section.boundarySupplementaryItems where isAtEnd(item) { add(item, isAtEnd: true) }
    let whole = isVertical ? room.width : room.height
    frame =
      isVertical
      ? CGRect(x: 0, y: start, width: whole, height: cursor - start)
      : CGRect(x: start, y: 0, width: cursor - start, height: whole)
    content =
      isVertical
      ? CGRect(x: 0, y: contentStart, width: whole, height: contentEnd - contentStart)
      : CGRect(x: contentStart, y: 0, width: contentEnd - contentStart, height: whole)
    decorations = section.decorationItems.map { item in
      let inset = item.contentInsets
      return Edge(
        kind: item.elementKind,
        frame: frame.inset(
          by: UIEdgeInsets(
            top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing)),
        zIndex: item.zIndex, isPinned: false, isAtEnd: false, size: nil)
    }
  }
}
