// SPDX-License-Identifier: MIT
package import QuartzCore

extension StageEnvironment {
  /// The layer that holds all that the screen shows.
  package var rootLayer: CALayer { windows.rootLayer(on: screen, clock: clock) }

  /// Turns the device; returns whether the interface followed.
  ///
  /// It does at once, without animation, when the controllers on the screen support the orientation.
  @discardableResult
  package func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    guard orientation != .unknown else { return false }
    deviceOrientation = orientation.deviceOrientation
    guard supportedOrientations.contains(orientation.mask) else { return false }
    turnInterface(to: orientation)
    return true
  }

  /// Gives the screen another size, in points; the insets stay unless given.
  ///
  /// - Precondition: the size is positive and finite.
  package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
    precondition(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      "StageEnvironment: size \(size.width)×\(size.height) must be positive and finite")
    let insets = safeAreaInsets ?? screen.metrics.safeAreaInsets
    changeScreen {
      screen.hold(
        ScreenMetrics(size: size, safeAreaInsets: insets), orientation: screen.orientation)
    }
  }

  /// Changes what the user has set on the device, such as the style or the size of text.
  package func changeSettings(_ mutations: (inout any UIMutableTraits) -> Void) {
    changeScreen { screen.changeSettings(mutations) }
  }

  /// Asks the controllers on the screen which orientations they support, and turns the interface.
  ///
  /// It turns to the way the device is held, where that is supported; else, when the present one is
  /// not, to the first of upright, right, left and upside down (approximated).
  func updateSupportedOrientations() {
    let supported = supportedOrientations
    let held = UIInterfaceOrientation.allCases.first {
      $0.deviceOrientation == deviceOrientation && supported.contains($0.mask)
    }
    if let held { return turnInterface(to: held) }
    guard !supported.contains(screen.orientation.mask) else { return }
    let next = UIInterfaceOrientation.allCases.first { supported.contains($0.mask) }
    if let next { turnInterface(to: next) }
  }

  /// Asks the controllers on the screen whether they hide the status bar.
  func updateStatusBar() {
    let hides = statusBarController(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    guard hides != screen.hidesStatusBar else { return }
    changeScreen { screen.setHidesStatusBar(hides) }
  }

  /// The controller that decides about the status bar, found through those that leave it to a child.
  func statusBarController(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var controller = orientingController
    var seen = 0
    while let current = controller, let next = child(current), next !== current, seen < 1_000 {
      controller = next
      seen += 1
    }
    return controller
  }

  private var supportedOrientations: UIInterfaceOrientationMask {
    orientingController?.supportedInterfaceOrientations
      ?? (screen.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }

  /// The root controller of the key window, else of the frontmost normal one.
  private var orientingController: UIViewController? {
    let window = windows.key ?? windows.visible.last { $0.windowLevel == .normal }
    return window?.rootViewController
  }

  private func turnInterface(to orientation: UIInterfaceOrientation) {
    guard orientation != screen.orientation else { return }
    let isTurned = orientation.isLandscape != screen.orientation.isLandscape
    changeScreen {
      screen.hold(isTurned ? screen.metrics.turned : screen.metrics, orientation: orientation)
    }
  }

  /// Changes the screen; windows that covered it cover it again, and all hear of it.
  private func changeScreen(_ change: () -> Void) {
    let old = screen.bounds
    let oldTraits = screen.traitCollection
    change()
    if screen.traitCollection != oldTraits { windowScene.traitCollectionDidChange(oldTraits) }
    if StageEnvironment.current === self {
      UITraitCollection.predicted = screen.traitCollection
    }
    windows.fit(screen)
    for window in windows.all {
      if screen.bounds != old, window.frame == old { window.frame = screen.bounds }
      window.noteAreas()
      window.noteTraits()
    }
  }
}

extension UIInterfaceOrientation {
  /// The known orientations, in the order in which one is looked for.
  static let allCases: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]
}
