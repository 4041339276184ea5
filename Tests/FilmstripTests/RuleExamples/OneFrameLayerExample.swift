// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum OneFrameLayerExample: AnimationExample {
  static let rule = Rule.oneFrameLayer

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1 / 60) {
      view.alpha = 0
      UIView.animate(withDuration: 0.28) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
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
