// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum EndsOtherwiseExample: AnimationExample {
  static let rule = Rule.endsOtherwise

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.alpha = 0
    view.isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.alpha = 0
    view.isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      view.isUserInteractionEnabled = true
      context.completeTransition(true)
    }
  }
}
