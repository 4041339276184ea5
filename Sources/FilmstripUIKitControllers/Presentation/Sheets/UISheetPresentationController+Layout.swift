// SPDX-License-Identifier: MIT

extension UISheetPresentationController {
  /// The numbers of the sheet's surroundings; nil without a container.
  var geometry: SheetGeometry? {
    guard let containerView else { return nil }
    return SheetGeometry(
      container: containerView.bounds, safeArea: containerView.safeAreaInsets,
      traits: containerView.traitCollection, isForm: !prefersPageSizing,
      preferredSize: presentedViewController.preferredContentSize,
      followsWidth: widthFollowsPreferredContentSizeWhenEdgeAttached,
      attachesInCompactHeight: prefersEdgeAttachedInCompactHeight)
  }

  /// The detents that are active now, from the smallest to the largest; large where there is none.
  var activeDetents: [ResolvedDetent] {
    guard let geometry, let containerView else { return [] }
    let context = DetentResolution(geometry, traits: containerView.traitCollection)
    var resolved: [ResolvedDetent] = []
    for detent in detents {
      guard let value = detent.resolvedValue(in: context) else { continue }
      guard !value.isNaN else {
        presentedViewController.environment.log.report(
          .unresolvedDetent(
            identifier: detent.identifier.rawValue,
            controller: presentedViewController.reportName))
        continue
      }
      let held = min(max(value, 0), geometry.maximumValue)
      resolved.append(ResolvedDetent(identifier: detent.identifier, value: held))
    }
    guard !resolved.isEmpty else {
      return [ResolvedDetent(identifier: .large, value: geometry.maximumValue)]
    }
    // Equal ones stay in the order in which they were given.
    return resolved.enumerated()
      .sorted { ($0.element.value, $0.offset) < ($1.element.value, $1.offset) }.map(\.element)
  }

  var selectedDetent: ResolvedDetent? {
    let active = activeDetents
    return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
  }

  var place: SheetGeometry.Place? {
    guard let geometry, let selectedDetent else { return nil }
    guard let dragged else { return geometry.place(value: selectedDetent.value) }
    var place = geometry.place(height: dragged.height)
    place.frame.origin.y += dragged.pull
    place.center.y += dragged.pull
    return place
  }

  func noteChange() { containerView?.setNeedsLayout() }

  func makeSheetView() -> SheetView {
    let view = SheetView(content: presentedViewController.view)
    view.onPan = { [weak self] in self?.pan($0) }
    view.expandsByScrolling = { [weak self] in
      guard let self, let selected = self.selectedDetent, let last = self.activeDetents.last else {
        return false
      }
      return self.prefersScrollingExpandsWhenScrolledToEdge && selected.value < last.value
    }
    dimmingView.onTap = { [weak self] in self?.tapOutside() }
    return view
  }

  func arrange() {
    guard let place, let geometry else { return }
    sheetView.apply(place, in: geometry, corners: corners(at: place, in: geometry))
    sheetView.isGrabberVisible = prefersGrabberVisible && geometry.kind != .full
    dimmingView.frame = containerView?.bounds ?? .zero
    if phase == .presented || !isInTransition { arrangeSurroundings(areShown: true) }
  }

  /// Puts the sheet below the container's end, from where it comes and where it goes.
  func arrangeHidden() {
    guard let containerView else { return }
    sheetView.center.y += containerView.bounds.maxY - sheetView.frame.minY
  }

  private func corners(
    at place: SheetGeometry.Place, in geometry: SheetGeometry
  ) -> SheetView.Corners {
    let profile = environment.behavior.sheets
    var corners = SheetView.Corners()
    switch geometry.kind {
    case .full: return corners
    case .centred:
      corners.radius = CGFloat(profile.formCornerRadius)
      corners.shadow = profile.formShadow
    case .edge:
      corners.radius = CGFloat(
        place.isFloating ? profile.floatingCornerRadius.top : profile.cornerRadius)
      corners.areAtTopOnly = !place.isFloating
      corners.shadow = place.isFloating ? profile.floatingShadow : nil
    }
    if let preferredCornerRadius, preferredCornerRadius.isFinite {
      corners.radius = max(preferredCornerRadius, 0)
    }
    return corners
  }

