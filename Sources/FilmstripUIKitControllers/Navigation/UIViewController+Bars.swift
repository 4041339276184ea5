// SPDX-License-Identifier: MIT

extension UIViewController {
  func shareTitle() {
    navigationItem.title = title
    // Made without the title first, or a navigation controller's would be its root's.
    let item = storedTabBarItem ?? UITabBarItem()
    storedTabBarItem = item
    item.title = title
  }

  /// The controller has another tab: the bar shows it, also as that of a navigation controller without one of its own.
  func tabBarItemDidChange() {
    if let tabs = parent as? UITabBarController { return tabs.showItems() }
    guard let stack = parent as? UINavigationController, stack.viewControllers.first === self,
      stack.storedTabBarItem == nil
    else { return }
    stack.tabBarItemDidChange()
  }

  /// The view may lie under other bars than before.
  func extendedLayoutDidChange() {
    (parent as? UINavigationController)?.viewIfLoaded?.setNeedsLayout()
  }

  func madeNavigationItem() -> UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem()
    item.title = title
    storedNavigationItem = item
    return item
  }

  func madeTabBarItem() -> UITabBarItem {
    if let root = (self as? UINavigationController)?.viewControllers.first {
      return root.tabBarItem
    }
    let item = UITabBarItem()
    item.title = title
    storedTabBarItem = item
    return item
  }
}
