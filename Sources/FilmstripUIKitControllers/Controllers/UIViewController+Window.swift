// SPDX-License-Identifier: MIT

extension UIViewController: WindowRoot {
  package func show(in window: UIWindow) {
    loadViewIfNeeded()
    // Each callback may have set another root, which is on the screen then, and has taken this one away.
    guard window.root === self else { return }
    window.placeRoot(view)
    beginAppearanceTransition(true, animated: false)
    guard window.root === self else { return }
    window.addSubview(view)
    noteIsAppearing()
    // As documented for `viewIsAppearing(_:)`, before `viewDidAppear`.
    window.layoutIfNeeded()
    guard window.root === self else { return }
    endAppearanceTransition()
    window.stageEnvironment.updateStatusBar()
  }

  package func hide() {
    beginAppearanceTransition(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  package var shownStatusBarStyle: UIStatusBarStyle {
    environment.statusBarController(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
}

extension UIWindow {
  /// The controller whose view fills the window; setting one while the window is visible replaces
  /// the view at once, with appearance callbacks.
  public var rootViewController: UIViewController? {
    get { root as? UIViewController }
    set { root = newValue }
  }
}
