// SPDX-License-Identifier: MIT

package enum LayoutOutcome {
  case nothing
  /// Layers were laid out or drawn, and none asks any more.
  case done
  /// Layers still asked after the last pass: a layout that never ends, and the layers whose layout
  /// asked for another one.
  case endless(requesters: [CALayer])
}

extension CALayer {
  /// Lays out every layer of the tree that asked for it, parents first, and draws those that asked
  /// for that, until none asks any more.
  ///
  /// Laying out a layer may make others ask again, also those above it: after
  /// ``layoutPassLimit`` passes they are left alone.
  @discardableResult
  package func layoutTree() -> LayoutOutcome {
    var didWork = false
    for _ in 1..<CALayer.layoutPassLimit {
      guard layoutPass() else { return didWork ? .done : .nothing }
      didWork = true
    }
    var requesters: [CALayer] = []
    var laidOut: [CALayer] = []
    var marked: Set<ObjectIdentifier> = []
    let hadWork = layoutPass { layer in
      // Layers that were laid out in this pass already, and those above, need layout again only because
      // a layout has asked for it: this one's, where they are new among those that do.
      laidOut.append(layer)
      let new = (laidOut + layer.lineage.dropFirst()).filter(\.pending.needsLayout).filter {
        marked.insert(ObjectIdentifier($0)).inserted
      }
      if !new.isEmpty { requesters.append(layer) }
    }
    return hadWork ? .endless(requesters: requesters) : .done
  }

  package static let layoutPassLimit = 100

  /// One pass over the layers that need layout or drawing, without a recursion as deep as the tree;
  /// returns whether there were any.
  private func layoutPass(_ noteLayout: (CALayer) -> Void = { _ in }) -> Bool {
    var didWork = false
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.pending.hasWorkBelow = false
      if layer.pending.needsLayout {
        layer.pending.needsLayout = false
        layer.layoutSublayers()
        noteLayout(layer)
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
      // What is requested below is marked above, too; layout may still be requested.
      guard layer.pending.hasWorkBelow else { continue }
      if let mask = layer.storedMask, mask.hasWork { waiting.append(mask) }
      for sublayer in layer.storedSublayers.reversed() where sublayer.hasWork {
        waiting.append(sublayer)
      }
    }
  }

  private var hasWork: Bool { pending.needsLayout || pending.needsDisplay || pending.hasWorkBelow }
}
