// SPDX-License-Identifier: MIT

public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins, at its begin time.
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is true when the animation reached its end, false when it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing: a delegate may leave it out.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing: a delegate may leave it out.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
