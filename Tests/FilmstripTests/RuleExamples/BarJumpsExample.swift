// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum BarJumpsExample: AnimationExample {
  static let rule = Rule.barJumps

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
    view.addSubview(bar)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { bar.frame.origin.y = 100 }
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      bar.removeFromSuperview()
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
    view.addSubview(bar)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
      bar.frame.origin.y = -44
    } completion: { _ in
      bar.removeFromSuperview()
      context.completeTransition(true)
    }
  }
}
