// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum WayBackDiffersExample: RuleExample {
  static let rule = Rule.wayBackDiffers
  static let setting = ExampleSetting.thereAndBack

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
