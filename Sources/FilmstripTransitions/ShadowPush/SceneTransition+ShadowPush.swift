// SPDX-License-Identifier: MIT
internal import UIKit

extension SceneTransition {
  static let shadowParameters: [SceneParameter] = [
    .duration(0.35, "how long it takes, ease-out"),
    SceneParameter(
      "shadowWidth", default: 21, in: 0...200, unit: "× scale/2 pt", "width of the shadow"),
    SceneParameter(
      "moveFactor", default: 0.3, in: 0...1, unit: "widths", "how far the screen below moves"),
    SceneParameter(
      "borderline", default: 0.3, in: 0...1, unit: "share",
      "the progress beyond which lifting the touch finishes the transition"),
  ]

  static let shadowPush = SceneTransition(
    "shadow-push", kind: .push, article: .fullScreenPop,
    summary: "The new screen slides in from the right with a shadow along its edge, "
      + "the old one follows more slowly beneath it.",
    drag: GalleryDrag(.left, startX: 0.95), parameters: shadowParameters
  ) { scene in
    let navigation = FullScreenPopNavigationController(root: scene.from)
    navigation.parameters = ShadowPushTransition.Parameters(scene)
    guard scene.isDriven else {
      return PreparedScene(navigation) { navigation.pushViewController(scene.to, animated: true) }
    }
    let next = NextScreen(scene.to)
    scene.from.leftSlipPushDelegate = next
    return PreparedScene(SceneViewController(navigation, keeping: next)) {}
  }
}

extension ShadowPushTransition.Parameters {
  @MainActor
  init(_ scene: SceneSetup) {
    self.init()
    duration = scene["duration"]
    shadowWidth = scene["shadowWidth"]
    moveFactor = scene["moveFactor"]
    borderline = scene["borderline"]
  }
}

/// Pushes a screen when a touch moves left.
@MainActor
private final class NextScreen: LeftSlipPushDelegate {
  private let screen: UIViewController

  init(_ screen: UIViewController) { self.screen = screen }

  func navigationControllerDidPushLeft(_ navigationController: FullScreenPopNavigationController) {
    navigationController.pushViewController(screen, animated: true)
  }
}
