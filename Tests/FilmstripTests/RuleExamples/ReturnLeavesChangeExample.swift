// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum ReturnLeavesChangeExample: DismissalExample {
  static let rule = Rule.returnLeavesChange
  static let courses = [SweepWay.Course.back]

  static func runBadly(_ presenting: UIView, _ dimming: UIView) {
    dimming.alpha = 0
  }

  static func runWell(_ presenting: UIView, _ dimming: UIView) {
    dimming.alpha = 0
    presenting.transform = .identity
  }
}
