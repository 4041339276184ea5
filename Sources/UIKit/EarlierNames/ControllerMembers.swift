// SPDX-License-Identifier: MIT

// The names that members had before Swift 4.2.

extension UIViewController {
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension UIApplication {
  /// Asks for a status bar without the controllers, which they decide on since iOS 7 unless an application's
  /// property list says otherwise: reported, and without effect.
  @available(*, deprecated, message: "Use UIViewController.prefersStatusBarHidden.")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    UnsupportedFeature.report("UIApplication.setStatusBarHidden(_:with:)")
  }

  /// Asks for a style of the status bar without the controllers: reported, and without effect.
  @available(*, deprecated, message: "Use UIViewController.preferredStatusBarStyle.")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    UnsupportedFeature.report("UIApplication.setStatusBarStyle(_:animated:)")
  }
}

extension RunLoop.Mode {
  @available(*, deprecated, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }
}
