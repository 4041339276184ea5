// SPDX-License-Identifier: MIT
internal import UIKit

/// Turns the touches on a ``FullScreenPopNavigationController`` into pops and pushes, and animates
/// these.
@MainActor
final class FullScreenSlip: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  private unowned let navigationController: FullScreenPopNavigationController
  /// The direction of the touch; `none` while there is no touch.
  private var operation = UINavigationController.Operation.none
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var touchStart = CGPoint.zero

  init(_ navigationController: FullScreenPopNavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  // MARK: Touches

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touchStart = touch.location(in: navigationController.view)
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer,
      navigationController.transitionCoordinator == nil
    else { return false }
    let velocity = pan.velocity(in: pan.view).x
    if velocity < 0 { return navigationController.topContent?.leftSlipPushDelegate != nil }
    return velocity > 0 && mayPop
  }

  private var mayPop: Bool {
    let controller = navigationController
    let width = controller.popStartWidth
    return controller.viewControllers.count > 1 && !controller.isFullScreenPopDisabledForAll
      && controller.topContent?.isFullScreenPopDisabled == false
      && (width <= 0 || touchStart.x <= width)
  }

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view else { return }
    if recognizer.state == .began {
      operation = recognizer.velocity(in: view).x < 0 ? .push : .pop
      begin()
    }
    let travel = recognizer.translation(in: view).x / view.bounds.width
    let share = min(max(operation == .push ? -travel : travel, 0), 1)
    switch recognizer.state {
    case .changed: interaction?.update(share)
    case .ended, .cancelled: end(at: share)
    default: break
    }
  }

  private func begin() {
    let count = navigationController.viewControllers.count
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    self.interaction = interaction
    if operation == .push {
      navigationController.topContent?.leftSlipPushDelegate?
        .navigationControllerDidPushLeft(navigationController)
    } else {
      navigationController.popViewController(animated: true)
    }
    // Nothing was pushed: there is nothing to drive.
    if navigationController.viewControllers.count == count { self.interaction = nil }
    interaction.update(0)
  }

  private func end(at share: CGFloat) {
    let completes = share > navigationController.parameters.borderline
    if completes { interaction?.finish() } else { interaction?.cancel() }
    interaction = nil
    operation = .none
  }

  // MARK: Animation

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let parameters = self.navigationController.parameters
    if operation == .push { return ShadowPushTransition(parameters: parameters) }
    return FullScreenPopTransition(
      parameters: parameters, usesSnapshot: self.navigationController.popsWithSnapshot)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
