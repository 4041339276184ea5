// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension UIViewController {
  /// The work of `transition(from:to:duration:options:animations:completion:)`.
  func startChildTransition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    require(
      from.parent === self && to.parent === self,
      "Children view controllers \(type(of: from)) and \(type(of: to)) must have a common parent "
        + "view controller when calling transition(from:to:duration:options:animations:completion:)"
    )
    let log = environment.log
    let logID = log.open("transition from \(type(of: from)) to \(type(of: to))")
    let isAnimated = duration > 0 && UIView.areAnimationsEnabled
    let isOnScreen = view.window != nil && shouldAutomaticallyForwardAppearanceMethods
    from.loadViewIfNeeded()
    to.loadViewIfNeeded()
    if isOnScreen {
      from.beginAppearance(false, animated: isAnimated)
      to.beginAppearance(true, animated: isAnimated)
    }
    let superview: UIView = from.view.superview ?? view
    log.assign("from", to: from.view.layer)
    log.assign("to", to: to.view.layer)
    let end = { (finished: Bool) in
      from.view.removeFromSuperview()
      if isOnScreen {
        from.endAppearance()
        to.endAppearance()
      }
      log.close(logID)
      completion?(finished)
    }
    guard options.transition == nil else {
      // A transition of the whole superview has both states in it.
      UIView.transition(
        with: superview, duration: duration, options: options,
        animations: {
          superview.addSubview(to.view)
          from.view.isHidden = true
          animations?()
        },
        completion: {
          from.view.isHidden = false
          end($0)
        })
      to.noteIsAppearing()
      return
    }
    superview.addSubview(to.view)
    to.noteIsAppearing()
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: end)
  }
}
