// SPDX-License-Identifier: MIT

extension UIView {
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    KeyframeBlock(duration: duration, delay: delay, options: options, completion: completion)
      .run(animations)
  }

  /// Makes changes that happen in a part of the time of the keyframe animation around.
  ///
  /// Start and duration are shares of its duration, 0 to 1. Outside of such an animation the changes
  /// are made at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = ViewAnimations.current.innermost as? KeyframeBlock else {
      animations()
      return
    }
    block.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
