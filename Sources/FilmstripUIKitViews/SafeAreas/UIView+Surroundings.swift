// SPDX-License-Identifier: MIT

extension UIView {
  /// Changes the view's position or size, and updates what depends on them.
  func changeGeometry(_ change: () -> Void) {
    let (old, place) = (layer.bounds, layer.position)
    if let keyValueObservers { keyValueObservers.changeTogether(change) } else { change() }
    if let constraintRecord, constraintRecord.hasBeenPlaced {
      noteFrameSet(from: old.size, at: place)
    }
    noteGeometry(since: old)
    if storedCornerConfiguration != nil { applyCornerConfiguration() }
  }

  /// Sets margins without the safe area.
  func setMargins(_ margins: ViewAreas.Margins) {
    areas.ownMargins = margins
    noteAreas()
  }

  /// To be called when the view was added to another view.
  func noteSurroundings() {
    forgetInheritedArea()
    noteTraits()
    noteAreas()
  }

  /// Notifies the view of what is new to it, before it is laid out.
  func settleSurroundings() {
    if traits.needsUpdate { settleTraits(beforeLayout: true) }
    if areas.needsUpdate { settleAreas(beforeLayout: true) }
    if owner != nil { noteInheritedArea() }
  }

  /// Makes the subviews check what may be new to them, after they were placed.
  func propagateSurroundings() {
    propagateTraits()
    propagateAreas()
  }
}
