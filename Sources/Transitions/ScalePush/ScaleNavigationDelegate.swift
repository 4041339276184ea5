// SPDX-License-Identifier: MIT
public import UIKit

/// Gives a navigation controller the scaling push and pop, and a pop that a finger drives from the
/// left edge of the screen.
///
/// The navigation controller does not keep its delegate: somebody has to, such as the controller at
/// its root.
public final class ScaleNavigationDelegate: NSObject, UINavigationControllerDelegate {
  /// The share of the width beyond which a lifted finger means that the pop goes on; 0.5 in the
  /// article.
  public var threshold: CGFloat = 0.5
  /// Whether ``ScaleInteraction`` drives the pop, rather than `UIPercentDrivenInteractiveTransition`.
  public var usesOwnInteraction = false
  /// What the animators are made with.
  public var parameters = ScalePushTransition.Parameters()

  private weak var navigationController: UINavigationController?
  /// There only while a finger drives: without one a pop runs by itself.
  private var percentDriven: UIPercentDrivenInteractiveTransition?
  private var own: ScaleInteraction?

  /// Becomes the delegate of a navigation controller and watches the left edge of its view.
  public init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
    let recognizer = UIScreenEdgePanGestureRecognizer(
      target: self, action: ScaleNavigationDelegate.handlePan)
    recognizer.edges = .left
    navigationController.view.addGestureRecognizer(recognizer)
  }

  private func handlePan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let navigationController, let view = navigationController.view else { return }
    let travel = recognizer.translation(in: view).x / view.bounds.width
    let share = min(max(travel, 0), 1)
    switch recognizer.state {
    case .began:
      guard navigationController.viewControllers.count > 1,
        navigationController.transitionCoordinator == nil
      else { return }
      if usesOwnInteraction {
        own = ScaleInteraction()
      } else {
        percentDriven = UIPercentDrivenInteractiveTransition()
      }
      navigationController.popViewController(animated: true)
    case .changed:
      percentDriven?.update(share)
      own?.updateWithPercent(share)
    case .ended, .cancelled:
      // The article cancels its own controller below half of the way but its percent-driven one up to
      // and with it; exactly half is cancelled by both here.
      let completes = share > threshold
      if completes { percentDriven?.finish() } else { percentDriven?.cancel() }
      own?.finishBy(cancelled: !completes)
      percentDriven = nil
      own = nil
    default: break
    }
  }

  /// The animator for either way.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ScalePushTransition(operation: operation, parameters: parameters)
  }

  /// Whoever drives the pop, while a finger does.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { own ?? percentDriven }
}
