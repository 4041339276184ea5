// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum CoveredElementExample: AnimationExample {
  static let rule = Rule.coveredElement

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let cover = UIView(frame: view.bounds)
    cover.backgroundColor = .white
    view.addSubview(cover)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let cover = UIView(frame: view.bounds)
    cover.backgroundColor = .white
    view.addSubview(cover)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
      cover.alpha = 0
    } completion: { _ in
      cover.removeFromSuperview()
      context.completeTransition(true)
    }
  }
}
