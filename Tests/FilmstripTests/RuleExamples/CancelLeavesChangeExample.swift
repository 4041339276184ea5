// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum CancelLeavesChangeExample: AnimationExample {
  static let rule = Rule.cancelLeavesChange
  static let courses: [SweepWay.Course] = [.driven(to: 0.2, .steady)]

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let screen = context.viewController(forKey: .from)?.view
    screen?.layer.cornerRadius = 12
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let screen = context.viewController(forKey: .from)?.view
    screen?.layer.cornerRadius = 12
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      screen?.layer.cornerRadius = 0
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
