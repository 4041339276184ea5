// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum AppearanceDiffersExample: AnimationExample {
  static let rule = Rule.appearanceDiffers

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let controller = context.viewController(forKey: .to)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
      controller?.beginAppearanceTransition(false, animated: false)
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
