// SPDX-License-Identifier: MIT

extension CALayer {
  /// Lays out every layer of the tree that asked for it, parents first, and draws those that asked
  /// for that, until none asks any more.
  ///
  /// Laying out a layer may make others ask again, also those above it. Returns whether any layer
  /// was laid out or drawn, or nil when they still asked after 100 passes: a layout that never rests.
  @discardableResult
  package func layoutTree() -> Bool? {
    var didWork = false
    for _ in 0..<100 {
      guard layoutPass() else { return didWork }
      didWork = true
    }
    return nil
  }

  /// One walk over the layers that have something to do, without a recursion as deep as the tree.
  private func layoutPass() -> Bool {
    var didWork = false
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.pending.hasWorkBelow = false
      if layer.pending.needsLayout {
        layer.pending.needsLayout = false
        layer.layoutSublayers()
        didWork = true
      }
      if layer.pending.needsDisplay {
        layer.displayIfNeeded()
        didWork = true
      }
      if let mask = layer.storedMask, mask.hasWork { waiting.append(mask) }
      for sublayer in layer.storedSublayers.reversed() where sublayer.hasWork {
        waiting.append(sublayer)
      }
    }
    return didWork
  }

  /// Draws every layer of the tree that asked for it, without laying out any.
  func displayTree() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.displayIfNeeded()
      // Whoever asks for something below is marked above, too; layout may still be asked for.
      guard layer.pending.hasWorkBelow else { continue }
      if let mask = layer.storedMask, mask.hasWork { waiting.append(mask) }
      for sublayer in layer.storedSublayers.reversed() where sublayer.hasWork {
        waiting.append(sublayer)
      }
    }
  }

  private var hasWork: Bool {
    pending.needsLayout || pending.needsDisplay || pending.hasWorkBelow
  }
}
