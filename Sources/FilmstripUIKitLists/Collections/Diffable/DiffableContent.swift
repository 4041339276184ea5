// SPDX-License-Identifier: MIT

/// What a diffable data source shows, and how it goes from one snapshot to the next: the same for tables and
/// collection views.
@MainActor
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var current = Snapshot()

  /// Shows a snapshot in a list, nil for one that is gone; `note` tells the list the changes.
  func apply(
    _ snapshot: Snapshot, animated: Bool, in list: (any ListView)?,
    note: @escaping ([ListChange]) -> Void, completion: (() -> Void)?
  ) {
    let changes = snapshot.changes(from: current)
    let update = { self.current = snapshot.settled() }
    guard let list else { return update() }
    guard list.counts != nil, !changes.isEmpty else {
      update()
      if list.counts == nil { list.reloadData() }
      completion?()
      return
    }
    let show = {
      list.perform(
        {
          update()
          note(changes)
        }, completion: { _ in completion?() })
    }
    if animated { show() } else { UIView.performWithoutAnimation(show) }
  }

  func replace(with snapshot: Snapshot, in list: (any ListView)?, completion: (() -> Void)?) {
    current = snapshot.settled()
    list?.reloadData()
    completion?()
  }

  func section(at index: Int) -> Section? {
    let all = current.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }
}
