// SPDX-License-Identifier: MIT

@MainActor
protocol ModalAnimator: UIViewControllerAnimatedTransitioning, BuiltInPart {
  var isPresenting: Bool { get }
  /// In seconds.
  var duration: TimeInterval { get }
  func animate(
    _ presented: UIView, of controller: UIViewController,
    in context: any UIViewControllerContextTransitioning)
}

extension ModalAnimator {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Without a presented view, as where a presentation controller has none, there is nothing to move.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else { return transitionContext.complete() }
    animate(view, of: controller, in: transitionContext)
  }
}

extension UIModalTransitionStyle {
  @MainActor
  func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    switch self {
    case .coverVertical where StageEnvironment.current.crossFadesSlides:
      CrossDissolveAnimator(isPresenting: isPresenting)
    case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
    case .partialCurl: PartialCurlAnimator(isPresenting: isPresenting)
    }
  }
}

extension UIViewControllerContextTransitioning {
  /// Completes the transition: as one that took place, unless it was cancelled.
  func complete() { completeTransition(!transitionWasCancelled) }
}

extension UIView {
  /// Makes a container that is new on the screen the starting state of a transition of all of it:
  /// with the presenting view in it, it shows what was there before.
  func countAsShown() { layer.markCommitted() }
}
