// SPDX-License-Identifier: MIT

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      precondition(current !== layer, "CALayer: a layer cannot be a sublayer of itself")
      ancestor = current.superlayer
    }
    storedSublayers.insert(layer, at: index)
    layer.superlayer = self
    setNeedsLayout()
  }

  /// Whether a window shows the tree the layer is in.
  package var isInRenderTree: Bool { rootClock != nil }

  /// The clock of the stage that shows the layer, else that of the running stage.
  package var clock: VirtualClock { rootClock ?? VirtualClock.current }

  private var rootClock: VirtualClock? {
    var layer: CALayer? = self
    while let current = layer {
      if let clock = current.renderClock { return clock }
      layer = current.superlayer
    }
    return nil
  }

  /// Sublayers in painting order: by `zPosition`, then as listed.
  package var paintingOrder: [CALayer] {
    let layers = storedSublayers
    guard layers.contains(where: { $0.properties.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted {
      ($0.element.properties.zPosition, $0.offset) < ($1.element.properties.zPosition, $1.offset)
    }.map(\.element)
  }
}
