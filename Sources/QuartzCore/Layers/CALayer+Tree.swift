// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension CALayer {
  /// The layer and those that hold it, as a sublayer or as a mask, nearest first.
  var lineage: UnfoldFirstSequence<CALayer> { sequence(first: self) { $0.parentLayer } }

  /// The layer and its superlayers, nearest first; those above a mask are none of its own.
  package var superlayers: UnfoldFirstSequence<CALayer> { sequence(first: self) { $0.superlayer } }

  func insert(_ layer: CALayer, at index: Int) {
    preconditionCanHold(layer)
    willChange()
    storedSublayers.insert(layer, at: min(index, storedSublayers.count))
    layer.parentLayer = self
    layer.isMask = false
    layer.markNew()
    setNeedsLayout()
  }

  /// Makes the given layers the only ones in this one, in their order; one that is given twice lies
  /// where it was given last.
  ///
  /// - Complexity: looks at each layer once, however many there are.
  func replaceSublayers(with layers: [CALayer]) {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, layer) in layers.enumerated() { places[ObjectIdentifier(layer)] = place }
    let new = layers.enumerated().filter { places[ObjectIdentifier($0.element)] == $0.offset }
      .map(\.element)
    willChange()
    let old = storedSublayers
    storedSublayers = []
    for layer in old where places[ObjectIdentifier(layer)] == nil { layer.leave() }
    for layer in new where layer.parentLayer !== self || layer.isMask {
      layer.removeFromSuperlayer()
      preconditionCanHold(layer)
      layer.parentLayer = self
    }
    storedSublayers = new
    for layer in new { layer.markNew() }
    setNeedsLayout()
  }

  /// A layer inside itself would be an endless tree: a programming error, as on iOS.
  private func preconditionCanHold(_ layer: CALayer) {
    require(layer !== self, "CALayer: a layer cannot be a sublayer or the mask of itself")
    // Only a layer that holds others can hold this one.
    guard !layer.storedSublayers.isEmpty || layer.storedMask != nil else { return }
    require(
      !lineage.contains { $0 === layer },
      "CALayer: a layer cannot be a sublayer or the mask of a layer that it contains")
  }

  func setMask(_ layer: CALayer?) {
    guard layer !== storedMask else { return }
    willChange()
    storedMask?.leave()
    storedMask = nil
    guard let layer else { return }
    layer.removeFromSuperlayer()
    preconditionCanHold(layer)
    storedMask = layer
    layer.parentLayer = self
    layer.isMask = true
    layer.markNew()
  }

  func detach() {
    guard let parent = parentLayer else { return }
    if isMask {
      parent.mask = nil
      return
    }
    parent.willChange()
    parent.storedSublayers.removeAll { $0 === self }
    leave()
    parent.setNeedsLayout()
  }

  private func leave() {
    // What is on the screen stays there until the next commit: a layer that has another parent by then
    // was never removed. Of one that was never on the screen no animation has begun.
    if isCommitted {
      let scheduler = scheduler
      scheduler.noteScheduleChange()
      scheduler.removedLayers.append(self)
    }
    parentLayer = nil
    isMask = false
  }

  /// Releases all layers below without a recursion as deep as the tree.
  func releaseTree() {
    var waiting = storedSublayers
    if let storedMask { waiting.append(storedMask) }
    storedSublayers = []
    storedMask = nil
    for layer in waiting {
      layer.parentLayer = nil
      layer.markUncommitted()
    }
    while var layer = waiting.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      for child in layer.storedSublayers { child.parentLayer = nil }
      waiting += layer.storedSublayers
      layer.storedSublayers = []
    }
  }

  /// Whether a window shows the tree the layer is in.
  package var isInRenderTree: Bool { rootScheduler != nil }

  /// The scheduler of the stage that shows the layer, else that of the current stage.
  package var scheduler: LayerScheduler { rootScheduler ?? .current }

  package var clock: VirtualClock { scheduler.clock }

  private var rootScheduler: LayerScheduler? {
    var layer: CALayer? = modelLayer ?? self
    while let current = layer {
      if let scheduler = current.renderScheduler { return scheduler }
      layer = current.parentLayer
    }
    return nil
  }

  /// Sublayers in painting order: by `zPosition`, then as listed.
  package var paintingOrder: [CALayer] { CALayer.paintingOrder(of: storedSublayers) }

  static func paintingOrder(of layers: [CALayer]) -> [CALayer] {
    sortedByDepth(layers) { $0.properties.zPosition }
  }
}

/// What is deeper first, and as listed where that is equal.
func sortedByDepth<Element>(_ elements: [Element], _ depth: (Element) -> CGFloat) -> [Element] {
  guard elements.contains(where: { depth($0) != 0 }) else { return elements }
  return elements.enumerated().sorted {
    (depth($0.element), $0.offset) < (depth($1.element), $1.offset)
  }.map(\.element)
}
