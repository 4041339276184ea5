// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum OutrunsTouchExample: TouchChangeExample {
  static let rule = Rule.outrunsTouch
  static let courses = [SweepWay.Course.driven(to: 0.2, .steady)]

  static func runBadly(
    _ driver: UIPercentDrivenInteractiveTransition, _ way: CGFloat, _ height: CGFloat
  ) {
    driver.update(way / 100)
  }

  static func runWell(
    _ driver: UIPercentDrivenInteractiveTransition, _ way: CGFloat, _ height: CGFloat
  ) {
    driver.update(way / height)
  }
}
