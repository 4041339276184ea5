// SPDX-License-Identifier: MIT
public import UIKit

/// Presents and dismisses with a spring; keep a strong reference, as a controller does not keep its
/// transitioning delegate.
public final class SpringPresentDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// What the animators are made with.
  public var parameters: SpringPresentTransition.Parameters

  /// Creates a delegate, which can serve many controllers.
  ///
  /// - Parameter parameters: The spring.
  public init(parameters: SpringPresentTransition.Parameters = .init()) {
    self.parameters = parameters
    super.init()
  }

  /// The animator of the presentation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SpringPresentTransition(isPresenting: true, parameters: parameters)
  }

  /// The animator of the dismissal.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { SpringPresentTransition(isPresenting: false, parameters: parameters) }
}
