// SPDX-License-Identifier: MIT
public import UIKit

/// A presented screen springs up from below, and down again when it is dismissed.
public final class SpringPresentTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// The values that can be set, with the article's as defaults.
  public struct Parameters: Sendable, Equatable {
    /// Seconds until the spring rests.
    public var duration: TimeInterval = 0.6
    /// Damping ratio: 1 does not overshoot, less swings more.
    public var damping: CGFloat = 0.6
    /// Initial velocity in distances per second.
    public var velocity: CGFloat = 0

    /// Takes the article's value for each.
    public init() {}
  }

  /// Whether the screen is presented rather than dismissed.
  public let isPresenting: Bool
  private let parameters: Parameters

  /// Creates an animator for one direction; one can serve many transitions.
  ///
  /// - Parameters:
  ///   - isPresenting: Whether the screen comes, or else leaves.
  ///   - parameters: The spring.
  public init(isPresenting: Bool, parameters: Parameters = Parameters()) {
    self.isPresenting = isPresenting
    self.parameters = parameters
    super.init()
  }

  /// Seconds from the parameters; the context does not matter.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { parameters.duration }

  /// Moves the presented view by the height of the container, with its transform.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toViewController = transitionContext.viewController(forKey: .to),
      let moving = transitionContext.view(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let containerView = transitionContext.containerView
    let away = CGAffineTransform(translationX: 0, y: containerView.bounds.height)
    if isPresenting {
      moving.frame = transitionContext.finalFrame(for: toViewController)
      moving.transform = away
      containerView.addSubview(moving)
    } else if let toView = transitionContext.view(forKey: .to) {
      toView.frame = transitionContext.finalFrame(for: toViewController)
      containerView.insertSubview(toView, belowSubview: moving)
    }
    UIView.animate(
      withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.damping,
      initialSpringVelocity: parameters.velocity, options: .curveLinear
    ) {
      moving.transform = self.isPresenting ? .identity : away
    } completion: { _ in
      moving.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
