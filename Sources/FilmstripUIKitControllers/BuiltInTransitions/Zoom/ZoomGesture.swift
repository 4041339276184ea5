// SPDX-License-Identifier: MIT

/// Watches for the drag that dismisses a controller that was zoomed into: down, or inwards from the
/// edge at which reading begins.
///
/// iOS also takes a pinch; that is missing here.
@MainActor
package final class ZoomGesture: NSObject, UIGestureRecognizerDelegate, BuiltInPart {
  private weak var zoom: Zoom?
  private(set) weak var controller: UIViewController?
  let recognizer = UIPanGestureRecognizer()
  private var drag: ZoomDrag?

  init(_ zoom: Zoom, controller: UIViewController) {
    self.zoom = zoom
    self.controller = controller
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addTarget(self, action: ZoomGesture.handle)
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let zoom, let controller, let view = controller.viewIfLoaded, canLeave(controller) else {
      return false
    }
    let velocity = recognizer.velocity(in: view)
    let location = recognizer.location(in: view)
    let travel = recognizer.translation(in: view)
    let direction = travel == .zero ? velocity : travel
    guard direction.y > abs(direction.x) || isFromEdge(location, direction: direction, in: view)
    else { return false }
    let context = Zoom.Options.InteractionContext(
      location: location, velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: true)
    return zoom.options.interactiveDismissShouldBegin?(context) ?? true
  }

  private func isFromEdge(_ location: CGPoint, direction: CGPoint, in view: UIView) -> Bool {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inwards = isMirrored ? -direction.x : direction.x
    let travelled = recognizer.translation(in: view).x
    let start = isMirrored ? view.bounds.maxX - location.x + travelled : location.x - travelled
    return inwards > abs(direction.y) && start <= BehaviorProfile.current.navigation.edgeWidth
  }

  private func canLeave(_ controller: UIViewController) -> Bool {
    if let navigation = controller.parent as? UINavigationController {
      return navigation.topViewController === controller && navigation.viewControllers.count > 1
    }
    guard let presentation = controller.presentation else { return false }
    return presentation.phase == .presented || presentation.phase == .presenting
  }

  private func handle(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed: drag?.move(to: recognizer.translation(in: nil))
    case .ended:
      drag?.move(to: recognizer.translation(in: nil))
      drag?.release(
        velocity: recognizer.velocity(in: nil),
        height: controller?.viewIfLoaded?.bounds.height ?? 0)
      drag = nil
    case .cancelled, .failed:
      drag?.cancel()
      drag = nil
    case .possible: break
    }
  }

  private func begin() {
    guard let zoom, let controller else { return }
    let drag = ZoomDrag(zoom, anchor: recognizer.location(in: nil))
    drag.move(to: recognizer.translation(in: nil))
    self.drag = drag
    zoom.beginningDrag = drag
    if let navigation = controller.parent as? UINavigationController {
      navigation.popViewController(animated: true)
    } else {
      controller.dismiss(animated: true)
    }
  }
}
