// SPDX-License-Identifier: MIT
internal import UIKit

extension SceneTransition {
  static let slidePresent = SceneTransition(
    "slide-present", kind: .present, article: .customPushAndPresent,
    summary: "The presented screen slides in from the left over the presenting one.",
    parameters: [.duration(0.4, "how long it takes, along the default curve")]
  ) { scene in
    let presented = SlidePresentedViewController(content: scene.to)
    presented.slideDuration = scene["duration"]
    return PreparedScene(scene.from) { scene.from.present(presented, animated: true) }
  }

  static let slideDismiss = SceneTransition(
    "slide-dismiss", kind: .dismiss, article: .customPushAndPresent,
    summary: "The presented screen slides out to the right and uncovers the presenting one.",
    parameters: [.duration(0.4, "how long it takes, along the default curve")]
  ) { scene in
    let presented = SlidePresentedViewController(content: scene.from)
    presented.slideDuration = scene["duration"]
    return PreparedScene(scene.to) {
      scene.to.present(presented, animated: false)
    } start: {
      scene.to.dismiss(animated: true)
    }
  }
}
