// SPDX-License-Identifier: MIT

extension UISplitViewController {
  /// Collapses or expands when the room has changed, and shows what fits it.
  func updateForSurroundings() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != collapsed else {
      if !isCompact, fittingMode != mode { refresh(animated: false) }
      return
    }
    let isFirst = collapsed == nil
    collapsed = isCompact
    UIView.performWithoutAnimation {
      if isCompact {
        collapse()
      } else if !isFirst {
        expand()
      }
      refresh(animated: false)
    }
    guard let delegate, isCompact || !isFirst else { return }
    if isCompact {
      environment.log.note("splitViewControllerDidCollapse", of: delegate)
      delegate.splitViewControllerDidCollapse(self)
    } else {
      environment.log.note("splitViewControllerDidExpand", of: delegate)
      delegate.splitViewControllerDidExpand(self)
    }
  }

  // MARK: Collapsing

  func collapse() {
    chosenMode = nil
    guard style == .unspecified else { return collapseColumns() }
    if let own = delegate?.primaryViewController(forCollapsing: self) { adopt(own, as: .primary) }
    guard let primary = columns[.primary].host, let secondary = columns[.secondary].host,
      primary !== secondary
    else { return }
    removeView(of: secondary)
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  /// Takes a column's controller off the screen before it goes to a stack.
  private func removeView(of controller: UIViewController) {
    guard let shown = controller.viewIfLoaded, shown.superview === view else { return }
    if directsAppearance { controller.beginAppearanceTransition(false, animated: false) }
    shown.removeFromSuperview()
    if directsAppearance { controller.endAppearanceTransition() }
  }

  private func collapseColumns() {
    guard columns[.compact].host == nil, columns[.primary].host != nil else { return }
    // Without a delegate the secondary column is on top (known from practice).
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
      ?? .secondary
    for column in [Column.supplementary, .secondary]
    where column.rawValue <= top.rawValue || top == .compact { moveOntoStack(column) }
  }

  private func moveOntoStack(_ column: Column) {
    guard let stack = columns[.primary].host as? UINavigationController,
      let host = columns[column].host, !moved.contains(where: { $0.column == column })
    else { return }
    removeView(of: host)
    stack.absorb(host, from: column, of: self)
  }

  // MARK: Expanding

  private func expand() {
    chosenMode = nil
    guard style == .unspecified else { return expandColumns() }
    if let own = delegate?.primaryViewController(forExpanding: self) { adopt(own, as: .primary) }
    guard let primary = columns[.primary].host else { return }
    let own = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    if let secondary = own ?? primary.separateSecondaryViewController(for: self) {
      adopt(secondary, as: .secondary)
    } else if let old = columns[.secondary].host, old.parent == nil {
      adopt(old, as: .secondary)
    }
    moved = []
  }

  private func expandColumns() {
    if let stack = columns[.primary].host as? UINavigationController {
      while let last = moved.popLast() { stack.restore(last) }
    }
    moved = []
    let requested = fittingMode
    let answer =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: requested)
      ?? requested
    if answer != requested, answer != .automatic { chosenMode = answer }
  }

  func adopt(_ controller: UIViewController, as column: Column) {
    let old = columns[column].host
    guard old !== controller || controller.parent !== self else { return }
    if let old, old !== controller, old.parent === self { dismissHost(old) }
    columns[column] = SplitColumns.Entry(given: controller, host: controller)
    addChild(controller)
    controller.notifyDidMove(toParent: self)
  }

  func dismissHost(_ host: UIViewController) {
    removeView(of: host)
    host.notifyWillMove(toParent: nil)
    host.removeFromParent()
  }
}

extension UINavigationController {
  /// Puts a column's controllers on top of the stack: those of a navigation controller without it, as
  /// stacks do not nest here.
  func absorb(
    _ host: UIViewController, from column: UISplitViewController.Column,
    of split: UISplitViewController, animated: Bool = false
  ) {
    let navigation = host as? UINavigationController
    let controllers = navigation?.viewControllers ?? [host]
    guard !controllers.isEmpty,
      !controllers.contains(where: { new in viewControllers.contains { $0 === new } })
    else { return }
    split.moved.append(
      SplitColumns.Moved(column: column, navigation: navigation, controllers: controllers))
    navigation?.setViewControllers([], animated: false)
    setViewControllers(viewControllers + controllers, animated: animated)
  }

  func separateSecondary(for split: UISplitViewController) -> UIViewController? {
    if let last = split.moved.popLast() { return restore(last) }
    guard viewControllers.count > 1 else { return nil }
    return popViewController(animated: false)
  }

  /// Removes what a collapse put on the stack, and what was pushed on it later.
  ///
  /// What was popped since is restored.
  @discardableResult
  func restore(_ moved: SplitColumns.Moved) -> UIViewController? {
    var controllers = moved.controllers
    if let first = viewControllers.firstIndex(where: { own in
      moved.controllers.contains { $0 === own }
    }), first > 0 {
      controllers = Array(viewControllers[first...])
      setViewControllers(Array(viewControllers[..<first]), animated: false)
    }
    guard let navigation = moved.navigation else { return controllers.last }
    navigation.setViewControllers(controllers, animated: false)
    return navigation
  }
}
