// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition; from now on `updateInteractiveTransition` of the context sets its
  /// progress.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest runs after the interaction, as a multiple of the transition's own pace.
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from the start; if not, it runs until it is paused.
  var wantsInteractiveStart: Bool { get }
}

// The SDK's properties are optional; these are what leaving one out means.
extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
