// SPDX-License-Identifier: MIT

public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing: it was not started, or has finished.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped and waits for `finishAnimation(at:)`.
  case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  /// At the old values.
  case start
  case current
}

@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// The completion percentage of the changes, 0 to 1, in the direction of travel.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Takes the animations off and leaves the views as they are shown; without finishing the animator
  /// waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position and runs the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start after a fraction of the time that remains.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues after a pause with another pacing, in a multiple of the duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing: an animator may leave it out.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing: an animator may leave it out.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing: an animator may leave it out.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing: an animator may leave it out.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
