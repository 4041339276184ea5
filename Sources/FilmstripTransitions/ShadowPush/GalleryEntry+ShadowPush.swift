// SPDX-License-Identifier: MIT
internal import UIKit

extension GalleryEntry {
  static let shadowParameters: [GalleryParameter] = [
    .duration(0.35, "how long it takes, ease-out"),
    GalleryParameter(
      name: "shadowWidth", defaultValue: 21, range: 0...200, unit: "× scale/2 pt",
      summary: "width of the shadow"),
    GalleryParameter(
      name: "moveFactor", defaultValue: 0.3, range: 0...1, unit: "widths",
      summary: "how far the screen below moves"),
    GalleryParameter(
      name: "borderline", defaultValue: 0.3, range: 0...1, unit: "share",
      summary: "the progress beyond which lifting the touch finishes the transition"),
  ]

  /// The push of JPNavigationController, in a real navigation controller.
  static let shadowPush = GalleryEntry(
    name: "shadow-push", article: .fullScreenPop, kind: .push,
    summary:
      "The new screen slides in from the right with a shadow along its edge, "
      + "the old one follows more slowly beneath it.",
    drag: GalleryDrag(.left, startX: 0.95), parameters: shadowParameters
  ) { values, screens, isDriven in
    let navigation = FullScreenPopNavigationController(root: screens.from)
    navigation.parameters = ShadowPushTransition.Parameters(values)
    guard isDriven else {
      return TransitionScene(navigation) {
        navigation.pushViewController(screens.to, animated: true)
      }
    }
    let next = NextScreen(screens.to)
    screens.from.leftSlipPushDelegate = next
    return TransitionScene(SceneViewController(navigation, keeping: next))
  }
}

extension ShadowPushTransition.Parameters {
  init(_ values: GalleryValues) {
    self.init()
    duration = values["duration"]
    shadowWidth = values["shadowWidth"]
    moveFactor = values["moveFactor"]
    borderline = values["borderline"]
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
