// SPDX-License-Identifier: MIT

extension UISplitViewController {
  // MARK: What shows

  /// The columns beside or over the secondary one, in their order from the primary edge.
  func sideColumns(in mode: DisplayMode) -> [Column] {
    let isTriple = style == .tripleColumn
    return switch mode {
    case .automatic, .secondaryOnly: []
    case .oneBesideSecondary, .oneOverSecondary: isTriple ? [.supplementary] : [.primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      isTriple ? [.primary, .supplementary] : [.primary]
    }
  }

  private var isOverlay: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

  var visibleControllers: [UIViewController] {
    if isCollapsed { return [collapsedHost].compactMap { $0 } }
    let sides = sideColumns(in: mode).compactMap { columns[$0].host }
    return [columns[.secondary].host].compactMap { $0 } + sides
  }

  var collapsedHost: UIViewController? {
    columns[.compact].host ?? columns[.primary].host ?? columns[.secondary].host
  }

  /// The mode for the present room: what was chosen or is preferred, or else a column beside where
  /// the view is wider than high, and none where it is higher (documented for iPads).
  var fittingMode: DisplayMode {
    let requested = chosenMode ?? preferredDisplayMode
    guard requested == .automatic else { return requested }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    guard size.width > size.height else { return .secondaryOnly }
    return preferredSplitBehavior == .overlay ? .secondaryOnly : .oneBesideSecondary
  }

  // MARK: Widths

  /// Points of a column beside the secondary one.
  func width(of column: Column) -> CGFloat {
    let profile = environment.behavior.split
    let isPrimary = column == .primary
    let usual = CGFloat(isPrimary ? profile.primaryWidth : profile.supplementaryWidth)
    let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let points =
      (isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth).ifSpecified
    let fraction =
      (isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction)
      .ifSpecified
    let least = (isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth)
      .ifSpecified
    let most = (isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth).ifSpecified
    var width = usual
    if let points {
      width = points
    } else if let fraction {
      width = min(min(fraction, 1) * whole, most ?? usual)
    }
    width = max(min(width, most ?? width), least ?? 0)
    return min(width, whole)
  }

  /// Where a column lies in a mode; beyond the edge where it does not show.
  func frame(of column: Column, in mode: DisplayMode) -> CGRect {
    let bounds = view.bounds
    let line = CGFloat(environment.behavior.split.separatorWidth)
    let sides = sideColumns(in: mode)
    var x = bounds.minX
    var place = CGRect.zero
    for side in sides {
      let own = CGRect(x: x, y: bounds.minY, width: width(of: side), height: bounds.height)
      if side == column { place = own }
      x += own.width + line
    }
    switch column {
    case .compact: return bounds
    case .secondary:
      place = bounds
      if mode == .oneBesideSecondary || mode == .twoBesideSecondary, !sides.isEmpty {
        place = CGRect(x: x, y: bounds.minY, width: max(bounds.maxX - x, 0), height: bounds.height)
      } else if mode == .twoDisplaceSecondary, let last = sides.last {
        // As wide as beside one column, and pushed on by the other.
        place = CGRect(
          x: x, y: bounds.minY, width: max(bounds.width - width(of: last) - line, 0),
          height: bounds.height)
      }
    default:
      if !sides.contains(column) {
        let own = width(of: column)
        place = CGRect(
          x: bounds.minX - own - line, y: bounds.minY, width: own, height: bounds.height)
      }
    }
    guard primaryEdge == .trailing else { return place }
    place.origin.x = bounds.minX + bounds.maxX - place.maxX
    return place
  }

  func placeColumns() {
    guard isViewLoaded else { return }
    if isCollapsed {
      collapsedHost?.viewIfLoaded?.frame = view.bounds
      dimming.alpha = 0
      return
    }
    for column in [Column.secondary, .primary, .supplementary] {
      guard let shown = columns[column].host?.viewIfLoaded, shown.superview === view else {
        continue
      }
      shown.frame = frame(of: column, in: mode)
    }
    dimming.frame = view.bounds
    dimming.alpha = isOverlay ? 1 : 0
  }

  // MARK: Changes

  /// Brings what shows in line with what should show: at once, within the animation block that runs,
  /// or with a motion of its own.
  func refresh(animated: Bool) {
    guard isViewLoaded, collapsed != nil else { return }
    let new = isCollapsed ? mode : fittingMode
    if new != mode, let delegate {
      environment.log.note("splitViewControllerWillChangeToDisplayMode", of: delegate)
      delegate.splitViewController(self, willChangeTo: new)
    }
    let old = mode
    mode = new
    let present = columns.allHosts.filter { $0.viewIfLoaded?.superview === view }
    let visible = visibleControllers
    let entering = visible.filter { new in !present.contains { $0 === new } }
    let leaving = present.filter { old in !visible.contains { $0 === old } }
    notifyColumns(entering: entering, leaving: leaving)
    let inBlock = ViewAnimations.current.innermost != nil
    let moves =
      (animated || inBlock) && view.window != nil && UIView.areAnimationsEnabled && !present.isEmpty
    for controller in leaving where directsAppearance {
      controller.beginAppearanceTransition(false, animated: moves)
    }
    UIView.performWithoutAnimation {
      for controller in entering { addView(of: controller, from: old, moves: moves) }
      order(visible)
    }
    motion += 1
    guard moves else {
      UIView.performWithoutAnimation { placeColumns() }
      return settleColumns()
    }
    let logID = environment.log.open("change of the columns")
    UIView.animate(
      withDuration: environment.behavior.split.duration, delay: 0,
      options: inBlock && !animated ? [] : .systemCurve
    ) {
      self.placeColumns()
    } completion: { [motion] _ in
      self.environment.log.close(logID)
      if motion == self.motion { self.settleColumns() }
    }
  }

  private func addView(of controller: UIViewController, from old: DisplayMode, moves: Bool) {
    controller.loadViewIfNeeded()
    if directsAppearance { controller.beginAppearanceTransition(true, animated: moves) }
    guard let shown = controller.view else { return }
    let column = [Column.primary, .supplementary, .secondary, .compact].first {
      columns[$0].host === controller
    }
    shown.frame =
      isCollapsed ? view.bounds : frame(of: column ?? .secondary, in: moves ? old : mode)
    view.addSubview(shown)
  }

  /// From back to front: the secondary column, what dims it, and the others.
  private func order(_ visible: [UIViewController]) {
    guard !isCollapsed else { return dimming.removeFromSuperview() }
    if let content = columns[.secondary].host?.viewIfLoaded, content.superview === view {
      view.sendSubviewToBack(content)
      view.insertSubview(dimming, aboveSubview: content)
    }
  }

  private func notifyColumns(entering: [UIViewController], leaving: [UIViewController]) {
    guard style != .unspecified, !isCollapsed, let delegate else { return }
    for column in [Column.primary, .supplementary, .secondary] {
      guard let host = columns[column].host else { continue }
      if entering.contains(where: { $0 === host }) {
        delegate.splitViewController(self, willShow: column)
      } else if leaving.contains(where: { $0 === host }) {
        delegate.splitViewController(self, willHide: column)
      }
    }
  }

  /// Removes what is no longer shown, and ends the appearance calls of all.
  private func settleColumns() {
    let visible = visibleControllers
    let gone = columns.allHosts.filter { host in !visible.contains { $0 === host } }
    for controller in gone where controller.viewIfLoaded?.superview === view {
      controller.view.removeFromSuperview()
    }
    guard directsAppearance else { return }
    for controller in gone + visible { controller.endAppearanceTransition() }
  }

  // MARK: Dimming and swipes

  /// What lies over the secondary column below an overlay; a tap takes the overlay away.
  func prepareDimming() {
    dimming.backgroundColor = UIColor(white: 0, alpha: CGFloat(environment.behavior.split.dimming))
    dimming.layer.role = "dimming"
    dimming.alpha = 0
    dimming.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] (_: UITapGestureRecognizer) in
        self?.choose(.secondaryOnly)
      })
  }

  /// Shows a hidden column over the secondary one, completely: it is not interactive.
  func showBySwipe() {
    guard presentsWithGesture, !isCollapsed, mode == .secondaryOnly else { return }
    choose(.oneOverSecondary)
  }

  /// Changes the mode as the user does.
  func choose(_ mode: DisplayMode) {
    chosenMode = mode
    refresh(animated: true)
  }

  func toggleColumns() {
    guard !isCollapsed else { return }
    choose(sideColumns(in: mode).isEmpty ? modeShowingOne : .secondaryOnly)
  }

  /// One column beside the secondary one where the view is wider than high, over it otherwise.
  var modeShowingOne: DisplayMode {
    let size = view.bounds.size
    let isWide = size.width > size.height && preferredSplitBehavior != .overlay
    return isWide || preferredSplitBehavior == .tile ? .oneBesideSecondary : .oneOverSecondary
  }
}

extension CGFloat {
  /// The number; nil for `automaticDimension` and for what is no length.
  fileprivate var ifSpecified: CGFloat? { isFinite && self >= 0 ? self : nil }
}
