// SPDX-License-Identifier: MIT
public import UIKit

/// A change of tabs as a slide: both screens move sideways by a width and a gap, with a spring.
///
/// One object is the tab bar controller's delegate and the animator, and has to stay the same one: it
/// remembers where the selection came from.
public final class TabSlideTransition: NSObject, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// The values that can be set, with the article's as defaults.
  public struct Parameters: Sendable, Equatable {
    /// Seconds until the spring rests.
    public var duration: TimeInterval = 0.33
    /// Points between the two screens.
    public var padding: CGFloat = 10
    /// Damping ratio: 1 does not overshoot, less swings more.
    public var damping: CGFloat = 0.75
    /// Initial velocity in distances per second.
    public var velocity: CGFloat = 2

    /// Takes the article's value for each.
    public init() {}
  }

  /// The tab that is left, from 0.
  public var previousIndex = 0
  /// The tab that is shown next, from 0; the screens move right if it is less than the previous one.
  public var selectedIndex = 0

  private let parameters: Parameters

  /// Creates an animator that can serve all changes of a tab bar controller.
  ///
  /// - Parameter parameters: The spring, and how far the screens are apart.
  public init(parameters: Parameters = Parameters()) {
    self.parameters = parameters
    super.init()
  }

  /// The object itself.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  /// Seconds from the parameters; the context does not matter.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { parameters.duration }

  /// Moves both views with their transforms, which are the identity again at the end.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toViewController = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let containerView = transitionContext.containerView
    let distance = containerView.bounds.width + parameters.padding
    let away = CGAffineTransform(
      translationX: previousIndex > selectedIndex ? distance : -distance, y: 0)
    toView.frame = transitionContext.finalFrame(for: toViewController)
    toView.transform = away.inverted()
    containerView.addSubview(toView)
    UIView.animate(
      withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.damping,
      initialSpringVelocity: parameters.velocity, options: .curveEaseInOut
    ) {
      fromView.transform = away
      toView.transform = .identity
    } completion: { _ in
      fromView.transform = .identity
      toView.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
