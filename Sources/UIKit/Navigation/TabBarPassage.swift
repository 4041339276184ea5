// SPDX-License-Identifier: MIT

/// A tab bar that is covered by a push of a controller with `hidesBottomBarWhenPushed`, or uncovered by
/// a pop: during the change it is part of the lower screen and moves with that, as on iOS.
@MainActor
final class TabBarPassage {
  private let tabs: UITabBarController
  private let wasHidden: Bool
  private let hides: Bool

  /// The passage of a change; nil where the bar stays as it is.
  init?(
    in navigationController: UINavigationController, from: UIViewController?, to: UIViewController,
    isAnimated: Bool
  ) {
    guard let tabs = navigationController.parent as? UITabBarController else { return nil }
    self.tabs = tabs
    wasHidden = tabs.isBarHiddenByPush
    hides = navigationController.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
    guard hides != wasHidden else { return nil }
    tabs.isBarHiddenByPush = hides
    let bar = tabs.tabBar
    bar.isHiddenByPush = hides
    tabs.shareBarInsets()
    guard isAnimated, let carrier = (hides ? from : to)?.view else { return }
    bar.isHiddenByPush = false
    carrier.addSubview(bar)
    bar.frame.origin = CGPoint(x: 0, y: tabs.view.bounds.height - bar.frame.height)
  }

  /// Puts the bar back into its controller's view.
  func end(completed: Bool) {
    let bar = tabs.tabBar
    if bar.superview !== tabs.view { tabs.view.addSubview(bar) }
    tabs.isBarHiddenByPush = completed ? hides : wasHidden
    bar.isHiddenByPush = tabs.isBarHiddenByPush
    tabs.shareBarInsets()
    tabs.view.setNeedsLayout()
  }
}
