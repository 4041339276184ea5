// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum BlankFrameExample: AnimationExample {
  static let rule = Rule.blankFrame

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let curtain = UIView(frame: view.bounds)
    curtain.backgroundColor = .black
    view.addSubview(curtain)
    UIView.animate(withDuration: 0.3) {
      curtain.alpha = 0
    } completion: { _ in
      curtain.removeFromSuperview()
      context.completeTransition(true)
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
