// SPDX-License-Identifier: MIT
public import UIKit

/// Drives a pop with a touch that moves right anywhere on the screen, as CustomPushAndPresent does.
///
/// The progress is the touch's travel over the width of the screen; it is not clamped to 0 and 1.
/// Once the touch is lifted a display link changes the progress by `step` with each refresh, up
/// when it is above `threshold` and down otherwise, and the transition finishes or is cancelled
/// when an end is reached.
public final class DropInteraction: UIPercentDrivenInteractiveTransition {
  /// The progress above which the pop finishes when the touch is lifted.
  public var threshold: CGFloat = 0.4
  /// How far the progress moves with each refresh of the display after the touch is lifted.
  public var step: CGFloat = 1.5 / 60
  /// Whether a gesture that the system cancels leaves the transition where it is, forever, as in
  /// the article; false by default: then it goes back.
  public var ignoresCancellation = false
  /// Whether a touch is driving a pop.
  public private(set) var isDriving = false

  private weak var navigationController: UINavigationController?
  private weak var panned: UIViewController?
  private var displayLink: CADisplayLink?
  private var share: CGFloat = 0
  private var completes = false

  /// Lets touches on the controller's view pop it; once for each controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller that touches pop.
  ///   - navigation: The navigation controller that it is in.
  public func attach(to viewController: UIViewController, in navigation: UINavigationController) {
    navigationController = navigation
    guard panned !== viewController else { return }
    panned = viewController
    viewController.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: DropInteraction.handlePan))
  }

  private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    // A touch that comes back while the release is still running changes nothing.
    guard displayLink == nil, let view = recognizer.view else { return }
    share = recognizer.translation(in: view).x / view.bounds.width
    switch recognizer.state {
    case .began:
      isDriving = true
      navigationController?.popViewController(animated: true)
    case .changed: update(share)
    case .ended:
      isDriving = false
      release(goingOn: share > threshold)
    case .cancelled:
      isDriving = false
      if !ignoresCancellation { release(goingOn: false) }
    default: break
    }
  }

  private func release(goingOn: Bool) {
    completes = goingOn
    let link = CADisplayLink { [weak self] _ in self?.moveOn() }
    link.add(to: .current, forMode: .common)
    displayLink = link
  }

  private func moveOn() {
    share += completes ? step : -step
    update(share)
    if share >= 1 {
      finish()
    } else if share <= 0 {
      cancel()
    } else {
      return
    }
    displayLink?.invalidate()
    displayLink = nil
  }
}
