// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

struct CaptureCache {
  /// Which capture made it: another one numbers layers differently.
  var capture = 0
  /// Whether nothing in the layer and below it has changed, and nothing moves by itself.
  ///
  /// A layer can only be valid when all layers below are.
  var isValid = false
  /// Whether `node` shows the model values of the layer alone; its place and children may be old.
  var hasLook = false
  /// The layer's part of the last frame: all of it while valid, else only its look.
  var node: Node?
}

extension CALayer {
  /// Invalidates the layer, and so all above it, for the next frame.
  package func invalidateCapture() {
    capture.hasLook = false
    invalidateTree()
  }

  private func invalidateTree() {
    var layer: CALayer? = self
    while let current = layer, current.capture.isValid {
      current.capture.isValid = false
      layer = current.parentLayer
    }
  }
}
