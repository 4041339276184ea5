// SPDX-License-Identifier: MIT

/// The context of one animated transition between two children of a container.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let fromController: UIViewController?
  private let toController: UIViewController
  private let initialFrames: [ObjectIdentifier: CGRect]
  private let finalFrames: [ObjectIdentifier: CGRect]
  private var onCompletion: ((Bool) -> Void)?

  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let targetTransform = CGAffineTransform.identity

  /// A context in which `from` fills the container at the start and `to` at the end.
  ///
  /// `onCompletion` runs at the first `completeTransition`.
  init(
    containerView: UIView, from: UIViewController?, to: UIViewController,
    onCompletion: @escaping (Bool) -> Void
  ) {
    self.containerView = containerView
    fromController = from
    toController = to
    initialFrames = from.map { [ObjectIdentifier($0): $0.view.frame] } ?? [:]
    finalFrames = [ObjectIdentifier(to): containerView.bounds]
    self.onCompletion = onCompletion
  }

  func completeTransition(_ didComplete: Bool) {
    guard let onCompletion else {
      containerView.environment.log.find(
        "completeTransition was called again after the transition had ended")
      return
    }
    self.onCompletion = nil
    onCompletion(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: fromController
    case .to: toController
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromController?.view
    case .to: toController.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }
}
