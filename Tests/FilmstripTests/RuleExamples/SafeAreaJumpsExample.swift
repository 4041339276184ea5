// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum SafeAreaJumpsExample: AnimationExample {
  static let rule = Rule.safeAreaJumps

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let controller = context.viewController(forKey: .to)
    controller?.additionalSafeAreaInsets.top = 40
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
      controller?.additionalSafeAreaInsets.top = 0
    }
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let controller = context.viewController(forKey: .to)
    controller?.additionalSafeAreaInsets.top = 40
    view.layoutIfNeeded()
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
      controller?.additionalSafeAreaInsets.top = 0
      view.layoutIfNeeded()
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
