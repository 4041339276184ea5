// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension UISplitViewController {
  var presentControllers: [UIViewController] {
    isCollapsed ? [collapsedHost].compactMap { $0 } : columns.hosts
  }

  /// The work of setting `viewControllers`.
  func setClassicControllers(_ controllers: [UIViewController]) {
    require(
      style == .unspecified,
      "UISplitViewController: setViewControllers: is not supported with a style; use "
        + "setViewController(_:for:)")
    require(
      controllers.count <= 2,
      "UISplitViewController: a classic split view has two view controllers, not "
        + "\(controllers.count)")
    UIView.performWithoutAnimation {
      replace(.primary, by: controllers.first, isWrapped: false)
      if controllers.count > 1 || !isCollapsed {
        replace(.secondary, by: controllers.dropFirst().first, isWrapped: false)
      }
      if isCollapsed {
        moved = []
        collapse()
      }
      refresh(animated: false)
    }
  }

  /// The work of `setViewController(_:for:)`.
  func setController(_ controller: UIViewController?, for column: Column) {
    require(
      style != .unspecified,
      "UISplitViewController: setViewController:forColumn: needs a style; use "
        + "init(style:)")
    require(
      column != .supplementary || style == .tripleColumn,
      "UISplitViewController: a split view of two columns has no supplementary column")
    UIView.performWithoutAnimation {
      let isOnStack = moved.contains { $0.column == column }
      if isOnStack, let stack = columns[.primary].host as? UINavigationController {
        // The column is part of the stack now: there it is exchanged.
        if let index = moved.firstIndex(where: { $0.column == column }) {
          stack.restore(moved.remove(at: index))
        }
      }
      replace(column, by: controller, isWrapped: column != .compact)
      if isOnStack, let host = columns[column].host,
        let stack = columns[.primary].host as? UINavigationController
      {
        stack.absorb(host, from: column, of: self)
      }
      refresh(animated: false)
    }
  }

  private func replace(_ column: Column, by controller: UIViewController?, isWrapped: Bool) {
    let old = columns[column]
    guard old.given !== controller else { return }
    if let host = old.host, host.parent === self { dismissHost(host) }
    guard let controller else { return columns[column] = SplitColumns.Entry() }
    let needsStack = isWrapped && !(controller is UINavigationController)
    let host = needsStack ? UINavigationController(rootViewController: controller) : controller
    columns[column] = SplitColumns.Entry(given: controller, host: host)
    addChild(host)
    host.notifyDidMove(toParent: self)
  }

  // MARK: Showing and hiding

  func showColumn(_ column: Column) {
    guard isViewLoaded else { return }
    if isCollapsed {
      guard let stack = columns[.primary].host as? UINavigationController, column != .compact else {
        return
      }
      if let place = moved.last(where: { $0.column == column }), let top = place.controllers.last,
        stack.viewControllers.contains(where: { $0 === top })
      {
        stack.popToViewController(top, animated: true)
      } else if column == .primary {
        stack.popToRootViewController(animated: true)
      } else if let host = columns[column].host {
        moved.removeAll { $0.column == column }
        stack.absorb(host, from: column, of: self, animated: true)
      }
      return
    }
    let isTwo = style == .tripleColumn && column == .primary
    guard !sideColumns(in: mode).contains(column), column == .primary || column == .supplementary
    else { return }
    let one = modeShowingOne
    if isTwo, preferredSplitBehavior == .displace { return choose(.twoDisplaceSecondary) }
    choose(!isTwo ? one : one == .oneBesideSecondary ? .twoBesideSecondary : .twoOverSecondary)
  }

  func hideColumn(_ column: Column) {
    guard isViewLoaded else { return }
    if isCollapsed {
      guard let stack = columns[.primary].host as? UINavigationController,
        let first = moved.last(where: { $0.column == column })?.controllers.first,
        let index = stack.viewControllers.firstIndex(where: { $0 === first }), index > 0
      else { return }
      stack.popToViewController(stack.viewControllers[index - 1], animated: true)
      return
    }
    guard sideColumns(in: mode).contains(column) else { return }
    guard style == .tripleColumn, column == .primary, mode != .oneBesideSecondary else {
      return choose(.secondaryOnly)
    }
    choose(mode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary)
  }

  /// The work of `show(_:sender:)` and `showDetailViewController(_:sender:)`.
  func showController(_ controller: UIViewController, sender: Any?, isDetail: Bool) {
    if let delegate {
      let isDone =
        isDetail
        ? delegate.splitViewController(self, showDetail: controller, sender: sender)
        : delegate.splitViewController(self, show: controller, sender: sender)
      if isDone { return }
    }
    if isCollapsed {
      guard let stack = collapsedHost as? UINavigationController else {
        return present(controller, animated: true)
      }
      if !isDetail, !(controller is UINavigationController) {
        return stack.show(controller, sender: sender)
      }
      moved.removeAll { $0.column == .secondary }
      if style == .unspecified {
        columns[.secondary] = SplitColumns.Entry(given: controller, host: controller)
      } else {
        replace(.secondary, by: controller, isWrapped: true)
      }
      if let host = columns[.secondary].host {
        stack.absorb(host, from: .secondary, of: self, animated: true)
      }
      return
    }
    let isInPrimary = (sender as? UIViewController).map { isIn($0, .primary) } ?? !isDetail
    let column: Column = isDetail || !isInPrimary ? .secondary : .primary
    UIView.performWithoutAnimation {
      replace(column, by: controller, isWrapped: style != .unspecified)
      refresh(animated: false)
    }
  }

  private func isIn(_ controller: UIViewController, _ column: Column) -> Bool {
    guard let host = columns[column].host else { return false }
    return controller.lineage.contains { $0 === host }
  }
}
