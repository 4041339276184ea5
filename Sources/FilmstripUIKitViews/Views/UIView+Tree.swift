// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension UIView {
  /// Moves a view into this one, at an index or in front of all; with `isBehindAll` also behind layers
  /// without views.
  func insert(_ view: UIView, at index: Int?, isBehindAll: Bool = false) {
    // Only a view that holds others can hold this one.
    require(
      view !== self && (view.storedSubviews.isEmpty || !isDescendant(of: view)),
      "UIView: a view cannot be a subview of itself")
    // What is in its place already stays there, and nothing has to be laid out.
    if view.superview === self, isInPlace(view, at: index, isBehindAll: isBehindAll) { return }
    let oldWindow = view.window
    let isOrphan = view.isSubview && view.superview == nil
    // What only changes its place among its siblings keeps its constraints.
    if view.superview != nil { view.detachSilently(keepsConstraints: view.superview === self) }
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.notifyWillMove(toWindow: newWindow) }
    let appearing = oldWindow == nil && newWindow != nil ? view.beginAppearanceOfOwners() : []
    let place = min(max(index ?? storedSubviews.count, 0), storedSubviews.count)
    // The layer goes next to its neighbour's, so that layers without views keep their places.
    if isBehindAll {
      layer.insertSublayer(view.layer, at: 0)
    } else if place == storedSubviews.count {
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, below: storedSubviews[place].layer)
    }
    storedSubviews.insert(view, at: place)
    view.superview = self
    view.isSubview = true
    view.joinConstraints(isOrphan: isOrphan)
    if oldWindow !== newWindow {
      view.setWindow(newWindow)
      oldWindow?.touchRouter.cancelTouches(in: view)
    } else if view.isInArrival, !isInArrival {
      // It has left the tree that was noted with it.
      newWindow?.stageEnvironment.constraintWork.note(arrival: view)
    }
    view.noteSurroundings()
    view.inheritTint(from: self)
    view.didMoveToSuperview()
    view.insertContextPresentation()
    if oldWindow !== newWindow { view.notifyDidMoveToWindow() }
    didAddSubview(view)
    setNeedsLayout()
    for owner in appearing { owner.endAppearanceInTree() }
  }

  /// Whether a subview, and its layer, are where `insert` would put them; the index is counted without
  /// the view.
  private func isInPlace(_ view: UIView, at index: Int?, isBehindAll: Bool) -> Bool {
    let last = storedSubviews.count - 1
    let place = min(max(index ?? last, 0), last)
    guard storedSubviews[place] === view else { return false }
    let layers = layer.storedSublayers
    if isBehindAll { return layers.first === view.layer }
    if place == last { return layers.last === view.layer }
    let next = storedSubviews[place + 1].layer
    guard let layerIndex = layers.firstIndex(where: { $0 === view.layer }) else { return false }
    return layers.indices.contains(layerIndex + 1) && layers[layerIndex + 1] === next
  }

  func index(of sibling: UIView, without view: UIView) -> Int? {
    storedSubviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func detach() {
    guard superview != nil else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { notifyWillMove(toWindow: nil) }
    let disappearing = oldWindow != nil ? beginDisappearanceOfOwners() : []
    detachSilently()
    inheritTint(from: nil)
    if oldWindow != nil { setWindow(nil) }
    oldWindow?.touchRouter.cancelTouches(in: self)
    didMoveToSuperview()
    removeContextPresentation()
    if oldWindow != nil { notifyDidMoveToWindow() }
    for owner in disappearing { owner.endAppearanceInTree() }
  }

  private func detachSilently(keepsConstraints: Bool = false) {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    if !keepsConstraints { arranger?.arrangedViewWillLeave(self) }
    let constraints = keepsConstraints ? [] : leaveConstraints()
    parent.storedSubviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
    isSubview = false
    keepConstraints(constraints)
    noteAreas()
    parent.setNeedsLayout()
  }

  private func setWindow(_ window: UIWindow?) {
    // With a superview that has just come its subviews are noted already: each of a deep tree that is built from
    // the top would be gone through with all below it otherwise.
    if let window, superview?.isInArrival != true {
      window.stageEnvironment.constraintWork.note(arrival: self)
    }
    var waiting = [self]
    while let view = waiting.popLast() {
      view.storedWindow = window
      view.isInArrival = window != nil
      waiting += view.storedSubviews
    }
  }

  private func notifyWillMove(toWindow newWindow: UIWindow?) {
    // What leaves a window is no longer in the responder chain (documented).
    if let first = window?.firstResponder, first === self { first.resignFirstResponder() }
    willMove(toWindow: newWindow)
    for view in storedSubviews { view.notifyWillMove(toWindow: newWindow) }
  }

  private func notifyDidMoveToWindow() {
    adoptAppearance()
    didMoveToWindow()
    // The view is in place now, with the size that its adder gave it.
    if window != nil { owner?.noteIsAppearing() }
    for view in storedSubviews { view.notifyDidMoveToWindow() }
  }
}
