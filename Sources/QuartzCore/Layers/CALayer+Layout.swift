// SPDX-License-Identifier: MIT

extension CALayer {
  /// Lays out every layer of the tree that asked for it, parents first, until none asks any more.
  ///
  /// Laying out a layer may make others ask again, also those above it. Returns whether any layer
  /// was laid out, or nil when they still asked after 100 passes: a layout that never rests.
  @discardableResult
  package func layoutTree() -> Bool? {
    var didLayOut = false
    for _ in 0..<100 {
      guard layoutPass() else { return didLayOut }
      didLayOut = true
    }
    return nil
  }

  private func layoutPass() -> Bool {
    var didLayOut = needsLayoutFlag
    if needsLayoutFlag {
      needsLayoutFlag = false
      layoutSublayers()
    }
    for layer in storedSublayers where layer.layoutPass() { didLayOut = true }
    return didLayOut
  }

  /// Marks the tree as committed: from now on changes of its layers animate implicitly.
  package func markCommitted() {
    isCommitted = true
    for layer in storedSublayers { layer.markCommitted() }
  }

  /// Marks the tree as new again: for layers that leave it.
  func markUncommitted() {
    guard isCommitted else { return }
    isCommitted = false
    for layer in storedSublayers { layer.markUncommitted() }
  }
}
