// SPDX-License-Identifier: MIT

/// Those who observe properties of one object.
///
/// What changes a property says so with `changed()`; each observer then compares what it observes with what
/// it saw last. Nothing is kept, and nothing is compared, for an object that is not observed.
package final class KeyValueObservers {
  private var checks: [(id: Int, check: () -> Void)] = []
  private var lastID = 0
  private var depth = 0

  package init() {}

  package var isEmpty: Bool { checks.isEmpty }

  /// Adds an observer, which compares when it is called; returns its number.
  package func add(_ check: @escaping () -> Void) -> Int {
    lastID += 1
    checks.append((id: lastID, check: check))
    return lastID
  }

  package func remove(_ id: Int) { checks.removeAll { $0.id == id } }

  /// Lets the observers compare, in the order in which they were added.
  package func changed() {
    guard depth == 0 else { return }
    for (_, check) in checks { check() }
  }

  /// A change of several values that are one for observers, such as size and position for a frame: they
  /// compare when it is done.
  package func changeTogether(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    changed()
  }
}

/// An object that reports its changes to its observers, at once.
///
/// Changes of others are noticed at the end of the stage's step.
///
/// The requirement is isolated and not the protocol: in the language mode of Swift 5 a protocol's isolation
/// becomes that of all subclasses of a class that conforms, and layers are not isolated.
package protocol KeyValueObserved: AnyObject {
  @MainActor var keyValueObservers: KeyValueObservers? { get set }
}
