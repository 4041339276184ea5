// SPDX-License-Identifier: MIT
internal import UIKit

extension GalleryEntry {
  /// The presentation of CustomPushAndPresent.
  static let slidePresent = GalleryEntry(
    name: "slide-present", article: .customPushAndPresent, kind: .present,
    summary: "The presented screen slides in from the left over the presenting one.",
    parameters: [.duration(0.4, "how long it takes, along the default curve")]
  ) { values, screens, _ in
    let presented = SlidePresentedViewController(content: screens.to)
    presented.slideDuration = values["duration"]
    return TransitionScene(screens.from) { screens.from.present(presented, animated: true) }
  }

  /// The dismissal of CustomPushAndPresent.
  static let slideDismiss = GalleryEntry(
    name: "slide-dismiss", article: .customPushAndPresent, kind: .dismiss,
    summary: "The presented screen slides out to the right and uncovers the presenting one.",
    parameters: [.duration(0.4, "how long it takes, along the default curve")]
  ) { values, screens, _ in
    let presented = SlidePresentedViewController(content: screens.from)
    presented.slideDuration = values["duration"]
    return TransitionScene(screens.to) {
      screens.to.present(presented, animated: false)
    } start: {
      screens.to.dismiss(animated: true)
    }
  }
}
