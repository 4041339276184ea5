// SPDX-License-Identifier: MIT

extension CALayer {
  /// Lays out every layer of the tree that asked for it, parents first.
  package func layoutTree() {
    // Laying out a layer may move it or its ancestors' other children and ask again; a layout that
    // asks for ever is cut off rather than hung on.
    for _ in 0..<100 where needsLayoutFlag {
      needsLayoutFlag = false
      layoutSublayers()
    }
    for layer in storedSublayers { layer.layoutTree() }
  }
}
