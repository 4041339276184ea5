// SPDX-License-Identifier: MIT

/// How collections and tables move: seconds, and the evidence for each.
package struct CollectionBehavior: BehaviorValues {
  /// Seconds of inserted, deleted and moved cells, and of a change of layouts (approximated from recordings:
  /// 0.3 seconds, as Core Animation's own are 0.25).
  package var updateDuration = 0.3

  package init() {}
}

extension BehaviorProfile {
  package var collections: CollectionBehavior {
    get { self[CollectionBehavior.self] }
    set { self[CollectionBehavior.self] = newValue }
  }
}
