// SPDX-License-Identifier: MIT

extension UIView {
  /// Changes a view and shows the change as a transition of the whole view: a cross-dissolve, a flip
  /// or a curl, as the options say.
  ///
  /// The changes of `animations` are made at once, unless the options allow animated content. A view
  /// that no window shows changes without a transition. Without a transition in the options this is
  /// an ordinary animation block.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let block = ViewAnimationBlock(
      duration: duration, delay: 0, options: options, completion: completion)
    block.run {
      guard let style = options.transition else {
        animations?()
        return
      }
      block.show(style, of: view)
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else if let animations {
        performWithoutAnimation(animations)
      }
      // What the changes ask to be laid out belongs to the new state.
      performWithoutAnimation { view.layoutIfNeeded() }
    }
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      if let completion { fromView.environment.loop.enqueue { completion(false) } }
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
