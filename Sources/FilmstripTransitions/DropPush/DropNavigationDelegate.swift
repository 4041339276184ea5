// SPDX-License-Identifier: MIT
internal import UIKit

/// Chooses the push and pop of one controller; in the article the controller itself does.
@MainActor
final class DropNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private(set) weak var viewController: UIViewController?
  private weak var navigation: DropNavigationController?
  private let interaction = DropInteraction()
  /// The interaction controller is asked for next, without the operation.
  private var operation = UINavigationController.Operation.none

  init(_ viewController: UIViewController, in navigation: DropNavigationController) {
    self.viewController = viewController
    self.navigation = navigation
    super.init()
    navigation.configureInteraction(interaction)
  }

  func attachIfNeeded() {
    guard let viewController, let navigation, viewController.hr_addTransitionFlag else { return }
    interaction.attach(to: viewController, in: navigation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard viewController?.hr_addTransitionFlag == true else { return nil }
    self.operation = operation
    if operation == .push { attachIfNeeded() }
    return DropPushTransition(operation: operation, duration: navigation?.dropDuration ?? 0.4)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    operation == .pop && interaction.isDriving ? interaction : nil
  }
}
