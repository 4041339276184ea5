// SPDX-License-Identifier: MIT
import UIKit

/// Puts a mutable animator around each one that a delegate returns.
@MainActor
final class MutableDelegates {
  private let mutation: Mutation
  private let isOverlaid: Bool
  private var kept: [AnyObject] = []

  init(_ mutation: Mutation, isOverlaid: Bool) {
    self.mutation = mutation
    self.isOverlaid = isOverlaid
  }

  fileprivate func wrapped(_ animator: (any UIViewControllerAnimatedTransitioning)?)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator.map { MutableAnimator($0, mutation, isOverlaid: isOverlaid) } }

  private func mutable(_ delegate: (any NSObjectProtocol)?) -> MutableDelegate? {
    guard let delegate else { return nil }
    if let delegate = delegate as? MutableDelegate { return delegate }
    let mutable = MutableDelegate(delegate, self)
    kept.append(mutable)
    return mutable
  }

  /// Takes the places of the delegates of a controller and of all below and in front of it.
  func install(in controller: UIViewController) {
    if let navigation = controller as? UINavigationController {
      navigation.delegate = mutable(navigation.delegate)
    }
    if let tabs = controller as? UITabBarController { tabs.delegate = mutable(tabs.delegate) }
    controller.transitioningDelegate = mutable(controller.transitioningDelegate)
    controller.children.forEach(install)
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      install(in: presented)
    }
  }
}

/// Asks a delegate of navigation controllers, tabs or presentations, whichever it is.
@MainActor
private final class MutableDelegate: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UIViewControllerTransitioningDelegate
{
  private let inner: any NSObjectProtocol
  private weak var delegates: MutableDelegates?

  init(_ inner: any NSObjectProtocol, _ delegates: MutableDelegates) {
    self.inner = inner
    self.delegates = delegates
  }

  private var navigation: (any UINavigationControllerDelegate)? {
    inner as? any UINavigationControllerDelegate
  }
  private var tabs: (any UITabBarControllerDelegate)? { inner as? any UITabBarControllerDelegate }
  private var presentation: (any UIViewControllerTransitioningDelegate)? {
    inner as? any UIViewControllerTransitioningDelegate
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegates?.wrapped(
      navigation?.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    navigation?.navigationController(navigationController, interactionControllerFor: animator)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegates?.wrapped(
      tabs?.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC))
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegates?.wrapped(
      presentation?.animationController(
        forPresented: presented, presenting: presenting, source: source))
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { delegates?.wrapped(presentation?.animationController(forDismissed: dismissed)) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presentation?.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presentation?.interactionControllerForDismissal(using: animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presentation?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
