// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// The proxy of the class: reported, as items look as they and their bars say.
  public class func appearance() -> UIBarButtonItem {
    UnsupportedFeature.report("UIBarButtonItem.appearance()")
    return UIBarButtonItem()
  }

  /// The proxy for items in others: reported, as items look as they and their bars say.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
}

extension UITabBarItem {
  /// The proxy of the class: reported, as items look as their bar says.
  public class func appearance() -> UITabBarItem {
    UnsupportedFeature.report("UITabBarItem.appearance()")
    return UITabBarItem()
  }

  /// The proxy for items in others: reported, as items look as their bar says.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { appearance() }
}
