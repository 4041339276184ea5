// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum NotScrubbableExample: AnimationExample {
  static let rule = Rule.notScrubbable
  static let courses: [SweepWay.Course] = [.driven(to: 0.7, .steady)]

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.35) { view.alpha = 1 }
    view.alpha = 0.5
    view.frame.origin.y = view.bounds.height
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.y = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.alpha = 0.5
    view.frame.origin.y = view.bounds.height
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.y = 0
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
