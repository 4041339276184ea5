// SPDX-License-Identifier: MIT

/// A tab bar that is covered by a push of a controller with `hidesBottomBarWhenPushed`, or uncovered by
/// a pop: during the change it is part of the lower screen and moves with that, as on iOS.
@MainActor
final class TabBarPassage {
  private let tabs: UITabBarController

  /// The passage of a change of the selected tab's stack; nil where the bar stays as it is.
  init?(
    in navigationController: UINavigationController, from: UIViewController?, to: UIViewController,
    isAnimated: Bool
  ) {
    guard let tabs = navigationController.parent as? UITabBarController,
      tabs.selectedViewController === navigationController,
      tabs.isBarHiddenByPush != navigationController.hidesBottomBar
    else { return nil }
    self.tabs = tabs
    tabs.showBarOfSelection()
    let hides = navigationController.hidesBottomBar
    guard isAnimated, let carrier = (hides ? from : to)?.view else { return }
    let bar = tabs.tabBar
    bar.isHiddenByPush = false
    carrier.addSubview(bar)
    bar.frame.origin = CGPoint(x: 0, y: tabs.view.bounds.height - bar.frame.height)
  }

  func end() { tabs.showBarOfSelection() }
}
