// SPDX-License-Identifier: MIT
internal import UIKit

extension SceneTransition {
  private static let diagonalParameters: [SceneParameter] = [
    .duration(0.5, "how long it takes by itself, along the default curve"),
    SceneParameter(
      "dimming", default: 0.4, in: 0...1, unit: "opacity", "how dark the screen behind becomes"),
    .threshold(0.5),
    .flag("fallback", "1: the delegate has no animator, so that modalTransitionStyle counts"),
    SceneParameter(
      "style", default: 0, in: 0...2, unit: "0, 1 or 2",
      "that modalTransitionStyle: coverVertical, flipHorizontal, crossDissolve"),
  ]

  static let diagonalPresent = SceneTransition(
    "diagonal-present", kind: .present, article: .programmingGuide,
    summary: "The presented screen comes from the bottom right corner; what is behind darkens.",
    drag: GalleryDrag(.up, startY: 0.95, delay: 0.1), parameters: diagonalParameters
  ) { scene in
    let delegate = DiagonalDelegate(scene)
    prepare(scene.to, delegate, scene)
    return PreparedScene(SceneViewController(scene.from, keeping: delegate)) {
      scene.from.present(scene.to, animated: true)
    }
  }

  static let diagonalDismiss = SceneTransition(
    "diagonal-dismiss", kind: .dismiss, article: .programmingGuide,
    summary: "The presented screen leaves through the bottom right corner; what is behind clears.",
    drag: GalleryDrag(.down, startY: 0.05, delay: 0.1), parameters: diagonalParameters
  ) { scene in
    let delegate = DiagonalDelegate(scene)
    prepare(scene.from, delegate, scene)
    return PreparedScene(SceneViewController(scene.to, keeping: delegate)) {
      scene.to.present(scene.from, animated: false)
    } start: {
      scene.to.dismiss(animated: true)
    }
  }

  @MainActor
  private static func prepare(
    _ presented: UIViewController, _ delegate: DiagonalDelegate, _ scene: SceneSetup
  ) {
    presented.modalPresentationStyle = .custom
    presented.modalTransitionStyle =
      UIModalTransitionStyle(rawValue: Int(scene["style"])) ?? .coverVertical
    presented.transitioningDelegate = delegate
  }
}

extension DiagonalDelegate {
  fileprivate convenience init(_ scene: SceneSetup) {
    self.init()
    duration = scene["duration"]
    dimming = scene["dimming"]
    threshold = scene["threshold"]
    hasAnimator = !scene.isSet("fallback")
    isDriven = scene.isDriven
  }
}
