// SPDX-License-Identifier: MIT

extension UIViewController {
  enum Appearance: Equatable {
    case disappeared
    /// `viewWillAppear` was sent; `isInPlace` once `viewIsAppearing` was, too.
    case appearing(animated: Bool, isInPlace: Bool)
    case appeared
    case disappearing(animated: Bool)
  }

  enum AppearanceCallback: String {
    case willAppear = "viewWillAppear"
    case isAppearing = "viewIsAppearing"
    case didAppear = "viewDidAppear"
    case willDisappear = "viewWillDisappear"
    case didDisappear = "viewDidDisappear"
  }

  /// How far the appearance callbacks have come, in a word.
  package var appearanceName: String {
    switch appearance {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }

  /// Whether the controller is on its way to the screen.
  var isStillAppearing: Bool {
    if case .appearing = appearance { return true }
    return false
  }

  /// Sends `viewWillAppear` or `viewWillDisappear`, here and to the children that follow.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
      return
    default: break
    }
    if isAppearing {
      loadViewIfNeeded()
      appearance = .appearing(animated: animated, isInPlace: false)
      send(.willAppear, animated: animated)
    } else {
      appearance = .disappearing(animated: animated)
      send(.willDisappear, animated: animated)
    }
    // Calls made meanwhile, as by a tab that selects another one, count.
    switch (appearance, isAppearing) {
    case (.appearing, true), (.disappearing, false): break
    default: return
    }
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  private func send(_ callback: AppearanceCallback, animated: Bool) {
    environment.log.note(callback.rawValue, of: self)
    let before = sentCallback
    sentCallback = callback
    defer { sentCallback = before }
    switch callback {
    case .willAppear: viewWillAppear(animated)
    case .isAppearing: viewIsAppearing(animated)
    case .didAppear: viewDidAppear(animated)
    case .willDisappear: viewWillDisappear(animated)
    case .didDisappear: viewDidDisappear(animated)
    }
  }

  private func forwardAppearance(_ call: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    let wasForwarding = isForwardingAppearance
    isForwardingAppearance = true
    for child in appearingChildren { call(child) }
    isForwardingAppearance = wasForwarding
  }

  /// Sends `viewIsAppearing` once the view is in a window; here and to the children that follow.
  package func noteIsAppearing() {
    guard case .appearing(let animated, isInPlace: false) = appearance, viewIfLoaded?.window != nil
    else { return }
    appearance = .appearing(animated: animated, isInPlace: true)
    send(.isAppearing, animated: animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    placeAppearingChildren()
    for child in appearingChildren { child.noteIsAppearing() }
  }

  /// Sends `viewDidAppear` or `viewDidDisappear`, here and to the children that follow.
  func endAppearance() {
    switch appearance {
    case .appearing(let animated, _):
      noteIsAppearing()
      appearance = .appeared
      send(.didAppear, animated: animated)
      isNewInParent = false
    case .disappearing(let animated):
      appearance = .disappeared
      send(.didDisappear, animated: animated)
      isLeavingParent = false
    case .appeared, .disappeared: return
    }
    forwardAppearance { $0.endAppearanceTransition() }
  }

  func notifyWillMove(toParent parent: UIViewController?) {
    environment.log.note("willMoveToParent", of: self)
    // Overrides do not always call super.
    isLeavingParent = parent == nil
    willMove(toParent: parent)
  }

  func notifyDidMove(toParent parent: UIViewController?) {
    environment.log.note("didMoveToParent", of: self)
    didMove(toParent: parent)
  }

  /// Adds a layout callback to the recording; those of UIKit's own containers are left out.
  func noteLayout(_ name: String) {
    let isContainer =
      type(of: self) == UINavigationController.self || type(of: self) == UITabBarController.self
    if !isContainer { environment.log.note(name, of: self) }
  }
}
