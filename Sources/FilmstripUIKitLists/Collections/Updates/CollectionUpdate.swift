// SPDX-License-Identifier: MIT

@MainActor
struct CollectionUpdate {
  let list: ListUpdate
  /// The attributes of what was visible, or near, before.
  let before: [CollectionElement: UICollectionViewLayoutAttributes]

  /// Where an element is afterwards; nil for one that is gone or gets another view.
  func newElement(of old: CollectionElement) -> CollectionElement? {
    var element = old
    if old.category == .cell {
      guard !list.isReloaded(old.path), let path = list.newPath(of: old.path) else { return nil }
      element.path = path
      return element
    }
    guard let section = old.path.first, let new = list.newSection(of: section) else { return nil }
    // Of headers and their like only the section moves.
    element.path = old.path.count > 1 ? IndexPath(item: old.path[1], section: new) : [new]
    return list.reloadedSections.contains(section) ? nil : element
  }

  /// Where an element was; nil for one that is new or gets another view.
  func oldElement(of new: CollectionElement) -> CollectionElement? {
    var element = new
    if new.category == .cell {
      guard let path = list.oldPath(of: new.path), !list.isReloaded(path) else { return nil }
      element.path = path
      return element
    }
    guard let section = new.path.first, let old = list.oldSection(of: section) else { return nil }
    element.path = new.path.count > 1 ? IndexPath(item: new.path[1], section: old) : [old]
    return list.reloadedSections.contains(old) ? nil : element
  }

  var items: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    return list.changes.map { change in
      switch change {
      case .deleteItem(let path): UICollectionViewUpdateItem(.delete, from: path, to: nil)
      case .insertItem(let path): UICollectionViewUpdateItem(.insert, from: nil, to: path)
      case .reloadItem(let path):
        UICollectionViewUpdateItem(.reload, from: path, to: list.newPath(of: path) ?? path)
      case .moveItem(let old, let new): UICollectionViewUpdateItem(.move, from: old, to: new)
      case .deleteSection(let index):
        UICollectionViewUpdateItem(.delete, from: section(index), to: nil)
      case .insertSection(let index):
        UICollectionViewUpdateItem(.insert, from: nil, to: section(index))
      case .reloadSection(let index):
        UICollectionViewUpdateItem(.reload, from: section(index), to: section(index))
      case .moveSection(let old, let new):
        UICollectionViewUpdateItem(.move, from: section(old), to: section(new))
      }
    }
  }
}
