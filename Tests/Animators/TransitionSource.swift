// SPDX-License-Identifier: MIT
package import FilmstripUIKitControllers

/// A delegate of navigation controllers, tabs and presentations with one animator, or another one for dismissals, with
/// what drives it, and perhaps with a presentation controller.
package final class TransitionSource: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  package typealias Presentation =
    @MainActor (UIViewController, UIViewController?) -> UIPresentationController

  package var animator: (any UIViewControllerAnimatedTransitioning)?
  package var dismissal: (any UIViewControllerAnimatedTransitioning)?
  package var interaction: (any UIViewControllerInteractiveTransitioning)?
  private let makePresentation: Presentation?
  /// The presentation controller that was made last.
  package private(set) var presentation: UIPresentationController?

  package init(
    _ animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
    presentation: Presentation? = nil
  ) {
    (self.animator, dismissal, self.interaction) = (animator, animator, interaction)
    makePresentation = presentation
  }

  package func navigationController(
    _: UINavigationController, animationControllerFor _: UINavigationController.Operation,
    from _: UIViewController, to _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  package func navigationController(
    _: UINavigationController,
    interactionControllerFor _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  package func tabBarController(
    _: UITabBarController, animationControllerForTransitionFrom _: UIViewController,
    to _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  package func tabBarController(
    _: UITabBarController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  package func animationController(
    forPresented _: UIViewController, presenting _: UIViewController, source _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  package func animationController(
    forDismissed _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { dismissal }

  package func interactionControllerForPresentation(
    using _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  package func interactionControllerForDismissal(
    using _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source _: UIViewController
  ) -> UIPresentationController? {
    presentation = makePresentation?(presented, presenting)
    return presentation
  }
}

extension UIViewController {
  /// Presents a controller in a style with what a delegate has for it.
  package func present(
    _ presented: UIViewController, _ style: UIModalPresentationStyle = .custom,
    with source: (any UIViewControllerTransitioningDelegate)?, animated: Bool = true
  ) {
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = source
    present(presented, animated: animated)
  }
}
