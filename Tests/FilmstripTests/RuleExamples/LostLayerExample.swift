// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum LostLayerExample: AnimationExample {
  static let rule = Rule.lostLayer

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let card = view.subviews[0]
    context.containerView.addSubview(card)
    (view.alpha, card.alpha) = (0, 0)
    UIView.animate(withDuration: 0.3) {
      (view.alpha, card.alpha) = (1, 1)
    } completion: { _ in
      card.removeFromSuperview()
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let card = view.subviews[0]
    context.containerView.addSubview(card)
    (view.alpha, card.alpha) = (0, 0)
    UIView.animate(withDuration: 0.3) {
      (view.alpha, card.alpha) = (1, 1)
    } completion: { _ in
      view.insertSubview(card, at: 0)
      context.completeTransition(true)
    }
  }
}
