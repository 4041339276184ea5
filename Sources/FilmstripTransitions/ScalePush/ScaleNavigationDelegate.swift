// SPDX-License-Identifier: MIT
public import UIKit

/// Gives a navigation controller the scaling push and pop, and a pop that a touch drives from the
/// left edge of the screen.
///
/// The navigation controller does not keep its delegate: keep a strong reference, such as in the
/// controller at its root.
public final class ScaleNavigationDelegate: NSObject, UINavigationControllerDelegate {
  /// The fraction of the width beyond which the pop finishes when the touch is lifted; 0.5 in the
  /// article.
  public var threshold: CGFloat = 0.5
  /// Whether ``ScaleInteraction`` drives the pop, rather than `UIPercentDrivenInteractiveTransition`.
  public var usesOwnInteraction = false
  /// What the animators are made with.
  public var parameters = ScalePushTransition.Parameters()

  private weak var navigationController: UINavigationController?
  /// Set only during a gesture: without one a pop is not interactive.
  private var percentDriven: UIPercentDrivenInteractiveTransition?
  private var own: ScaleInteraction?

  /// Becomes the delegate of a navigation controller and watches the left edge of its view.
  ///
  /// - Parameter navigationController: The navigation controller; it is not retained.
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
      // The article cancels its own controller below a half but its percent-driven one up to and
      // with it; exactly half is cancelled by both here.
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

  /// The interaction controller of the pop, during a gesture.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { own ?? percentDriven }
}
