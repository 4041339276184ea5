// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum LeftoverLayerExample: AnimationExample {
  static let rule = Rule.leftoverLayer

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let dimming = UIView(frame: view.bounds)
    view.addSubview(dimming)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let dimming = UIView(frame: view.bounds)
    view.addSubview(dimming)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      dimming.removeFromSuperview()
      context.completeTransition(true)
    }
  }
}
