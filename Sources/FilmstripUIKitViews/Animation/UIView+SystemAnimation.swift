// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

extension UIView {
  public enum SystemAnimation: UInt, Sendable {
    case delete
  }

  /// Removes views with the system's animation, and animates other changes beside it.
  ///
  /// Approximated: the views fade away, and all follows the system's spring, whose time is its own.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let block = ViewAnimationBlock(
      duration: Spring.system.settlingDuration, delay: 0, options: options, spring: Spring.system
    ) { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
    block.run {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    }
  }
}
