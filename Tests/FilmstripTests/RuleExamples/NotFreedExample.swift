// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum NotFreedExample: AnimationExample {
  static let rule = Rule.notFreed

  private static var opened: [UIViewController] = []

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    if let controller = context.viewController(forKey: .to) { opened.append(controller) }
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    if let controller = context.viewController(forKey: .to) { opened.append(controller) }
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      opened.removeAll()
      context.completeTransition(true)
    }
  }
}
