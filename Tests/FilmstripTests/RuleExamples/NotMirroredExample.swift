// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum NotMirroredExample: AnimationExample {
  static let rule = Rule.notMirrored
  static let setting = ExampleSetting.push

  static func runBadly(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame.origin.x = view.bounds.width
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.x = 0
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  static func runWell(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame.origin.x = isMirrored ? -view.bounds.width : view.bounds.width
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.x = 0
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