  // MARK: Surroundings

  var isInTransition: Bool { presentedViewController.currentTransition != nil }

  /// Dims, or clears, with the transition that begins.
  func changeSurroundings(areShown: Bool) {
    defer { animatesSurroundings = false }
    guard let coordinator = presentedViewController.currentTransition else {
      return arrangeSurroundings(areShown: areShown)
    }
    if areShown { arrangeSurroundings(areShown: false) }
    // The sheet's own animator moves them with the sheet.
    guard !animatesSurroundings else { return }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.arrangeSurroundings(areShown: areShown)
    })
  }

  /// Puts what is around the sheet in its place for a sheet that is there, or that is gone.
  func arrangeSurroundings(areShown: Bool) {
    guard let geometry, let place else { return }
    let dimming = dimmingShare
    let isDark = containerView?.traitCollection.userInterfaceStyle == .dark
    let behavior = environment.behavior
    let opacity =
      isDark && place.isFloating && geometry.kind == .edge
      ? behavior.sheets.floatingDarkDimming : behavior.presentation.dimming
    dimmingView.backgroundColor = UIColor(white: 0, alpha: CGFloat(opacity))
    dimmingView.alpha = areShown ? dimming : 0
    dimmingView.isUserInteractionEnabled = dimming > 0
    (containerView as? UITransitionView)?.passesTouches = dimming == 0
    presenterCard?.apply(
      share: areShown ? cardShare : 0, top: geometry.large.minY, in: geometry.container)
  }

  /// How much is dimmed: nothing up to the largest detent that is not, all from the next one on; in
  /// between, as during a touch, evenly (approximated).
  private var dimmingShare: CGFloat {
    let active = activeDetents
    guard let geometry, let place,
      let undimmed = active.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return 1 }
    let low = geometry.height(of: active[undimmed].value)
    guard active.indices.contains(undimmed + 1) else { return 0 }
    return share(
      of: height(at: place), from: low, to: geometry.height(of: active[undimmed + 1].value))
  }

  /// How far the presenter has stepped back: wholly for a large sheet, not for the next smaller one.
  private var cardShare: CGFloat {
    guard let geometry, let place, geometry.kind == .edge else { return 0 }
    let smaller = activeDetents.last { geometry.height(of: $0.value) < geometry.large.height }
    let low = smaller.map { geometry.height(of: $0.value) } ?? 0
    let height = height(at: place)
    // Without a smaller one the sheet is large at all its heights.
    guard smaller != nil else { return 1 }
    return share(of: height, from: low, to: geometry.large.height)
  }

  private func height(at place: SheetGeometry.Place) -> CGFloat {
    dragged?.height ?? geometry?.height(of: place.value) ?? place.frame.height
  }

  private func share(of height: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    high > low ? min(max((height - low) / (high - low), 0), 1) : 1
  }

  func makePresenterCard() -> PresenterCard? {
    guard environment.behavior.sheets.presenterStepsBack, let geometry,
      geometry.kind == .edge, geometry.large.width == geometry.container.width
    else { return nil }
    let presenter = presentingViewController
    let view = presenter.presentation?.presentedView ?? presenter.viewIfLoaded
    guard let view, let containerView,
      view.bounds.width == containerView.bounds.width,
      view.superview is UIWindow
        || view is SheetView || presenter.presentation is FullScreenPresentationController
    else { return nil }
    return PresenterCard(view)
  }

  /// Drives the presenter's card, which lies outside of the container, with the interactive
  /// transition, too.
  func driveCardAlongside() {
    guard let view = presenterCard?.view else { return }
    presentedViewController.currentTransition?.driveAlongside(view)
  }

  /// Restores what was changed around the sheet, when it is gone.
  func clear() {
    presenterCard?.restore()
    presenterCard = nil
    dimmingView.removeFromSuperview()
    drag = nil
    dragged = nil
    dismissal = nil
  }
}
