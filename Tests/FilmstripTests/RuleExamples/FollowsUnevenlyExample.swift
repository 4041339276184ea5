// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum FollowsUnevenlyExample: AnimationExample {
  static let rule = Rule.followsUnevenly
  static let courses: [SweepWay.Course] = [.driven(to: 0.7, .steady)]

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame.origin.y = view.bounds.height / 2
    UIView.animateKeyframes(withDuration: 0.3, delay: 0, options: .calculationModeLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.frame.origin.y = 90
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.frame.origin.y = 0
      }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame.origin.y = view.bounds.height / 2
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      view.frame.origin.y = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
