// SPDX-License-Identifier: MIT

/// Drives a transition between two view controllers, as a finger says.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition; from now on `updateInteractiveTransition` of the context tells how far
  /// it is.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest runs once the finger has let go, as a multiple of the transition's own pace.
  var completionSpeed: CGFloat { get }
  /// How the rest is paced.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger drives the transition from the start; if not, it runs until it is paused.
  var wantsInteractiveStart: Bool { get }
}

// The SDK's properties are optional; these are what leaving one out means.
extension UIViewControllerInteractiveTransitioning {
  /// The transition's own pace.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// From the start.
  public var wantsInteractiveStart: Bool { true }
}
