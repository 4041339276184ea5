// SPDX-License-Identifier: MIT
public import UIKit

/// A navigation controller whose delegate is that of the controller that is pushed or popped, so
/// that each controller chooses its own push and pop.
///
/// Controllers with `hr_addTransitionFlag` drop in and out, the others have the system's motion.
open class DropNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  /// Seconds a drop takes.
  public var dropDuration: TimeInterval = 0.4
  /// Configures interactions; called for each one that is made.
  public var configureInteraction: (DropInteraction) -> Void = { _ in }

  private var dropDelegates: [DropNavigationDelegate] = []

  open override func viewDidLoad() {
    super.viewDidLoad()
    // With a delegate of ours the system's swipe would not begin; with a delegate of its recognizer
    // that one decides instead.
    interactivePopGestureRecognizer?.delegate = self
  }

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let dropDelegate = dropDelegate(of: viewController)
    delegate = dropDelegate
    super.pushViewController(viewController, animated: animated)
    // An animated push attaches when its animator is asked for, as the view is loaded by then.
    if !animated { dropDelegate.attachIfNeeded() }
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    delegate = viewControllers.last.map(dropDelegate)
    return super.popViewController(animated: animated)
  }

  /// Refuses the system's swipe while only the root is there: on iOS the stack would hang.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === interactivePopGestureRecognizer else { return true }
    return viewControllers.count > 1 && visibleViewController !== viewControllers.first
  }

  private func dropDelegate(of viewController: UIViewController) -> DropNavigationDelegate {
    dropDelegates.removeAll { $0.viewController == nil }
    if let known = dropDelegates.first(where: { $0.viewController === viewController }) {
      return known
    }
    let new = DropNavigationDelegate(viewController, in: self)
    dropDelegates.append(new)
    return new
  }
}

extension UIViewController {
  /// Whether a ``DropNavigationController`` drops the controller in and out; false by default.
  public var hr_addTransitionFlag: Bool {
    get { dropFlags[self] }
    set { dropFlags[self] = newValue }
  }
}

@MainActor private let dropFlags = ControllerProperty(default: false)
