// SPDX-License-Identifier: MIT

/// The system's swipe back from the edge: starts a pop, drives it with the touch, finishes or
/// cancels it.
@MainActor
package final class NavigationPopGesture: NSObject, UIGestureRecognizerDelegate, BuiltInPart {
  private weak var navigationController: UINavigationController?
  private var swipe: NavigationSwipe?
  /// Belongs into the navigation controller's view.
  let recognizer = UIScreenEdgePanGestureRecognizer()

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: NavigationPopGesture.handle)
  }

  /// Whether reading goes from right to left, and the swipe back comes from the right edge.
  var isMirrored = false {
    didSet { if isMirrored != oldValue { recognizer.edges = isMirrored ? .right : .left } }
  }

  /// What UIKit's own delegate answers; an application that sets another one is asked instead, and
  /// has to refuse the swipe on the root itself.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigationController?.allowsSwipeBack == true
  }

  private func handle(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let navigationController, let view = navigationController.viewIfLoaded else { return }
    // Towards the end of the pop is positive.
    let width = max(view.bounds.width, 1) * (isMirrored ? -1 : 1)
    switch recognizer.state {
    case .began: begin(in: navigationController)
    case .changed: swipe?.update(recognizer.translation(in: view).x / width)
    case .ended:
      swipe?.update(recognizer.translation(in: view).x / width)
      end(velocity: Double(recognizer.velocity(in: view).x / width))
    case .cancelled, .failed:
      swipe?.cancel()
      swipe = nil
    case .possible: break
    }
  }

  private func begin(in navigationController: UINavigationController) {
    guard navigationController.viewControllers.count > 1 else {
      navigationController.environment.log.report(
        .swipeOnRoot(controller: navigationController.reportName))
      return
    }
    let swipe = NavigationSwipe()
    self.swipe = swipe
    navigationController.beginningSwipe = swipe
    navigationController.popViewController(animated: true)
    navigationController.beginningSwipe = nil
  }

  private func end(velocity: Double) {
    swipe?.release(velocity: velocity)
    swipe = nil
  }
}

extension UINavigationController {
  /// Whether the system's swipe back may begin: not on the root, not during a change, and not where
  /// an application has hidden the bar, replaced the back button or brings its own animators
  /// (reported by several; that is why so many set the recognizer's delegate again).
  var allowsSwipeBack: Bool {
    guard viewControllers.count > 1, !isChanging, !isNavigationBarHidden, !delegateAnimates,
      let item = topViewController?.navigationItem
    else { return false }
    let hasOwnBack =
      item.hidesBackButton
      || !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    // A zoom has a drag of its own.
    return !hasOwnBack && topViewController?.allowedTransition?.zoom == nil
  }
}
