// SPDX-License-Identifier: MIT
internal import UIKit

extension GalleryEntry {
  private static let springParameters: [GalleryParameter] = [
    .duration(0.6, "how long the spring takes to rest"),
    GalleryParameter(
      name: "damping", defaultValue: 0.6, range: 0.01...1, unit: "",
      summary: "damping ratio; 1 does not overshoot"),
    GalleryParameter(
      name: "velocity", defaultValue: 0, range: -100...100, unit: "distances/s",
      summary: "initial velocity"),
  ]

  /// A presentation with a spring.
  static let springPresent = GalleryEntry(
    name: "spring-present", article: .pageTransitions, kind: .present,
    summary: "The presented screen springs up from below and overshoots a little.",
    parameters: springParameters
  ) { values, screens, _ in
    let delegate = SpringPresentDelegate(values)
    prepare(screens.to, delegate)
    return TransitionScene(SceneViewController(screens.from, keeping: delegate)) {
      screens.from.present(screens.to, animated: true)
    }
  }

  /// A dismissal with a spring.
  static let springDismiss = GalleryEntry(
    name: "spring-dismiss", article: .pageTransitions, kind: .dismiss,
    summary: "The presented screen springs down and uncovers the presenting one.",
    parameters: springParameters
  ) { values, screens, _ in
    let delegate = SpringPresentDelegate(values)
    prepare(screens.from, delegate)
    return TransitionScene(SceneViewController(screens.to, keeping: delegate)) {
      screens.to.present(screens.from, animated: false)
    } start: {
      screens.to.dismiss(animated: true)
    }
  }

  @MainActor
  private static func prepare(_ presented: UIViewController, _ delegate: SpringPresentDelegate) {
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = delegate
  }
}

extension SpringPresentDelegate {
  fileprivate convenience init(_ values: GalleryValues) {
    var parameters = SpringPresentTransition.Parameters()
    parameters.duration = values["duration"]
    parameters.damping = values["damping"]
    parameters.velocity = values["velocity"]
    self.init(parameters: parameters)
  }
}
