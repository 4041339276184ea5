// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension StageEnvironment {
  /// Rotates the device; returns whether the interface followed, as it does when the controllers on
  /// the screen support the orientation.
  ///
  /// Models have the new size when it returns; with `animated` the change is shown over the
  /// duration of a rotation.
  @discardableResult
  package func rotate(to orientation: UIInterfaceOrientation, animated: Bool = false) -> Bool {
    guard orientation != .unknown else { return false }
    let isOther = deviceOrientation != orientation.deviceOrientation
    deviceOrientation = orientation.deviceOrientation
    if isOther {
      // Before the interface rotates: an application reads the interface's old orientation then.
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: device)
    }
    guard supportedOrientations.contains(orientation.mask) else { return false }
    rotateInterface(to: orientation, animated: animated)
    return true
  }

  /// Changes the screen's size, in points; the insets stay unless given.
  ///
  /// - Precondition: the size is positive and finite.
  package func resize(
    to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil, animated: Bool = false
  ) {
    require(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      "StageEnvironment: size \(size.width)×\(size.height) must be positive and finite")
    let metrics = ScreenMetrics(
      size: size, safeAreaInsets: safeAreaInsets ?? screen.metrics.safeAreaInsets)
    guard metrics != screen.metrics else { return }
    make(
      ScreenChange(
        metrics: metrics, orientation: screen.orientation, isAnimated: animated,
        description: "change of size to \(size.width)×\(size.height)"))
  }

  /// Asks the controllers on the screen which orientations they support, and rotates the interface,
  /// animated unless that is switched off.
  ///
  /// It rotates to the device's orientation, where that is supported; else, when the current one is
  /// not, to the first of portrait, landscape right, landscape left and upside down (approximated).
  func updateSupportedOrientations() {
    let supported = supportedOrientations
    let held = UIInterfaceOrientation.allCases.first {
      $0.deviceOrientation == deviceOrientation && supported.contains($0.mask)
    }
    if let held { return rotateInterface(to: held, animated: true) }
    guard !supported.contains(screen.orientation.mask) else { return }
    let next = UIInterfaceOrientation.allCases.first { supported.contains($0.mask) }
    if let next { rotateInterface(to: next, animated: true) }
  }

  func updateStatusBar() {
    let hides = statusBarController(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    guard hides != screen.hidesStatusBar else { return }
    changeScreen { screen.setHidesStatusBar(hides) }
  }

  /// Whether a view is a card behind a large sheet: what is around it is black, and the status bar on it light,
  /// whatever controllers prefer (approximated, after published screenshots of iOS 13 to 18).
  var showsPresenterCard: Bool {
    var isShown = false
    _ = decidingController { presentation in
      let sheet = presentation as? UISheetPresentationController
      if sheet?.presenterCard?.isSteppedBack == true { isShown = true }
      return false
    }
    return isShown
  }

  func statusBarController(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var controller = decidingController { $0.decidesAboutStatusBar }
    var seen = 0
    while let current = controller, let next = child(current), next !== current, seen < 1_000 {
      controller = next
      seen += 1
    }
    return controller
  }

  private var supportedOrientations: UIInterfaceOrientationMask {
    decidingController { $0.decidesAboutOrientation }?.supportedInterfaceOrientations
      ?? (screen.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }

  /// The root controller of the key window, else of the frontmost normal one, or what is presented
  /// above it, where the presentation decides.
  private func decidingController(
    through isDeciding: (UIPresentationController) -> Bool
  ) -> UIViewController? {
    var deciding = windows.deciding?.rootViewController
    var top = deciding
    while let presentation = top?.presentationBelow {
      top = presentation.presentedViewController
      if isDeciding(presentation) { deciding = top }
    }
    return deciding
  }

  private func rotateInterface(to orientation: UIInterfaceOrientation, animated: Bool) {
    guard orientation != screen.orientation else { return }
    let isTurned = orientation.isLandscape != screen.orientation.isLandscape
    let old = screen.orientation
    post(UIApplication.willChangeStatusBarOrientationNotification, with: orientation)
    defer { post(UIApplication.didChangeStatusBarOrientationNotification, with: old) }
    make(
      ScreenChange(
        metrics: isTurned ? screen.metrics.turned : screen.metrics, orientation: orientation,
        isAnimated: animated, description: "turn to \(orientation)"))
  }

  /// Posts a notification of the status bar, which carries the other orientation.
  private func post(_ name: NSNotification.Name, with orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: application,
      userInfo: [
        UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)
      ])
  }
}

extension UIInterfaceOrientation {
  /// The known orientations, in the order in which one is chosen.
  static let allCases: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]
}
