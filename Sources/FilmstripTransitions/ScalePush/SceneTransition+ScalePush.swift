// SPDX-License-Identifier: MIT
internal import UIKit

extension SceneTransition {
  private static let scale = SceneParameter(
    "scale", default: 0.1, in: 0...1, unit: "sizes", "size of the screen at the small end")

  static let scalePush = SceneTransition(
    "scale-push", kind: .push, article: .pageTransitions,
    summary: "The new screen grows out of the middle of the old one.",
    parameters: [.duration(0.4, "how long it takes, along the default curve"), scale]
  ) { scene in
    let navigation = SceneNavigationController(stack: [scene.from])
    navigation.keptDelegate = makeDelegate(of: navigation, scene)
    return PreparedScene(navigation) { navigation.pushViewController(scene.to, animated: true) }
  }

  static let scalePop = SceneTransition(
    "scale-pop", kind: .pop, article: .pageTransitions,
    summary: "The old screen shrinks into its middle and uncovers the new one.",
    drag: GalleryDrag(.right, startX: 0),
    parameters: [
      .duration(0.4, "how long it takes by itself, along the default curve"), scale,
      .threshold(0.5),
      .flag("own", "1: the article's own interaction controller drives it, down to size 0"),
    ]
  ) { scene in
    let navigation = SceneNavigationController(stack: [scene.to, scene.from])
    let delegate = makeDelegate(of: navigation, scene)
    delegate.threshold = scene["threshold"]
    delegate.usesOwnInteraction = scene.isSet("own")
    navigation.keptDelegate = delegate
    return PreparedScene(navigation) {
      if !scene.isDriven { navigation.popViewController(animated: true) }
    }
  }

  @MainActor
  private static func makeDelegate(
    of navigation: UINavigationController, _ scene: SceneSetup
  ) -> ScaleNavigationDelegate {
    let delegate = ScaleNavigationDelegate(navigation)
    delegate.parameters.duration = scene["duration"]
    delegate.parameters.scale = scene["scale"]
    return delegate
  }
}
