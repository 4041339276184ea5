// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum OutlivesTransitionExample: AnimationExample {
  static let rule = Rule.outlivesTransition

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.alpha = 0
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.alpha = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      timer.invalidate()
      context.completeTransition(true)
    }
  }
}
