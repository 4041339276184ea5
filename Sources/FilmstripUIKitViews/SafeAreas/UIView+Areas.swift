// SPDX-License-Identifier: MIT

/// Whether views are being updated from the top down, so that a superview's areas are known to be
/// up to date without a check of those above.
@MainActor
private final class AreaReading {
  var trustsSuperviews = false

  static var current: AreaReading { StageEnvironment.current.part { AreaReading() } }

  /// Runs `body` while superviews' areas are known to be up to date, or while they are not.
  func trusting<Result>(_ trusts: Bool, _ body: () -> Result) -> Result {
    let outer = trustsSuperviews
    trustsSuperviews = trusts
    defer { trustsSuperviews = outer }
    return body()
  }
}

// A view whose areas change asks for layout and is notified before it is laid out; those below are
// updated after that. So a tree in which nothing moves is never visited.
extension UIView {
  /// The safe area, brought up to date first unless that is in progress, or the view has one half of its new place
  /// from its constraints: its size, and not yet its center.
  var settledSafeArea: UIEdgeInsets {
    if !AreaReading.current.trustsSuperviews, constraintRecord?.isBeingPlaced != true {
      settleAreasFromTop()
    }
    return areas.safeArea
  }

  /// The margins, brought up to date first unless that is in progress.
  var settledMargins: UIEdgeInsets {
    if !AreaReading.current.trustsSuperviews { settleAreasFromTop() }
    return areas.margins
  }

  /// Requests layout when the view's safe area or margins are not those last reported.
  package func noteAreas() {
    guard !areas.needsUpdate else { return }
    let safeArea = currentSafeArea().snapped(to: areas.safeArea)
    guard
      safeArea != areas.safeArea
        || currentMargins(safeArea).snapped(to: areas.margins) != areas.margins
    else { return }
    areas.needsUpdate = true
    layer.setNeedsLayout()
  }

  /// To be called after the view was moved or resized.
  func noteGeometry(since old: CGRect) {
    if layer.bounds.size != old.size { resizeSubviews(from: old.size) }
    noteWrittenGeometry(since: old)
  }

  /// To be called after the view was moved or resized, and its subviews with it.
  ///
  /// A change of size lays out the superview (reported: republished lists of what calls `layoutSubviews`
  /// have it). That a superview which is placing its subviews is exempt is assumed: its layout would
  /// never end.
  func noteWrittenGeometry(since old: CGRect) {
    let bounds = layer.bounds
    if constraintRecord != nil { noteConstrainedGeometry(since: old) }
    if bounds.size != old.size, let superview, !superview.isLayingOut { superview.setNeedsLayout() }
    if bounds != old, !storedSubviews.isEmpty, !areas.subviewsNeedUpdate {
      if bounds.size != old.size {
        // The layout that a new size requests.
        areas.subviewsNeedUpdate = true
      } else if AreaReading.current.trusting(true, { safeAreaInsets }) != .zero
        || storedSubviews.contains(where: { $0.areas.preservesSuperviewMargins })
      {
        areas.subviewsNeedUpdate = true
        layer.setNeedsLayout()
      }
    }
    noteAreas()
  }

  /// Notifies the view of its margins and its safe area, in this order (measured), when they are
  /// new.
  ///
  /// Requests layout unless that comes next anyway.
  func settleAreas(beforeLayout isBeforeLayout: Bool = false) {
    areas.needsUpdate = false
    if owner == nil { noteInheritedArea() }
    let safeArea = currentSafeArea().snapped(to: areas.safeArea)
    let hasNewSafeArea = safeArea != areas.safeArea
    if hasNewSafeArea, owner != nil, window != nil {
      environment.log.noteSafeArea(of: layer, from: areas.safeArea.sides, to: safeArea.sides)
    }
    areas.safeArea = safeArea
    let margins = currentMargins(safeArea).snapped(to: areas.margins)
    let hasNewMargins = margins != areas.margins
    areas.margins = margins
    guard hasNewSafeArea || hasNewMargins else { return }
    areas.subviewsNeedUpdate = true
    if constraintRecord != nil { noteConstrainedAreas() }
    if !isBeforeLayout { layer.setNeedsLayout() }
    // What is notified may read any view.
    AreaReading.current.trusting(false) {
      if hasNewMargins {
        layoutMarginsDidChange()
        owner?.viewLayoutMarginsDidChange()
      }
      if hasNewSafeArea {
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
      }
    }
  }

  /// Makes the subviews check their areas if this view's have changed, or its size.
  func propagateAreas() {
    guard areas.subviewsNeedUpdate else { return }
    areas.subviewsNeedUpdate = false
    for view in storedSubviews { view.noteAreas() }
  }

