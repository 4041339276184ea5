// SPDX-License-Identifier: MIT
internal import UIKit

extension GalleryEntry {
  /// The push of JPNavigationController, in a real navigation controller.
  static let shadowPush = GalleryEntry(
    name: "shadow-push",
    summary:
      "The new screen slides in from the right with a shadow along its edge, "
      + "the old one follows more slowly beneath it.",
    parameters: [
      GalleryParameter(
        name: "duration", defaultValue: 0.35, range: 0.01...10, unit: "s",
        summary: "how long it takes, ease-out"),
      GalleryParameter(
        name: "shadowWidth", defaultValue: 21, range: 0...200, unit: "× scale/2 pt",
        summary: "width of the shadow"),
      GalleryParameter(
        name: "moveFactor", defaultValue: 0.3, range: 0...1, unit: "widths",
        summary: "how far the old screen moves"),
      GalleryParameter(
        name: "borderline", defaultValue: 0.3, range: 0...1, unit: "",
        summary: "progress beyond which a push driven by a finger finishes"),
    ]
  ) { values, screens in
    var parameters = ShadowPushTransition.Parameters()
    parameters.duration = values["duration"]
    parameters.shadowWidth = values["shadowWidth"]
    parameters.moveFactor = values["moveFactor"]
    parameters.borderline = values["borderline"]
    let navigationController = UINavigationController(rootViewController: screens.from)
    navigationController.setNavigationBarHidden(true, animated: false)
    let delegate = ShadowPushDelegate(transition: ShadowPushTransition(parameters: parameters))
    navigationController.delegate = delegate
    return TransitionScene(rootViewController: navigationController) {
      // The navigation controller does not keep its delegate alive: the scene does.
      withExtendedLifetime(delegate) {
        navigationController.pushViewController(screens.to, animated: true)
      }
    }
  }
}

/// Gives a navigation controller the shadow push for its pushes.
@MainActor
private final class ShadowPushDelegate: NSObject, UINavigationControllerDelegate {
  private let transition: ShadowPushTransition

  init(transition: ShadowPushTransition) {
    self.transition = transition
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? transition : nil
  }
}
