// SPDX-License-Identifier: MIT
internal import UIKit

extension GalleryEntry {
  /// The push of CustomPushAndPresent.
  static let dropPush = GalleryEntry(
    name: "drop-push", article: .customPushAndPresent, kind: .push,
    summary: "The new screen falls in from above over the old one, which stays where it is.",
    parameters: [.duration(0.4, "how long it takes, along the default curve")]
  ) { values, screens, _ in
    let navigation = DropNavigationController(rootViewController: screens.from)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.dropDuration = values["duration"]
    screens.to.hr_addTransitionFlag = true
    return TransitionScene(navigation) {
      navigation.pushViewController(screens.to, animated: true)
    }
  }

  /// The pop of CustomPushAndPresent, by itself or by a touch.
  static let dropPop = GalleryEntry(
    name: "drop-pop", article: .customPushAndPresent, kind: .pop,
    summary: "The old screen falls out below and uncovers the new one.",
    drag: GalleryDrag(.right, startX: 0.15),
    parameters: [
      .duration(0.4, "how long it takes by itself, along the default curve"), .threshold(0.4),
      GalleryParameter(
        name: "step", defaultValue: 0.025, range: 0.001...1, unit: "share per refresh",
        summary: "how fast the rest runs once the touch is lifted"),
    ]
  ) { values, screens, isDriven in
    let navigation = DropNavigationController(rootViewController: screens.to)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.dropDuration = values["duration"]
    navigation.configureInteraction = {
      $0.threshold = values["threshold"]
      $0.step = values["step"]
    }
    screens.from.hr_addTransitionFlag = true
    navigation.pushViewController(screens.from, animated: false)
    return TransitionScene(navigation) {
      if !isDriven { navigation.popViewController(animated: true) }
    }
  }
}
