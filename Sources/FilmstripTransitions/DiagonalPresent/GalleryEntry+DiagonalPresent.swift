// SPDX-License-Identifier: MIT
internal import UIKit

extension GalleryEntry {
  private static let diagonalParameters: [GalleryParameter] = [
    .duration(0.5, "how long it takes by itself, along the default curve"),
    GalleryParameter(
      name: "dimming", defaultValue: 0.4, range: 0...1, unit: "opacity",
      summary: "how dark the screen behind becomes"),
    .threshold(0.5),
    .flag("fallback", "1: the delegate has no animator, so that modalTransitionStyle counts"),
    GalleryParameter(
      name: "style", defaultValue: 0, range: 0...2, unit: "0, 1 or 2",
      summary: "that modalTransitionStyle: coverVertical, flipHorizontal, crossDissolve"),
  ]

  /// The presentation of Apple's guide.
  static let diagonalPresent = GalleryEntry(
    name: "diagonal-present", article: .programmingGuide, kind: .present,
    summary: "The presented screen comes from the bottom right corner; what is behind darkens.",
    drag: GalleryDrag(.up, startY: 0.95, delay: 0.1), parameters: diagonalParameters
  ) { values, screens, isDriven in
    let delegate = DiagonalDelegate(values, isDriven: isDriven)
    prepare(screens.to, delegate, values)
    return TransitionScene(SceneViewController(screens.from, keeping: delegate)) {
      screens.from.present(screens.to, animated: true)
    }
  }

  /// The dismissal of Apple's guide.
  static let diagonalDismiss = GalleryEntry(
    name: "diagonal-dismiss", article: .programmingGuide, kind: .dismiss,
    summary: "The presented screen leaves through the bottom right corner; what is behind clears.",
    drag: GalleryDrag(.down, startY: 0.05, delay: 0.1), parameters: diagonalParameters
  ) { values, screens, isDriven in
    let delegate = DiagonalDelegate(values, isDriven: isDriven)
    prepare(screens.from, delegate, values)
    return TransitionScene(SceneViewController(screens.to, keeping: delegate)) {
      screens.to.present(screens.from, animated: false)
    } start: {
      screens.to.dismiss(animated: true)
    }
  }

  @MainActor
  private static func prepare(
    _ presented: UIViewController, _ delegate: DiagonalDelegate, _ values: GalleryValues
  ) {
    presented.modalPresentationStyle = .custom
    presented.modalTransitionStyle =
      UIModalTransitionStyle(rawValue: Int(values["style"])) ?? .coverVertical
    presented.transitioningDelegate = delegate
  }
}

extension DiagonalDelegate {
  fileprivate convenience init(_ values: GalleryValues, isDriven: Bool) {
    self.init()
    duration = values["duration"]
    dimming = values["dimming"]
    threshold = values["threshold"]
    hasAnimator = !values.isSet("fallback")
    self.isDriven = isDriven
  }
}
