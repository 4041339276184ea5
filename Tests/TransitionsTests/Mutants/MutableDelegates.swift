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

  /// Takes the places of the delegates of a controller and of all below and in front of it.
  func install(in controller: UIViewController) {
    if let navigation = controller as? UINavigationController,
      let delegate = navigation.delegate, !(delegate is MutableNavigationDelegate)
    {
      let mutable = MutableNavigationDelegate(delegate, self)
      kept.append(mutable)
      navigation.delegate = mutable
    }
    if let tabs = controller as? UITabBarController, let delegate = tabs.delegate,
      !(delegate is MutableTabDelegate)
    {
      let mutable = MutableTabDelegate(delegate, self)
      kept.append(mutable)
      tabs.delegate = mutable
    }
    if let delegate = controller.transitioningDelegate,
      !(delegate is MutablePresentationDelegate)
    {
      let mutable = MutablePresentationDelegate(delegate, self)
      kept.append(mutable)
      controller.transitioningDelegate = mutable
    }
    controller.children.forEach(install)
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      install(in: presented)
    }
  }
}

@MainActor
private final class MutableNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let inner: any UINavigationControllerDelegate
  private weak var delegates: MutableDelegates?

  init(_ inner: any UINavigationControllerDelegate, _ delegates: MutableDelegates) {
    self.inner = inner
    self.delegates = delegates
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegates?.wrapped(
      inner.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    inner.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}

@MainActor
private final class MutableTabDelegate: NSObject, UITabBarControllerDelegate {
  private let inner: any UITabBarControllerDelegate
  private weak var delegates: MutableDelegates?

  init(_ inner: any UITabBarControllerDelegate, _ delegates: MutableDelegates) {
    self.inner = inner
    self.delegates = delegates
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegates?.wrapped(
      inner.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC))
  }
}

@MainActor
private final class MutablePresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let inner: any UIViewControllerTransitioningDelegate
  private weak var delegates: MutableDelegates?

  init(_ inner: any UIViewControllerTransitioningDelegate, _ delegates: MutableDelegates) {
    self.inner = inner
    self.delegates = delegates
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegates?.wrapped(
      inner.animationController(
        forPresented: presented, presenting: presenting, source: source))
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { delegates?.wrapped(inner.animationController(forDismissed: dismissed)) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    inner.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    inner.interactionControllerForDismissal(using: animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    inner.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
