// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum KeptAfterDismissalExample: AnimationExample {
  static let rule = Rule.keptAfterDismissal
  static let courses: [SweepWay.Course] = [.back]

  private static var opened: UIViewController?

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    opened = context.viewController(forKey: .to)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    opened = context.viewController(forKey: .to)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      opened = nil
      context.completeTransition(true)
    }
  }
}
