// SPDX-License-Identifier: MIT
public import UIKit

/// The push of JPNavigationController: the incoming screen slides in from the right with a shadow
/// along its edge, while the outgoing one moves left more slowly beneath it.
///
/// Both screens are images during the animation. The incoming one has its shadow drawn into the
/// same image, so that one frame moves both; images, because a tab bar lies above the container
/// and could not be covered by live views.
public final class ShadowPushTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// The values that can be set, with the newest published ones as defaults.
  public struct Parameters: Sendable, Equatable {
    /// Seconds.
    public var duration: TimeInterval = 0.35
    /// Width of the shadow in units of half a device pixel's worth: it measures
    /// `shadowWidth · scale / 2` points, as in the article.
    public var shadowWidth: CGFloat = 21
    /// How far the outgoing screen moves, in widths of the screen.
    public var moveFactor: CGFloat = 0.3
    /// The progress beyond which the release of an interactive push finishes it.
    public var borderline: CGFloat = 0.3

    /// Takes the published value for each.
    public init() {}
  }

  private let parameters: Parameters

  /// Creates an animator; one can serve many pushes.
  ///
  /// - Parameter parameters: How far and how long the screens move.
  public init(parameters: Parameters = Parameters()) {
    self.parameters = parameters
    super.init()
  }

  /// Seconds from the parameters; the context does not matter.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { parameters.duration }

  /// Moves images of both screens and puts the incoming view in place at the end.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromViewController = transitionContext.viewController(forKey: .from),
      let toViewController = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let containerView = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: toViewController)
    let screenView = fromView.window?.rootViewController?.view ?? fromView

    // The outgoing screen as a whole, bars included.
    let fromSnapshot = UIImageView(image: snapshot(of: screenView))
    fromSnapshot.accessibilityIdentifier = "from-snapshot"
    fromSnapshot.frame = CGRect(origin: .zero, size: screenView.bounds.size)

    // The incoming view has to be in place to be drawn as it will look.
    toView.frame = finalFrame
    containerView.insertSubview(toView, aboveSubview: fromView)
    let mixedImage = mixShadow(with: toView)
    toView.removeFromSuperview()
    let toSnapshot = UIImageView(image: mixedImage)
    toSnapshot.accessibilityIdentifier = "to-snapshot"
    toSnapshot.frame = CGRect(origin: CGPoint(x: finalFrame.maxX, y: 0), size: mixedImage.size)

    containerView.addSubview(fromSnapshot)
    containerView.addSubview(toSnapshot)
    fromView.isHidden = true
    let tabBar = fromViewController.tabBarController?.tabBar
    let tabBarWasHidden = tabBar?.isHidden ?? false
    tabBar?.isHidden = true

    let curve: UIView.AnimationOptions =
      transitionContext.isInteractive ? .curveLinear : .curveEaseOut
    UIView.animate(withDuration: parameters.duration, delay: 0, options: curve) {
      toSnapshot.frame.origin.x = -self.shadowExtent
      fromSnapshot.frame.origin.x = -self.parameters.moveFactor * finalFrame.width
    } completion: { _ in
      if !transitionContext.transitionWasCancelled {
        toView.frame = finalFrame
        containerView.addSubview(toView)
      }
      toSnapshot.removeFromSuperview()
      fromSnapshot.removeFromSuperview()
      fromView.isHidden = false
      tabBar?.isHidden = tabBarWasHidden
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Whether an interactive push that is released at a progress finishes.
  ///
  /// - Parameter progress: How much of the transition has passed, 0 to 1.
  /// - Returns: Whether it goes on to its end.
  public func shouldFinish(at progress: CGFloat) -> Bool { progress > parameters.borderline }

  private var shadowExtent: CGFloat { parameters.shadowWidth * UIScreen.main.scale / 2 }

  private func snapshot(of view: UIView) -> UIImage {
    UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
  }

  /// One image with the shadow at its left and the view beside it.
  private func mixShadow(with view: UIView) -> UIImage {
    let size = CGSize(width: shadowExtent + view.bounds.width, height: view.bounds.height)
    return UIGraphicsImageRenderer(size: size).image { context in
      EdgeShadow(width: shadowExtent).draw(in: context.cgContext)
      context.cgContext.translateBy(x: shadowExtent, y: 0)
      view.layoutIfNeeded()
      view.layer.render(in: context.cgContext)
    }
  }
}