  private func settleAreasFromTop() {
    let isSettled =
      !areas.needsUpdate
      && lineage.dropFirst().allSatisfy {
        !$0.areas.needsUpdate && !$0.areas.subviewsNeedUpdate
      }
    guard !isSettled else { return }
    var isUncertain = false
    for view in lineage.reversed() {
      if isUncertain || view.areas.needsUpdate { view.settleAreas() }
      isUncertain = view.areas.subviewsNeedUpdate
    }
  }

  /// What reaches into the view of its superview's safe area: by its frame, but for what is known to keep
  /// what it had (`SafeAreaBehavior`).
  private func inheritedSafeArea() -> UIEdgeInsets {
    guard let outer = AreaReading.current.trusting(true, { outerArea }) else { return .zero }
    // The profile is looked up for the few views that it concerns alone.
    let isReshaped =
      layer.transform.isReshaping
      && environment.behavior[SafeAreaBehavior.self].reshapedViewsKeepInsets
    if isReshaped, !areas.ignoresTransform, let known = areas.inherited { return known }
    let insets = outer.insets.inherited(
      by: isReshaped || areas.ignoresTransform ? untransformedFrame : layer.frame, in: outer.bounds)
    guard owner != nil, let known = areas.inherited,
      areas.inheritedPlace.size == layer.bounds.size,
      environment.behavior[SafeAreaBehavior.self].movedControllersKeepInsets
    else { return insets }
    return insets.largest(known.least(outer.insets))
  }

  /// To be called when the safe area is settled, and for a controller's view when it is laid out: what it has then is
  /// what it keeps when it moves, and not what is read on the way to its place, such as between its size and its center.
  func noteInheritedArea() {
    areas.inherited = window == nil ? nil : inheritedSafeArea()
    if owner != nil { areas.inheritedPlace = placeInWindow }
  }

  /// Where the view is in its window, with its size in points of its own.
  private var placeInWindow: CGRect {
    CGRect(origin: convert(bounds.origin, to: nil), size: layer.bounds.size)
  }

  /// To be called when the view was added to another one: what it inherits is looked up again, unless it is a
  /// controller's view that stays where it was on the screen, as when a transition takes it into its container.
  func forgetInheritedArea() {
    if owner != nil, window != nil, areas.inherited != nil,
      areas.inheritedPlace == placeInWindow
    {
      return
    }
    areas.inherited = nil
  }

  private func currentSafeArea() -> UIEdgeInsets {
    var insets = inheritedSafeArea()
    if let owner {
      insets = insets.adding(owner.safeAreaAdditions)
      // Negative ones reduce what is inherited, to 0 at least.
      insets = insets.largest(.zero)
    }
    return insets
  }

  private func currentMargins(_ safeArea: UIEdgeInsets) -> UIEdgeInsets {
    var margins = ownMargins
    if areas.insetsMarginsFromSafeArea {
      // A class may have a safe area of its own.
      let isKnown = safeArea == areas.safeArea
      margins = margins.adding(
        isKnown ? AreaReading.current.trusting(true) { safeAreaInsets } : safeArea)
    }
    if areas.preservesSuperviewMargins, let superview {
      let outer = AreaReading.current.trusting(true) { superview.layoutMargins }
      margins = margins.largest(outer.inherited(by: layer.frame, in: superview.layer.bounds))
    }
    return margins
  }

  /// Without the safe area; of a controller's view at least the system's at the sides.
  private var ownMargins: UIEdgeInsets {
    let given: UIEdgeInsets? =
      switch areas.ownMargins {
      case nil: nil
      case .sides(let insets): insets
      case .directional(let insets): insets.insets(in: effectiveUserInterfaceLayoutDirection)
      }
    guard let least = owner?.leastLayoutMargins else { return given ?? ViewAreas.defaultMargins }
    // Above and below, a controller's view has none of its own (published observations).
    return (given ?? .zero).largest(least.insets(in: effectiveUserInterfaceLayoutDirection))
  }
}

extension CATransform3D {
  /// Whether the transform does more to a layer's rectangle than to move it.
  fileprivate var isReshaping: Bool { m11 != 1 || m12 != 0 || m21 != 0 || m22 != 1 }
}

extension UIEdgeInsets {
  fileprivate var sides: SIMD4<Double> { SIMD4(top, left, bottom, right) }

  /// These insets, or others that differ from them only by rounding errors: a view that grows while its lower edge stays
  /// has no new safe area, though its frame's edge is a sum of thirds of points.
  fileprivate func snapped(to known: UIEdgeInsets) -> UIEdgeInsets {
    let differences = [
      top - known.top, left - known.left, bottom - known.bottom, right - known.right,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 } ? known : self
  }
}
