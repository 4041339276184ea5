// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum JumpsAtEndExample: AnimationExample {
  static let rule = Rule.jumpsAtEnd

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame.origin.y = view.bounds.height
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.y = 80
    } completion: { _ in
      view.frame.origin.y = 0
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame.origin.y = view.bounds.height
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.y = 0
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
