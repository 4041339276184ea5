// SPDX-License-Identifier: MIT
package import FilmstripUIKitControllers

/// An animator made of a closure, half a second long by default.
package final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  package typealias Body = @MainActor (any UIViewControllerContextTransitioning) -> Void

  package var duration: TimeInterval
  package var body: Body
  package private(set) var endings: [Bool] = []

  package init(duration: TimeInterval = 0.5, _ body: @escaping Body) {
    self.duration = duration
    self.body = body
  }

  package func transitionDuration(
    using _: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    body(context)
  }

  package func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

extension UIViewControllerContextTransitioning {
  /// The incoming view, which is in the container then; nil where none comes.
  @discardableResult package func addIncomingView() -> UIView? {
    let view: UIView? = view(forKey: .to)
    if let view { containerView.addSubview(view) }
    return view
  }

  /// Animates changes, and completes the transition at their end unless it was cancelled.
  package func animate(
    _ duration: TimeInterval = 0.5, options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void
  ) {
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes) { _ in
      self.completeTransition(!self.transitionWasCancelled)
    }
  }
}
