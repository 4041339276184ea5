// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum IgnoresReducedMotionExample: AnimationExample {
  static let rule = Rule.ignoresReducedMotion

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    UIView.animate(withDuration: 0.3) {
      view.transform = .identity
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    if UIAccessibility.isReduceMotionEnabled {
      view.alpha = 0
    } else {
      view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    }
    UIView.animate(withDuration: 0.3) {
      (view.alpha, view.transform) = (1, .identity)
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
