// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum ReleaseVelocityExample: TouchEndExample {
  static let rule = Rule.releaseVelocity
  static let courses: [SweepWay.Course] = [.driven(to: 0.5, .flicked)]

  static func runBadly(
    _ driver: UIPercentDrivenInteractiveTransition, _ velocity: CGFloat, _ height: CGFloat
  ) {
    driver.finish()
  }

  static func runWell(
    _ driver: UIPercentDrivenInteractiveTransition, _ velocity: CGFloat, _ height: CGFloat
  ) {
    // At a completionSpeed of 1, the whole height takes 0.3 s.
    driver.completionSpeed = max(velocity * 0.3 / height, 1)
    driver.completionCurve = .linear
    driver.finish()
  }
}
