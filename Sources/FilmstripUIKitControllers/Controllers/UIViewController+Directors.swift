// SPDX-License-Identifier: MIT

extension UIViewController {
  package var directors: [AnyObject] {
    let delegate: AnyObject? =
      switch self {
      case let navigation as UINavigationController: navigation.delegate
      case let tabs as UITabBarController: tabs.delegate
      default: nil
      }
    let plan = currentTransition?.plan
    return [
      self, presentation, transitioningDelegate, delegate, plan?.animator, plan?.interaction,
    ].compactMap { $0 }
  }
}
