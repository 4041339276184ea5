// SPDX-License-Identifier: MIT
internal import FilmstripWording

enum ListChange: Hashable {
  /// Items, or rows, by their places before the batch.
  case deleteItem(IndexPath)
  /// Items, or rows, by their places after it.
  case insertItem(IndexPath)
  case reloadItem(IndexPath)
  case moveItem(IndexPath, to: IndexPath)
  case deleteSection(Int)
  case insertSection(Int)
  case reloadSection(Int)
  case moveSection(Int, to: Int)
}

/// What becomes of the places of a list in a batch of changes: old ones of deletions, reloads and beginnings of
/// moves, new ones of insertions and ends of moves (documented for `performBatchUpdates`).
struct ListUpdate {
  let changes: [ListChange]
  let oldCounts: [Int]
  let newCounts: [Int]

  private var newSections: [Int?] = []
  private var newItems: [[IndexPath?]] = []
  private var oldPaths: [IndexPath: IndexPath] = [:]
  private var oldSections: [Int: Int] = [:]
  private(set) var reloaded: Set<IndexPath> = []
  private(set) var reloadedSections: Set<Int> = []

  /// Follows the changes; ends the program as UIKit does where the numbers of a data source do not fit them.
  init(_ changes: [ListChange], from oldCounts: [Int], to newCounts: [Int], of owner: String) {
    (self.changes, self.oldCounts, self.newCounts) = (changes, oldCounts, newCounts)
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var movedSections: [Int: Int] = [:]
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]
    for change in changes {
      switch change {
      case .deleteItem(let path): deleted.insert(path)
      case .insertItem(let path): inserted.insert(path)
      case .reloadItem(let path): reloaded.insert(path)
      case .moveItem(let old, let new): moved[old] = new
      case .deleteSection(let section): deletedSections.insert(section)
      case .insertSection(let section): insertedSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let old, let new): movedSections[old] = new
      }
    }
    let expected =
      oldCounts.count - deletedSections.filter { $0 < oldCounts.count }.count
      + insertedSections.count
    require(
      expected == newCounts.count,
      """
      \(owner): invalid number of sections after an update: \(newCounts.count), where \(expected) follow from \
      \(oldCounts.count) before it, \(insertedSections.count) inserted and \(deletedSections.count) deleted; \
      change the data in the block of updates
      """)
    followSections(deleted: deletedSections, inserted: insertedSections, moved: movedSections)
    followItems(deleted: deleted, inserted: inserted, moved: moved, owner: owner)
  }

  private mutating func followSections(deleted: Set<Int>, inserted: Set<Int>, moved: [Int: Int]) {
    let targets = Set(moved.values).union(inserted)
    var free = (0..<newCounts.count).filter { !targets.contains($0) }.makeIterator()
    for section in oldCounts.indices {
      if let target = moved[section] {
        newSections.append(target)
      } else {
        newSections.append(deleted.contains(section) ? nil : free.next())
      }
      if let new = newSections[section] { oldSections[new] = section }
    }
  }

  private mutating func followItems(
    deleted: Set<IndexPath>, inserted: Set<IndexPath>, moved: [IndexPath: IndexPath], owner: String
  ) {
    let targets = Set(moved.values).union(inserted)
    for (section, count) in oldCounts.enumerated() {
      guard let new = newSections[section], !reloadedSections.contains(section) else {
        newItems.append(Array(repeating: nil, count: count))
        continue
      }
      var row: [IndexPath?] = []
      var next = 0
      var left = 0
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        if let target = moved[path] {
          row.append(target)
          continue
        }
        if deleted.contains(path) {
          row.append(nil)
          continue
        }
        while targets.contains(IndexPath(item: next, section: new)) { next += 1 }
        row.append(IndexPath(item: next, section: new))
        next += 1
        left += 1
      }
      let arrived = targets.filter { $0.section == new }.count
      require(
        left + arrived == newCounts[new],
        """
        \(owner): invalid number of items in section \(new) after an update: \(newCounts[new]), where \
        \(left + arrived) follow from \(count) before it and \(changes.count) changes; change the data in the \
        block of updates
        """)
      newItems.append(row)
    }
    for row in newItems.indices {
      for (item, new) in newItems[row].enumerated() {
        if let new { oldPaths[new] = IndexPath(item: item, section: row) }
      }
    }
  }

  /// Where a section is afterwards; nil for one that is gone.
  func newSection(of old: Int) -> Int? {
    newSections.indices.contains(old) ? newSections[old] : nil
  }

  func oldSection(of new: Int) -> Int? { oldSections[new] }

  /// Where an item is afterwards; nil for one that is gone.
  func newPath(of old: IndexPath) -> IndexPath? {
    guard newItems.indices.contains(old.section), newItems[old.section].indices.contains(old.item)
    else { return nil }
    return newItems[old.section][old.item]
  }

  func oldPath(of new: IndexPath) -> IndexPath? { oldPaths[new] }

  /// Whether an old item gets another view.
  func isReloaded(_ old: IndexPath) -> Bool {
    reloaded.contains(old) || reloadedSections.contains(old.section)
  }
}
