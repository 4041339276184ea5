// SPDX-License-Identifier: MIT

/// Is notified of the choice of tabs.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// After a tab was tapped, before its controller is shown.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

// The SDK's method is optional; this is what leaving it out means.
extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
