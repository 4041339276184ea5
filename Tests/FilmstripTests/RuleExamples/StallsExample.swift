// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum StallsExample: AnimationExample {
  static let rule = Rule.stalls

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.alpha = 0
    UIView.animate(withDuration: 0.15) { view.alpha = 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
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
