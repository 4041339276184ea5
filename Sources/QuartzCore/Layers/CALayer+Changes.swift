// SPDX-License-Identifier: MIT

struct PendingWork {
  var needsLayout = false
  var needsDisplay = false
  /// Its contents were to be drawn while it had no area.
  var waitsForArea = false
  /// Some layer below has one of these pending.
  var hasWorkBelow = false
  /// Some layer below has not been committed yet.
  var hasNewBelow = false
}

struct CommittedState {
  let properties: LayerProperties
  let sublayers: [CALayer]
  let mask: CALayer?
}

extension CALayer {
  /// To be called before any change of what the layer shows: keeps what was on the screen, and
  /// makes the next frame capture the layer again.
  func willChange() {
    if isCommitted && committedState == nil {
      committedState = CommittedState(
        properties: properties, sublayers: storedSublayers, mask: storedMask)
      scheduler.changedLayers.append(self)
    }
    invalidateCapture()
  }

  func markWorkAbove() {
    var layer = parentLayer
    while let current = layer, !current.pending.hasWorkBelow {
      current.pending.hasWorkBelow = true
      layer = current.parentLayer
    }
  }

  func markNew() {
    if pending.needsLayout || pending.needsDisplay || pending.hasWorkBelow { markWorkAbove() }
    var (layer, top) = (parentLayer, self)
    while let current = layer, !current.pending.hasNewBelow {
      current.pending.hasNewBelow = true
      (layer, top) = (current.parentLayer, current)
    }
    // Below a layer that is marked already the scheduler knows, until it commits.
    if layer == nil { top.renderScheduler?.noteScheduleChange() }
    invalidateCapture()
  }

  /// Marks the tree as committed: from now on changes of its layers animate implicitly.
  ///
  /// Visits only what is new since the last time.
  package func markCommitted() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      let isNew = !layer.isCommitted
      guard isNew || layer.pending.hasNewBelow else { continue }
      layer.isCommitted = true
      layer.pending.hasNewBelow = false
      if isNew, !layer.animations.isEmpty, !layer.isListedAsAnimated {
        layer.listAsAnimated()
        layer.scheduler.beginAnimations(of: layer)
      }
      waiting += layer.storedSublayers
      if let mask = layer.storedMask { waiting.append(mask) }
    }
  }

  /// Marks this layer, without those in it, as committed: it is on the screen before the next commit.
  package func markShown() { isCommitted = true }

  /// Marks the tree as new again: for layers that have left it.
  func markUncommitted() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      guard layer.isCommitted else { continue }
      layer.isCommitted = false
      waiting += layer.storedSublayers
      if let mask = layer.storedMask { waiting.append(mask) }
    }
  }
}
