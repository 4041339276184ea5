// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

enum ReleaseIgnoresDistanceExample: TouchEndExample {
  static let rule = Rule.releaseIgnoresDistance
  static let courses: [SweepWay.Course] = [.driven(to: 0.1, .steady)]

  static func runBadly(
    _ driver: UIPercentDrivenInteractiveTransition, _ velocity: CGFloat, _ height: CGFloat
  ) {
    driver.finish()
  }

  static func runWell(
    _ driver: UIPercentDrivenInteractiveTransition, _ velocity: CGFloat, _ height: CGFloat
  ) {
    if driver.percentComplete > 0.5 || velocity > height {
      driver.finish()
    } else {
      driver.cancel()
    }
  }
}
