// SPDX-License-Identifier: MIT
internal import UIKit

extension GalleryEntry {
  private static let scale = GalleryParameter(
    name: "scale", defaultValue: 0.1, range: 0...1, unit: "sizes",
    summary: "size of the screen at the small end")

  /// A push that grows.
  static let scalePush = GalleryEntry(
    name: "scale-push", article: .pageTransitions, kind: .push,
    summary: "The new screen grows out of the middle of the old one.",
    parameters: [.duration(0.4, "how long it takes, along the default curve"), scale]
  ) { values, screens, _ in
    let navigation = SceneNavigationController(stack: [screens.from])
    navigation.keptDelegate = makeDelegate(of: navigation, values)
    return TransitionScene(navigation) {
      navigation.pushViewController(screens.to, animated: true)
    }
  }

  /// A pop that shrinks, by itself or by a touch from the left edge.
  static let scalePop = GalleryEntry(
    name: "scale-pop", article: .pageTransitions, kind: .pop,
    summary: "The old screen shrinks into its middle and uncovers the new one.",
    drag: GalleryDrag(.right, startX: 0),
    parameters: [
      .duration(0.4, "how long it takes by itself, along the default curve"), scale,
      .threshold(0.5),
      .flag("own", "1: the article's own interaction controller drives it, down to size 0"),
    ]
  ) { values, screens, isDriven in
    let navigation = SceneNavigationController(stack: [screens.to, screens.from])
    let delegate = makeDelegate(of: navigation, values)
    delegate.threshold = values["threshold"]
    delegate.usesOwnInteraction = values.isSet("own")
    navigation.keptDelegate = delegate
    return TransitionScene(navigation) {
      if !isDriven { navigation.popViewController(animated: true) }
    }
  }

  @MainActor
  private static func makeDelegate(
    of navigation: UINavigationController, _ values: GalleryValues
  ) -> ScaleNavigationDelegate {
    let delegate = ScaleNavigationDelegate(navigation)
    delegate.parameters.duration = values["duration"]
    delegate.parameters.scale = values["scale"]
    return delegate
  }
}
