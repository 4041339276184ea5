// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum OffscreenPassesExample: AnimationExample {
  static let rule = Rule.offscreenPasses

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.layer.shadowOpacity = 0.5
    view.frame.origin.y = view.bounds.height
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.y = 0
    } completion: { _ in
      view.layer.shadowOpacity = 0
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.layer.shadowOpacity = 0.5
    view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    view.frame.origin.y = view.bounds.height
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.y = 0
    } completion: { _ in
      view.layer.shadowOpacity = 0
      view.layer.shadowPath = nil
      context.completeTransition(true)
    }
  }
}
