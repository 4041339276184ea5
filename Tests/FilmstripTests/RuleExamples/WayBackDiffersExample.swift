// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum WayBackDiffersExample: AnimationExample {
  static let rule = Rule.wayBackDiffers
  static let courses = [SweepWay.Course.back]

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame.origin.x = view.bounds.width
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.x = 0
    } completion: { _ in
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
