// SPDX-License-Identifier: MIT
internal import DisplayList

/// A layer's node of the last frame, which serves the next one for as long as neither the layer nor
/// any below it is changed or animated.
struct CaptureCache {
  /// Which capture made the node: another one numbers layers differently.
  var capture = 0
  /// Whether nothing has changed since.
  ///
  /// A layer can only be valid when all layers below are.
  var isValid = false
  var node: Node?
}

extension CALayer {
  /// Lets the next frame look at the layer, and so at all above it, again.
  package func invalidateCapture() {
    var layer: CALayer? = self
    while let current = layer, current.capture.isValid {
      current.capture = CaptureCache()
      layer = current.parentLayer
    }
  }
}
