// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum TakesLongExample: AnimationExample {
  static let rule = Rule.takesLong

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.alpha = 0
    UIView.animate(withDuration: 1.2) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
