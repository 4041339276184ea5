// SPDX-License-Identifier: MIT

/// Appearance that follows from where the view is: children of plain containers are notified when
/// their views enter the window of a parent on screen, or leave it.
extension UIViewController {
  /// Whether the controller is a container of UIKit's, which notifies its children itself.
  private var isSystemContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController
  }

  /// Sends `viewWillAppear` before the view comes into a window; returns whether it did and no
  /// other object will send the rest.
  package func beginAppearanceInTree() -> Bool {
    guard appearance == .disappeared, let parent, !parent.isSystemContainer,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return false }
    switch parent.appearance {
    case .appeared:
      beginAppearance(true, animated: false)
      return true
    case .appearing(let animated, _):
      // The end comes with the parent's.
      beginAppearance(true, animated: animated)
      return false
    case .disappearing, .disappeared: return false
    }
  }

  /// Sends `viewWillDisappear` before the view leaves its window; returns whether it did.
  package func beginDisappearanceInTree() -> Bool {
    guard appearance == .appeared else { return false }
    if let parent {
      guard !parent.isSystemContainer, parent.shouldAutomaticallyForwardAppearanceMethods,
        parent.appearance != .disappeared
      else { return false }
    } else if presentation != nil || rootWindow != nil {
      return false
    }
    beginAppearance(false, animated: false)
    return true
  }

  /// Sends what is left after the view has come into the window or has left it.
  package func endAppearanceInTree() {
    let isInWindow = viewIfLoaded?.window != nil
    switch appearance {
    case .appearing where isInWindow, .disappearing where !isInWindow: endAppearance()
    default: break
    }
  }

  // MARK: Calls out of balance

  /// Only an application's own calls for a child can be out of balance.
  private var isManagedByApplication: Bool {
    guard let parent else { return false }
    return !parent.isSystemContainer && !parent.isForwardingAppearance
  }

  private func reportImbalance() {
    environment.log.report(.unbalancedAppearance(controller: reportName))
  }

  /// Detects a callback that UIKit does not send: one of the app's calls it, or another callback's override calls it in
  /// place of its own.
  func checkSender(of callback: AppearanceCallback) {
    guard sentCallback != callback else { return }
    environment.log.report(
      .appearanceCalled(callback: callback.rawValue, controller: reportName))
  }

  /// Detects a second beginning in the same direction.
  ///
  /// One of a child that is on the screen already, as a menu is that its parent keeps beyond the edge, changes nothing,
  /// and has its end to come: the calls of two published side menus are in balance so.
  func checkBeginning(_ isAppearing: Bool) {
    hasVoidBeginning = false
    switch (appearance, isAppearing) {
    case (.appearing, true), (.disappearing, false):
      if isManagedByApplication { reportImbalance() }
    case (.appeared, true), (.disappeared, false): hasVoidBeginning = true
    default: break
    }
  }

  /// Detects an end without a beginning.
  func checkEnd() {
    defer { hasVoidBeginning = false }
    switch appearance {
    case .appeared, .disappeared:
      if isManagedByApplication, !hasVoidBeginning { reportImbalance() }
    case .appearing, .disappearing: break
    }
  }
}
