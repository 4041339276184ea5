// SPDX-License-Identifier: MIT

/// What a diffable data source shows, and how it goes from one snapshot to the next: the same for tables and
/// collection views.
@MainActor
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// What a list does with changes.
  struct List {
    let isLoaded: Bool
    let reload: () -> Void
    /// Shows changes: the data is changed by the second argument, what follows is the third.
    let show:
      (_ changes: [ListChange], _ update: @escaping () -> Void, _ end: @escaping () -> Void) ->
        Void
  }

  private(set) var current = Snapshot()

  /// Shows a snapshot in a list; nil for one that is gone.
  func apply(
    _ snapshot: Snapshot, animated: Bool, in list: List?, completion: (() -> Void)?
  ) {
    let changes = snapshot.changes(from: current)
    let update = { self.current = snapshot.settled() }
    guard let list else { return update() }
    guard list.isLoaded, !changes.isEmpty else {
      update()
      if !list.isLoaded { list.reload() }
      completion?()
      return
    }
    let show = { list.show(changes, update) { completion?() } }
    if animated { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// Takes over a snapshot, whose cells are all new.
  func replace(with snapshot: Snapshot) { current = snapshot.settled() }

  func section(at index: Int) -> Section? {
    let all = current.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }
}
