// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum SecondRunDiffersExample: AnimationExample {
  static let rule = Rule.secondRunDiffers
  static let courses: [SweepWay.Course] = [.repeated]

  private static var lastOffset: CGFloat = 0

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    lastOffset += 40
    view.frame.origin.y = lastOffset
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
      view.frame.origin.y = 0
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    lastOffset += 40
    view.frame.origin.y = lastOffset
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
      view.frame.origin.y = 0
    } completion: { _ in
      lastOffset = 0
      context.completeTransition(true)
    }
  }
}
