// SPDX-License-Identifier: MIT
public import UIKit

/// A pushed screen grows from a tenth of its size, a popped one shrinks back to it.
public final class ScalePushTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// The values that can be set, with the article's as defaults.
  public struct Parameters: Sendable, Equatable {
    /// Seconds.
    public var duration: TimeInterval = 0.4
    /// The size of the small end, in sizes of the screen.
    ///
    /// The article avoids 0, which did not animate
    /// in some of its tools.
    public var scale: CGFloat = 0.1

    /// Takes the article's value for each.
    public init() {}
  }

  /// Whether the screen is pushed or popped; anything but `pop` is a push.
  public let operation: UINavigationController.Operation
  private let parameters: Parameters

  /// Creates an animator for one direction; one can serve many transitions.
  ///
  /// - Parameters:
  ///   - operation: Whether the screen is pushed or popped.
  ///   - parameters: How long it takes, and how small the screen is at first.
  public init(operation: UINavigationController.Operation, parameters: Parameters = Parameters()) {
    self.operation = operation
    self.parameters = parameters
    super.init()
  }

  /// Seconds from the parameters; the context does not matter.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { parameters.duration }

  /// Scales the front-most view about its centre, along the default curve or evenly with a touch.
  ///
  /// Unlike in the article the transition completes according to whether it was cancelled, and the
  /// outgoing view has its size again at the end: the screen would stay small after a pop that is
  /// cancelled.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toViewController = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let containerView = transitionContext.containerView
    let small = CGAffineTransform(scaleX: parameters.scale, y: parameters.scale)
    let isPop = operation == .pop
    toView.frame = transitionContext.finalFrame(for: toViewController)
    if isPop {
      containerView.insertSubview(toView, belowSubview: fromView)
    } else {
      containerView.insertSubview(toView, aboveSubview: fromView)
      toView.transform = small
    }
    let curve: UIView.AnimationOptions =
      transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: parameters.duration, delay: 0, options: curve) {
      if isPop { fromView.transform = small } else { toView.transform = .identity }
    } completion: { _ in
      fromView.transform = .identity
      toView.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
