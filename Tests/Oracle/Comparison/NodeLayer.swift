// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import QuartzCore

/// A layer whose node gets something that layers do not say themselves: a filter, a blend mode, a
/// backdrop, a pattern.
final class NodeLayer: CALayer {
  /// Applied to the node after it has been captured.
  var change: (inout Node) -> Void = { _ in }

  func drawn(_ change: @escaping (inout Node) -> Void) -> Self {
    self.change = change
    return self
  }
}

extension Node {
  /// Makes the changes of a layer and of those in it, from the back to the front.
  mutating func apply(changesOf layer: CALayer) {
    for (index, sublayer) in layer.paintingOrder.enumerated() where index < children.count {
      children[index].apply(changesOf: sublayer)
    }
    if let layer = layer as? NodeLayer { layer.change(&self) }
  }
}
