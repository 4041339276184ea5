// SPDX-License-Identifier: MIT

@MainActor
struct GroupPlacer {
  struct Place {
    var index: Int
    var frame: CGRect
    var zIndex = 0
    let size: NSCollectionLayoutSize?
  }

  struct Attached {
    let item: NSCollectionLayoutSupplementaryItem
    /// The item to which it belongs, or the first of the group's.
    let index: Int
    var frame: CGRect
  }

  let count: Int
  /// The size that an item's cell prefers; nil where it is not known.
  let preferred: (Int) -> CGSize?
  let traits: UITraitCollection
  private(set) var places: [Place] = []
  private(set) var attached: [Attached] = []
  private(set) var next = 0

  init(count: Int, traits: UITraitCollection, preferred: @escaping (Int) -> CGSize?) {
    (self.count, self.traits, self.preferred) = (count, traits, preferred)
  }

  /// What a group has beside or below each other, before it has its place.
  private struct Entry {
    let item: NSCollectionLayoutItem
    var size: CGSize
    let firstPlace: Int
    let firstAttached: Int
    let isFirst: Bool
  }

  /// Puts the next items into a group at a point; returns the group's size.
  ///
  /// The size is that which the group asks for in a container, and its estimated sides are as long as what
  /// it has. Items follow each other, the list of them again and again, as long as there is room (documented);
  /// the first one has its place in any case.
  mutating func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize, at origin: CGPoint
  ) -> CGSize {
    let first = (place: places.count, attached: attached.count, item: next)
    let wanted = group.layoutSize.points(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(wanted.width - insets.leading - insets.trailing, 0),
      height: max(wanted.height - insets.top - insets.bottom, 0))
    var size: CGSize
    switch group.arrangement {
    case .custom(let provider):
      let environment = CompositionalEnvironment(wanted, insets, traits)
      for custom in provider(environment) where next < count {
        places.append(Place(index: next, frame: custom.frame, zIndex: custom.zIndex, size: nil))
        next += 1
      }
      size = wanted
    case .horizontal: size = fill(group, inner, isHorizontal: true)
    case .vertical: size = fill(group, inner, isHorizontal: false)
    }
    if case .custom = group.arrangement {
    } else {
      size.width =
        group.layoutSize.widthDimension.isEstimated
        ? size.width + insets.leading + insets.trailing : wanted.width
      size.height =
        group.layoutSize.heightDimension.isEstimated
        ? size.height + insets.top + insets.bottom : wanted.height
      shift(first.place, first.attached, by: CGPoint(x: insets.leading, y: insets.top))
    }
    shift(first.place, first.attached, by: origin)
    for item in group.supplementaryItems where next > first.item {
      attached.append(
        Attached(
          item: item, index: first.item, frame: item.frame(at: CGRect(origin: origin, size: size))))
    }
    return size
  }

  private mutating func shift(_ firstPlace: Int, _ firstAttached: Int, by distance: CGPoint) {
    for index in firstPlace..<places.count {
      places[index].frame = places[index].frame.offsetBy(dx: distance.x, dy: distance.y)
    }
    for index in firstAttached..<attached.count {
      attached[index].frame = attached[index].frame.offsetBy(dx: distance.x, dy: distance.y)
    }
  }

  private func along(_ size: CGSize, _ isHorizontal: Bool) -> CGFloat {
    isHorizontal ? size.width : size.height
  }

  /// Puts items beside or below each other; returns what they take.
  private mutating func fill(
    _ group: NSCollectionLayoutGroup, _ inner: CGSize, isHorizontal: Bool
  ) -> CGSize {
    let spacing = group.interItemSpacing?.spacing ?? 0
    let dimension =
      isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let room = along(inner, isHorizontal)
    var entries: [Entry] = []
    var used: CGFloat = 0
    var number = 0
    while next < count, !group.subitems.isEmpty {
      if let wanted = group.count, entries.count >= max(wanted, 1) { break }
      // A group that is as long as what it has takes each item once.
      if dimension.isEstimated, group.count == nil, number >= group.subitems.count { break }
      let item = group.subitems[number % group.subitems.count]
      var available = inner
      if let wanted = group.count {
        let share = max((room - spacing * CGFloat(wanted - 1)) / CGFloat(max(wanted, 1)), 0)
        if isHorizontal { available.width = share } else { available.height = share }
      }
      let estimate = size(
        of: item, in: inner, sharing: group.count == nil ? nil : available, isHorizontal)
      let edges = item.edgeSpacing?.least ?? .zero
      let length =
        along(estimate, isHorizontal)
        + (isHorizontal ? edges.left + edges.right : edges.top + edges.bottom)
      let gap = entries.isEmpty ? 0 : spacing
      if !entries.isEmpty, group.count == nil, !dimension.isEstimated,
        used + gap + length > room + 0.01
      {
        break
      }
      let entry = add(item, estimate, in: inner, isFirst: entries.isEmpty)
      used += gap + along(entry.size, isHorizontal) + length - along(estimate, isHorizontal)
      entries.append(entry)
      number += 1
    }
    return distribute(entries, group, inner, used: used, isHorizontal: isHorizontal)
  }

  private func size(
    of item: NSCollectionLayoutItem, in inner: CGSize, sharing share: CGSize?, _ isHorizontal: Bool
  ) -> CGSize {
    let known = item is NSCollectionLayoutGroup ? nil : preferred(next)
    var size = item.layoutSize.points(in: inner, preferred: known)
    // Items that share the room have equal parts of it, whatever they ask for (documented).
    if let share {
      if isHorizontal { size.width = share.width } else { size.height = share.height }
    }
    return size
  }

  /// Adds an item, or the items of a group, at the origin.
  private mutating func add(
    _ item: NSCollectionLayoutItem, _ size: CGSize, in inner: CGSize, isFirst: Bool
  ) -> Entry {
    let (firstPlace, firstAttached) = (places.count, attached.count)
    var real = size
    if let group = item as? NSCollectionLayoutGroup {
      real = place(group, in: inner, at: .zero)
    } else {
      let insets = item.contentInsets
      let frame = CGRect(
        x: insets.leading, y: insets.top,
        width: max(size.width - insets.leading - insets.trailing, 0),
        height: max(size.height - insets.top - insets.bottom, 0))
      places.append(Place(index: next, frame: frame, size: item.layoutSize))
      for view in item.supplementaryItems {
        attached.append(Attached(item: view, index: next, frame: view.frame(at: frame)))
      }
      next += 1
    }
    return Entry(
      item: item, size: real, firstPlace: firstPlace, firstAttached: firstAttached, isFirst: isFirst
    )
  }

  /// Shares what is left among flexible spacings, and moves each item to its place.
  private mutating func distribute(
    _ entries: [Entry], _ group: NSCollectionLayoutGroup, _ inner: CGSize, used: CGFloat,
    isHorizontal: Bool
  ) -> CGSize {
    func sides(_ entry: Entry) -> (
      before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?
    ) {
      let edge = entry.item.edgeSpacing
      return isHorizontal ? (edge?.leading, edge?.trailing) : (edge?.top, edge?.bottom)
    }
    var flexibleCount = 0
    if group.interItemSpacing?.isFlexibleSpacing == true {
      flexibleCount += max(entries.count - 1, 0)
    }
    for entry in entries {
      for side in [sides(entry).before, sides(entry).after] where side?.isFlexibleSpacing == true {
        flexibleCount += 1
      }
    }
    let left = max(along(inner, isHorizontal) - used, 0)
    let share = flexibleCount > 0 ? left / CGFloat(flexibleCount) : 0
    func points(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? share : 0)
    }
    var cursor: CGFloat = 0
    var breadth: CGFloat = 0
    for (number, entry) in entries.enumerated() {
      if number > 0 { cursor += points(group.interItemSpacing) }
      cursor += points(sides(entry).before)
      let edges = entry.item.edgeSpacing?.least ?? .zero
      let distance =
        isHorizontal ? CGPoint(x: cursor, y: edges.top) : CGPoint(x: edges.left, y: cursor)
      let end = number + 1 < entries.count ? entries[number + 1] : nil
      move(entry, until: end, by: distance)
      cursor += along(entry.size, isHorizontal) + points(sides(entry).after)
      let across =
        isHorizontal
        ? entry.size.height + edges.top + edges.bottom
        : entry.size.width + edges.left + edges.right
      breadth = max(breadth, across)
    }
    return isHorizontal
      ? CGSize(width: cursor, height: breadth) : CGSize(width: breadth, height: cursor)
  }

  private mutating func move(_ entry: Entry, until end: Entry?, by distance: CGPoint) {
    for index in entry.firstPlace..<(end?.firstPlace ?? places.count) {
      places[index].frame = places[index].frame.offsetBy(dx: distance.x, dy: distance.y)
    }
    for index in entry.firstAttached..<(end?.firstAttached ?? attached.count) {
      attached[index].frame = attached[index].frame.offsetBy(dx: distance.x, dy: distance.y)
    }
  }
}
