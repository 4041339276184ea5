// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum DeadToTouchExample: AnimationExample {
  static let rule = Rule.deadToTouch

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    UIApplication.shared.beginIgnoringInteractionEvents()
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    UIApplication.shared.beginIgnoringInteractionEvents()
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      UIApplication.shared.endIgnoringInteractionEvents()
      context.completeTransition(true)
    }
  }
}
