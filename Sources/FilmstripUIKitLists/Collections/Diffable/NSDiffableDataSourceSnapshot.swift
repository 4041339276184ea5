// SPDX-License-Identifier: MIT
internal import FilmstripWording

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private(set) var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  private(set) var reloadedItems: [ItemIdentifierType] = []
  private(set) var reloadedSections: [SectionIdentifierType] = []

  public init() {}

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.id }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  private func section(_ identifier: SectionIdentifierType?) -> Int {
    let index = identifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let index else {
      refuse("NSDiffableDataSourceSnapshot: there is no such section; append sections before items")
    }
    return index
  }

  private func place(_ item: ItemIdentifierType) -> (section: Int, item: Int) {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (index, place) }
    }
    refuse("NSDiffableDataSourceSnapshot: there is no item \("\(item)".printable)")
  }

  private func checkNew(_ items: [ItemIdentifierType]) {
    let known = Set(itemIdentifiers)
    require(
      Set(items).count == items.count && items.allSatisfy { !known.contains($0) },
      "NSDiffableDataSourceSnapshot: each item identifier has to occur once")
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    checkNew(identifiers)
    sections[section(sectionIdentifier)].items += identifiers
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    checkNew(identifiers)
    let (section, item) = place(beforeIdentifier)
    sections[section].items.insert(contentsOf: identifiers, at: item)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    checkNew(identifiers)
    let (section, item) = place(afterIdentifier)
    sections[section].items.insert(contentsOf: identifiers, at: item + 1)
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems += identifiers
  }
  /// Configures items again; here their cells are replaced.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems += identifiers
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: section(toIdentifier)) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: section(toIdentifier) + 1) }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
    let known = Set(sectionIdentifiers)
    require(
      Set(new).count == new.count && new.allSatisfy { !known.contains($0) },
      "NSDiffableDataSourceSnapshot: each section identifier has to occur once")
    sections.insert(contentsOf: new.map { ($0, []) }, at: index)
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.id) }
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections += identifiers
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) {
        return IndexPath(item: place, section: index)
      }
    }
    return nil
  }

  /// The changes that make this snapshot of another one, as a list receives them.
  func changes(from old: NSDiffableDataSourceSnapshot) -> [ListChange] {
    var changes: [ListChange] = []
    let difference = sectionIdentifiers.difference(from: old.sectionIdentifiers)
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _):
        removed.insert(offset)
        changes.append(.deleteSection(offset))
      case .insert(let offset, _, _):
        inserted.insert(offset)
        changes.append(.insertSection(offset))
      }
    }
    let (before, after) = (old.paths(without: removed), paths(without: inserted))
    let stays = old.sections.indices.filter { !removed.contains($0) }
    let targets = sections.indices.filter { !inserted.contains($0) }
    // What stays in a section keeps its order there; everything else comes, goes or moves.
    for (source, target) in zip(stays, targets) {
      for change in sections[target].items.difference(from: old.sections[source].items) {
        switch change {
        case .remove(let offset, let item, _) where after[item] == nil:
          changes.append(.deleteItem(IndexPath(item: offset, section: source)))
        case .insert(let offset, let item, _):
          let path = IndexPath(item: offset, section: target)
          changes.append(before[item].map { .moveItem($0, to: path) } ?? .insertItem(path))
        default: break
        }
      }
    }
    changes += reloadedItems.compactMap { before[$0] }.map(ListChange.reloadItem)
    changes += reloadedSections.compactMap(old.indexOfSection).map(ListChange.reloadSection)
    return changes
  }

  private func paths(without left: Set<Int>) -> [ItemIdentifierType: IndexPath] {
    var result: [ItemIdentifierType: IndexPath] = [:]
    for (index, section) in sections.enumerated() where !left.contains(index) {
      for (place, item) in section.items.enumerated() {
        result[item] = IndexPath(item: place, section: index)
      }
    }
    return result
  }

  /// Forgets what was to be shown with new cells.
  func settled() -> NSDiffableDataSourceSnapshot {
    var copy = self
    (copy.reloadedItems, copy.reloadedSections) = ([], [])
    return copy
  }
}
