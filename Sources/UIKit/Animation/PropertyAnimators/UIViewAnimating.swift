// SPDX-License-Identifier: MIT

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing: it was not started, or has finished.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped and waits for `finishAnimation(at:)`.
  case stopped
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the new values.
  case end
  /// At the old values.
  case start
  /// Somewhere between.
  case current
}

/// What animators that can be paused, scrubbed and reversed have in common.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// What the animator is doing.
  var state: UIViewAnimatingState { get }
  /// Whether the changes are moving now.
  var isRunning: Bool { get }
  /// Whether they move towards the old values.
  var isReversed: Bool { get set }
  /// The completion percentage of the changes, 0 to 1, in the direction of travel.
  var fractionComplete: CGFloat { get set }
  /// Starts, or continues after a pause.
  func startAnimation()
  /// Starts after a number of seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the changes where they are.
  func pauseAnimation()
  /// Takes the animations off and leaves the views as they are shown; without finishing the animator
  /// waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position and runs the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose changes are made by blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start after a fraction of the time that remains.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that runs at the end and receives the final position.
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
