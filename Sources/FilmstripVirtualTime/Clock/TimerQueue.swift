// SPDX-License-Identifier: MIT

/// Work that waits for its virtual instant: timers, blocks of queues, sleeps and jobs of tasks.
///
/// Ordered by instant, then by when it was added. Filled through
/// ``VirtualClock/schedule(at:origin:as:_:)``, emptied by ``VirtualClock/performDueTimers()``.
package final class TimerQueue {
  struct Entry {
    let id: Int
    let due: VirtualInstant
    /// The id of what this continues: the timer's or task's first entry, or its own.
    let origin: Int
    /// What it is, for reports; nil for what never has to be waited for.
    let name: String?
    let work: () -> Void
    /// What is done in place of the work where the clock stops for good; nil for nothing.
    let drop: (() -> Void)?
  }

  private var entries: [Entry] = []
  private(set) var nextID = 0
  private var isOver = false

  init() {}

  /// A number greater than all before it: the order in which things were started.
  package func takeID() -> Int {
    nextID += 1
    return nextID - 1
  }

  func insert(
    due: VirtualInstant, origin: Int?, name: String?, drop: (() -> Void)?,
    work: @escaping () -> Void
  ) -> Int {
    let id = takeID()
    // Nothing would ever run it, and what waits keeps what it refers to.
    guard !isOver else {
      drop?()
      return id
    }
    let entry = Entry(id: id, due: due, origin: origin ?? id, name: name, work: work, drop: drop)
    // Behind all that are due then or earlier: ids only grow.
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].due <= due { low = middle + 1 } else { high = middle }
    }
    entries.insert(entry, at: low)
    return id
  }

  /// Removes an entry; does nothing if it has run.
  package func cancel(_ id: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    // Released only after the change: what the work retains may cancel others when it is released.
    withExtendedLifetime(entries.remove(at: index)) {}
  }

  /// Removes an entry and returns its work; nil if it has run.
  package func take(_ id: Int) -> (() -> Void)? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    return entries.remove(at: index).work
  }

  /// Drops all that waits, and from now on all that is added.
  func end() {
    isOver = true
    let dropped = entries
    entries = []
    for entry in dropped { entry.drop?() }
  }

  /// Removes and returns the first entry that is due and older than `limit`.
  func takeFirst(dueAt now: VirtualInstant, olderThan limit: Int) -> Entry? {
    guard let first = entries.first, first.due <= now, first.id < limit else { return nil }
    return entries.removeFirst()
  }

  func hasWork(dueAt now: VirtualInstant) -> Bool { entries.first.map { $0.due <= now } ?? false }

  /// The first instant after `now` at which something is due; nil when nothing ever is.
  package func nextDue(after now: VirtualInstant) -> VirtualInstant? {
    entries.first { $0.due > now }.flatMap { $0.due == .distantFuture ? nil : $0.due }
  }

  /// Descriptions of what waits and was started at `start` or later.
  package func names(startedSince start: Int) -> [String] {
    entries.filter { $0.origin >= start && $0.due < .distantFuture }.compactMap(\.name)
  }
}
