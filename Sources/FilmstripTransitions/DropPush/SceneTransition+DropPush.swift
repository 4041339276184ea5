// SPDX-License-Identifier: MIT
internal import UIKit

extension SceneTransition {
  static let dropPush = SceneTransition(
    "drop-push", kind: .push, article: .customPushAndPresent,
    summary: "The new screen falls in from above over the old one, which stays where it is.",
    parameters: [.duration(0.4, "how long it takes, along the default curve")]
  ) { scene in
    let navigation = DropNavigationController(rootViewController: scene.from)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.dropDuration = scene["duration"]
    scene.to.hr_addTransitionFlag = true
    return PreparedScene(navigation) { navigation.pushViewController(scene.to, animated: true) }
  }

  static let dropPop = SceneTransition(
    "drop-pop", kind: .pop, article: .customPushAndPresent,
    summary: "The old screen falls out below and uncovers the new one.",
    drag: GalleryDrag(.right, startX: 0.15),
    parameters: [
      .duration(0.4, "how long it takes by itself, along the default curve"), .threshold(0.4),
      SceneParameter(
        "step", default: 0.025, in: 0.001...1, unit: "share per refresh",
        "how fast the rest runs once the touch is lifted"),
    ]
  ) { scene in
    let navigation = DropNavigationController(rootViewController: scene.to)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.dropDuration = scene["duration"]
    navigation.configureInteraction = {
      $0.threshold = scene["threshold"]
      $0.step = scene["step"]
    }
    scene.from.hr_addTransitionFlag = true
    navigation.pushViewController(scene.from, animated: false)
    return PreparedScene(navigation) {
      if !scene.isDriven { navigation.popViewController(animated: true) }
    }
  }
}
