// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

/// One drag of a sheet: between its heights it is resized, below the smallest one it is pulled
/// down, which is an interactive dismissal.
///
/// Above the largest height nothing moves (measured).
@MainActor
final class SheetDrag {
  private enum Pull {
    /// The sheet has not been pulled below its smallest height.
    case none
    /// It may not be dismissed, and follows only a little.
    case refused
    case dismissing(SheetDismissal)
  }

  private unowned let sheet: UISheetPresentationController
  private let start: CGFloat
  private let lowest: CGFloat
  private let tallest: CGFloat
  private var pull = Pull.none
  /// How far the touch is below where the smallest height would have it.
  private var depth: CGFloat = 0

  /// Begins a drag of a sheet at rest; nil for one that is not.
  init?(_ sheet: UISheetPresentationController) {
    guard sheet.phase == .presented, let geometry = sheet.geometry,
      let selected = sheet.selectedDetent, let smallest = sheet.activeDetents.first,
      let largest = sheet.activeDetents.last
    else { return nil }
    self.sheet = sheet
    start = geometry.height(of: selected.value)
    lowest = geometry.height(of: smallest.value)
    tallest = geometry.height(of: largest.value)
  }

  func move(_ translation: CGFloat) {
    guard isValid, translation.isFinite else { return }
    let wanted = start - translation
    depth = max(lowest - wanted, 0)
    if case .none = pull, depth > 0 { pull = beginPull() }
    switch pull {
    case .dismissing(let dismissal): dismissal.pull(to: share(of: depth))
    case .refused:
      sheet.dragged = (min(max(wanted, lowest), tallest), resisted(depth))
      sheet.arrange()
    case .none:
      sheet.dragged = (min(max(wanted, lowest), tallest), 0)
      sheet.arrange()
    }
  }

  /// The touch ends, at a velocity in points a second downwards.
  func end(velocity given: CGFloat) {
    guard isValid else { return }
    let velocity = given.isFinite ? given : 0
    let profile = BehaviorProfile.current.sheets
    let isFlick = abs(velocity) >= profile.dismissSpeed
    let dismisses = isFlick ? velocity > 0 : depth > lowest * profile.dismissShare
    switch pull {
    case .dismissing(let dismissal):
      dismissal.release(dismissing: dismisses, velocity: Double(velocity / max(distance, 1)))
      if !dismisses { select(sheet.activeDetents.first) }
      sheet.dragged = nil
    case .refused:
      settle(velocity: velocity, at: sheet.activeDetents.first)
      if depth > 0, dismisses { sheet.notifyAttempt() }
    case .none: settle(velocity: velocity, at: target(velocity: velocity))
    }
  }

  func cancel() {
    guard isValid else { return }
    if case .dismissing(let dismissal) = pull {
      dismissal.release(dismissing: false, velocity: 0)
      sheet.dragged = nil
    } else {
      settle(velocity: 0, at: sheet.selectedDetent)
    }
  }

  /// Whether the drag still applies: code may have begun to dismiss the sheet.
  private var isValid: Bool {
    if case .dismissing(let dismissal) = pull { return sheet.dismissal === dismissal }
    return sheet.phase == .presented
  }

  private var distance: CGFloat {
    guard let container = sheet.containerView, let geometry = sheet.geometry else { return lowest }
    return container.bounds.maxY - geometry.place(height: lowest).frame.minY
  }

  private func share(of depth: CGFloat) -> CGFloat { distance > 0 ? min(depth / distance, 1) : 1 }

  private func beginPull() -> Pull {
    guard sheet.mayBeDismissedByUser() else { return .refused }
    sheet.dragged = (lowest, 0)
    sheet.arrange()
    let dismissal = SheetDismissal()
    sheet.dismissal = dismissal
    sheet.dismiss(animated: true, byUser: true, completion: nil)
    return .dismissing(dismissal)
  }

  /// The detent at which a release comes to rest: the nearest (measured), with a flick the next one in
  /// its direction.
  private func target(velocity: CGFloat) -> ResolvedDetent? {
    guard let geometry = sheet.geometry, let height = sheet.dragged?.height else {
      return sheet.selectedDetent
    }
    let active = sheet.activeDetents
    func distance(_ detent: ResolvedDetent) -> CGFloat {
      geometry.height(of: detent.value) - height
    }
    if abs(velocity) >= BehaviorProfile.current.sheets.detentFlickSpeed {
      let next =
        velocity > 0 ? active.last { distance($0) <= 0 } : active.first { distance($0) >= 0 }
      if let next { return next }
    }
    return active.min { abs(distance($0)) < abs(distance($1)) }
  }

  private func settle(velocity: CGFloat, at detent: ResolvedDetent?) {
    guard let geometry = sheet.geometry, let detent else { return }
    let now = sheet.place.map { $0.shown.minY } ?? 0
    let end = geometry.place(value: detent.value).shown.minY
    select(detent)
    sheet.dragged = nil
    let left = end - now
    let speed = abs(left) > 0.5 ? Double(velocity / left) : 0
    let spring = Spring.system.released(
      at: speed, within: -Spring.fastestRelease...Spring.system.angularFrequency)
    let block = ViewAnimationBlock(
      duration: spring.settlingDuration, delay: 0, options: .allowUserInteraction, spring: spring,
      completion: nil)
    block.run { sheet.arrange() }
  }

  private func select(_ detent: ResolvedDetent?) {
    guard let detent, let old = sheet.selectedDetent, old.identifier != detent.identifier else {
      return
    }
    sheet.selectedDetentIdentifier = detent.identifier
    sheet.notifyDetent()
  }

  /// How far a sheet that may not be dismissed follows a touch.
  private func resisted(_ depth: CGFloat) -> CGFloat {
    let band = RubberBand(
      coefficient: BehaviorProfile.current.sheets.resistance, dimension: Double(lowest))
    return CGFloat(band.shown(Double(depth)))
  }
}

extension UISheetPresentationController {
  func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      drag = SheetDrag(self)
      drag?.move(recognizer.translation(in: nil).y)
    case .changed: drag?.move(recognizer.translation(in: nil).y)
    case .ended:
      drag?.move(recognizer.translation(in: nil).y)
      drag?.end(velocity: recognizer.velocity(in: nil).y)
      drag = nil
    case .cancelled, .failed:
      drag?.cancel()
      drag = nil
    case .possible: break
    }
  }

  /// A tap beside the sheet dismisses it, if the user may do that.
  func tapOutside() {
    guard phase == .presented, drag == nil else { return }
    guard mayBeDismissedByUser() else { return notifyAttempt() }
    dismiss(animated: true, byUser: true, completion: nil)
  }

  func notifyDetent() {
    guard let delegate = delegate as? any UISheetPresentationControllerDelegate else { return }
    presentedViewController.environment.log.note(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier", of: delegate)
    delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

extension UIPresentationController {
  func mayBeDismissedByUser() -> Bool {
    guard !presentedViewController.isModalInPresentation else { return false }
    guard let delegate else { return true }
    presentedViewController.environment.log.note(
      "presentationControllerShouldDismiss", of: delegate)
    return delegate.presentationControllerShouldDismiss(self)
  }

  /// Notifies the delegate that the user has tried to dismiss what may not be dismissed.
  func notifyAttempt() {
    guard let delegate else { return }
    presentedViewController.environment.log.note(
      "presentationControllerDidAttemptToDismiss", of: delegate)
    delegate.presentationControllerDidAttemptToDismiss(self)
  }
}
