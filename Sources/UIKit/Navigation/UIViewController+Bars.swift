// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Passes a new title on.
  func shareTitle() {
    navigationItem.title = title
    // Made without the title first, or a navigation controller's would be its root's.
    let item = storedTabBarItem ?? UITabBarItem()
    storedTabBarItem = item
    item.title = title
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
