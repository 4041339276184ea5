// SPDX-License-Identifier: MIT

extension UIPageViewController {
  /// Puts the pages and what shows their number into the view.
  func layOut() {
    let height = indicated.count > 0 ? CGFloat(environment.behavior.pageControls.height) : 0
    let (inner, strip) = (
      CGRect(
        x: view.bounds.minX, y: view.bounds.minY, width: view.bounds.width,
        height: max(view.bounds.height - height, 0)),
      CGRect(
        x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    )
    indicator.isHidden = height == 0
    indicator.frame = strip
    guard inner != content.frame else { return }
    // Pages on their way would land where the old size had them.
    endTurnAtOnce()
    content.frame = inner
    content.place()
  }

  func updateIndicator() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, !pages.isEmpty,
      let dataSource
    else { return showIndicator(count: 0, index: 0) }
    environment.log.note("presentationCountForPageViewController", of: dataSource)
    let count = dataSource.presentationCount(for: self)
    guard count > 0 else { return showIndicator(count: 0, index: 0) }
    environment.log.note("presentationIndexForPageViewController", of: dataSource)
    showIndicator(count: count, index: dataSource.presentationIndex(for: self))
  }

  /// After a gesture the index follows without a question (documented).
  func moveIndicator(_ direction: NavigationDirection) {
    guard indicated.count > 0 else { return }
    showIndicator(count: indicated.count, index: indicated.index + (direction == .forward ? 1 : -1))
  }

  private func showIndicator(count: Int, index: Int) {
    let hadAny = indicated.count > 0
    indicated = (count, min(max(index, 0), max(count - 1, 0)))
    indicator.numberOfPages = indicated.count
    indicator.currentPage = indicated.index
    if hadAny != (count > 0) { viewIfLoaded?.setNeedsLayout() }
  }

  /// Asks where the book is bound when the interface has turned.
  func askForSpine() {
    guard transitionStyle == .pageCurl else { return }
    let orientation = environment.screen.orientation
    defer { spineOrientation = orientation }
    guard let known = spineOrientation, known != orientation, let delegate, turn == nil else {
      return
    }
    isChangingSpine = true
    environment.log.note("pageViewControllerSpineLocationForInterfaceOrientation", of: delegate)
    let spine = delegate.pageViewController(self, spineLocationFor: orientation)
    isChangingSpine = false
    guard spine != .none else { return }
    spineLocation = spine
    if spine == .mid, !isDoubleSided { isDoubleSided = true }
    checkCount(of: pages, isAnimated: false)
  }
}
