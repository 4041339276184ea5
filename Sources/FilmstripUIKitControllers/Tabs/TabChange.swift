// SPDX-License-Identifier: MIT

final class TabChange: TransitionChange {
  private let container: UITabBarController
  private let from: UIViewController?
  private let to: UIViewController

  init(of container: UITabBarController, from: UIViewController?, to: UIViewController) {
    (self.container, self.from, self.to) = (container, from, to)
  }

  func finalFrame(of controller: UIViewController) -> CGRect {
    controller === to ? container.contentView.bounds : .zero
  }

  func willBegin(_ transition: ViewControllerTransition) {
    guard container.view.window != nil || container.isStillAppearing else { return }
    let isAnimated = from != nil && to.currentTransition != nil
    begin(false, from, animated: isAnimated)
    begin(true, to, animated: isAnimated)
    // As a presented view is, where its own code gave it no size.
    if let view = to.viewIfLoaded, view.bounds.isEmpty {
      view.place(at: container.contentView.bounds)
    }
  }

  func placeViews() {
    guard let view = to.placeView else { return }
    view.frame = container.contentView.bounds
    container.contentView.addSubview(view)
  }

  func didEnd(completed: Bool) {
    if completed {
      from?.placeView?.removeFromSuperview()
      end(from)
      // What comes while the tabs themselves do has appeared when they have.
      if !container.isStillAppearing { end(to) }
      return
    }
    begin(false, to, animated: true)
    to.placeView?.removeFromSuperview()
    end(to)
    begin(true, from, animated: true)
    end(from)
    if let from { container.restoreSelection(from, insteadOf: to) }
  }

  func afterEnd(completed: Bool) {
    container.isChanging = false
    // The screen may have turned meanwhile.
    container.view.setNeedsLayout()
    container.showSelection()
  }

  private func begin(_ isAppearing: Bool, _ controller: UIViewController?, animated: Bool) {
    for part in controller?.placeControllers ?? [] {
      part.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  private func end(_ controller: UIViewController?) {
    for part in controller?.placeControllers ?? [] { part.endAppearanceTransition() }
  }
}
