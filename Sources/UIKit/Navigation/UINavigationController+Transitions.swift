// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// One change of what is on screen.
  struct Change {
    let from: UIViewController?
    let to: UIViewController
    let operation: Operation
    /// Controllers that leave the stack with it.
    let removed: [UIViewController]
    let isAnimated: Bool
    let logID: Int
  }

  /// Shows another controller: at once when nothing moves or nobody looks, else with the next
  /// layout pass.
  func change(
    from: UIViewController?, to: UIViewController, operation: Operation,
    removing removed: [UIViewController], animated: Bool
  ) {
    guard isViewLoaded else {
      finish(removing: removed, adding: operation == .push ? to : nil)
      return
    }
    let description =
      "\(operation) from \(from.map { "\(type(of: $0))" } ?? "nothing") to \(type(of: to))"
    waitingChanges.append(
      Change(
        from: from, to: to, operation: operation, removed: removed, isAnimated: animated,
        logID: environment.log.open(description)))
    if animated && view.window != nil {
      view.setNeedsLayout()
    } else {
      startWaitingChange()
    }
  }

  /// Begins the first change that waits, unless one is under way.
  func startWaitingChange() {
    guard !isChanging, let change = waitingChanges.first else { return }
    waitingChanges.removeFirst()
    isChanging = true
    let animator = change.isAnimated && view.window != nil ? animator(for: change) : nil
    if let animator {
      run(change, with: animator)
    } else {
      runWithoutAnimation(change)
    }
  }

  private func animator(for change: Change) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from = change.from else { return nil }
    let animator = delegate?.navigationController(
      self, animationControllerFor: change.operation, from: from, to: change.to)
    if animator == nil {
      environment.unsupported.report("UINavigationController's own \(change.operation) animation")
    }
    return animator
  }

  private func run(_ change: Change, with animator: any UIViewControllerAnimatedTransitioning) {
    change.to.loadViewIfNeeded()
    beginAppearance(of: change, animated: true)
    if let from = change.from { environment.log.assign("from", to: from.view.layer) }
    environment.log.assign("to", to: change.to.view.layer)
    // The animator and the context live until the transition is complete.
    let context = TransitionContext(
      containerView: transitionView, from: change.from, to: change.to
    ) { didComplete in
      self.complete(change, didComplete: didComplete, animator: animator)
    }
    animator.animateTransition(using: context)
    change.to.noteIsAppearing()
  }

  private func runWithoutAnimation(_ change: Change) {
    change.to.loadViewIfNeeded()
    beginAppearance(of: change, animated: false)
    change.to.view.frame = transitionView.bounds
    transitionView.addSubview(change.to.view)
    complete(change, didComplete: true, animator: nil)
  }

  private func beginAppearance(of change: Change, animated: Bool) {
    delegate?.navigationController(self, willShow: change.to, animated: animated)
    guard isOnScreen else { return }
    change.from?.beginAppearanceTransition(false, animated: animated)
    change.to.beginAppearanceTransition(true, animated: animated)
  }

  private func complete(
    _ change: Change, didComplete: Bool, animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    if didComplete {
      change.from?.view.removeFromSuperview()
      change.from?.endAppearanceTransition()
      change.to.endAppearanceTransition()
      finish(removing: change.removed, adding: change.operation == .push ? change.to : nil)
    } else {
      cancel(change)
    }
    environment.log.close(change.logID)
    isChanging = false
    let shown = didComplete ? change.to : change.from ?? change.to
    delegate?.navigationController(self, didShow: shown, animated: change.isAnimated)
    animator?.animationEnded(didComplete)
    if !waitingChanges.isEmpty { view.setNeedsLayout() }
  }

  /// Takes back a change whose animator ended it as not completed.
  private func cancel(_ change: Change) {
    change.to.beginAppearanceTransition(false, animated: true)
    change.to.viewIfLoaded?.removeFromSuperview()
    change.to.endAppearanceTransition()
    change.from?.beginAppearanceTransition(true, animated: true)
    change.from?.endAppearanceTransition()
    if change.operation == .push {
      restore(viewControllers.filter { $0 !== change.to })
      change.to.removeFromParent()
    } else {
      // Beneath whatever was pushed meanwhile.
      let place = viewControllers.firstIndex { $0 === change.to }.map { $0 + 1 } ?? 0
      var controllers = viewControllers
      controllers.insert(contentsOf: change.removed, at: place)
      restore(controllers)
    }
  }

  private func finish(removing removed: [UIViewController], adding added: UIViewController?) {
    for controller in removed { controller.removeFromParent() }
    added?.tellDidMove(toParent: self)
  }

  /// Whether the controller has appeared, so that its children's appearance is its business.
  private var isOnScreen: Bool {
    switch appearance {
    case .appeared, .appearing: view.window != nil
    case .disappeared, .disappearing: false
    }
  }
}
