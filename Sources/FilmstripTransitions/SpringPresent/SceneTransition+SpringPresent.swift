// SPDX-License-Identifier: MIT
internal import UIKit

extension SceneTransition {
  private static let springParameters: [SceneParameter] = [
    .duration(0.6, "how long the spring takes to rest"),
    SceneParameter("damping", default: 0.6, in: 0.01...1, "damping ratio; 1 does not overshoot"),
    SceneParameter("velocity", default: 0, in: -100...100, unit: "distances/s", "initial velocity"),
  ]

  static let springPresent = SceneTransition(
    "spring-present", kind: .present, article: .pageTransitions,
    summary: "The presented screen springs up from below and overshoots a little.",
    parameters: springParameters
  ) { scene in
    let delegate = SpringPresentDelegate(scene)
    prepare(scene.to, delegate)
    return PreparedScene(SceneViewController(scene.from, keeping: delegate)) {
      scene.from.present(scene.to, animated: true)
    }
  }

  static let springDismiss = SceneTransition(
    "spring-dismiss", kind: .dismiss, article: .pageTransitions,
    summary: "The presented screen springs down and uncovers the presenting one.",
    parameters: springParameters
  ) { scene in
    let delegate = SpringPresentDelegate(scene)
    prepare(scene.from, delegate)
    return PreparedScene(SceneViewController(scene.to, keeping: delegate)) {
      scene.to.present(scene.from, animated: false)
    } start: {
      scene.to.dismiss(animated: true)
    }
  }

  @MainActor
  private static func prepare(_ presented: UIViewController, _ delegate: SpringPresentDelegate) {
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = delegate
  }
}

extension SpringPresentDelegate {
  fileprivate convenience init(_ scene: SceneSetup) {
    var parameters = SpringPresentTransition.Parameters()
    parameters.duration = scene["duration"]
    parameters.damping = scene["damping"]
    parameters.velocity = scene["velocity"]
    self.init(parameters: parameters)
  }
}
