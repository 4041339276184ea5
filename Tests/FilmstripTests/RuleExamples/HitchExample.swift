// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum HitchExample: AnimationExample {
  static let rule = Rule.hitch

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.alpha = 0
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { view.frame.origin.x = 60 }
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      view.frame.origin.x = 0
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.alpha = 0
    view.frame.origin.x = 60
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
      view.frame.origin.x = 0
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
