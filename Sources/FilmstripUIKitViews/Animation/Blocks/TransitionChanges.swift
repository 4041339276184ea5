// SPDX-License-Identifier: MIT

/// What the animation blocks of a transition's animator have changed, in the order of the changes.
///
/// A cancelled transition restores the old values when its time has returned to its beginning, as a
/// property animator does that ends at its start. Blocks that begin later, such as in the
/// completion of another one, are not noted.
@MainActor
package final class TransitionChanges {
  private var changes: [ViewPropertyChange] = []
  private var animations: [(layer: CALayer, animation: CAAnimation)] = []
  package private(set) var areRestored = false

  package init() {}

  func note(_ change: ViewPropertyChange) { changes.append(change) }

  func note(_ animation: CAAnimation, on layer: CALayer) { animations.append((layer, animation)) }

  /// Restores, in the model of a layer and of all in it, the values from before the first change of
  /// each property, and removes the animations; without a layer, in all that are left.
  package func restore(in root: CALayer? = nil) {
    func isIncluded(_ layer: CALayer) -> Bool { root.map { layer.isInside($0) } ?? true }
    areRestored = true
    for item in animations where isIncluded(item.layer) { item.layer.stop(item.animation) }
    animations.removeAll { isIncluded($0.layer) }
    // The last change first, so that the oldest value remains.
    for change in changes.reversed() where isIncluded(change.layer) { change.write(change.old) }
    changes.removeAll { isIncluded($0.layer) }
  }

  package func forget() { (changes, animations) = ([], []) }
}

extension CALayer {
  package func isInside(_ other: CALayer) -> Bool { superlayers.contains { $0 === other } }
}
