// SPDX-License-Identifier: MIT
package import CoreGraphics
internal import UIKit

extension Gesture {
  /// A touch that drives a transition to a list of fractions, one after the other, and then ends.
  ///
  /// Begins at `start`, in the window's points, and moves in `direction`, a vector of length 1. A
  /// fraction is one of `length` points, on top of what a pan needs to begin. Reaching each takes
  /// `legDuration` seconds; then the touch rests for `rest` seconds.
  ///
  /// A touch that rests does so where a pan begins, too: code that counts from what it finds then
  /// counts from 0.
  package static func drag(
    from start: CGPoint, direction: CGVector, length: CGFloat, to shares: [Double],
    legDuration: Double, rest: Double = 0, release: Release = .lift
  ) -> Gesture {
    let slop = BehaviorProfile().touches.panSlop
    func place(_ travel: CGFloat) -> Location {
      Location(CGPoint(x: start.x + direction.dx * travel, y: start.y + direction.dy * travel))
    }
    var points = [Touch.Point(time: 0, at: place(0))]
    if rest > 0 {
      points += [0.1, 0.4].map { Touch.Point(time: $0 * legDuration, at: place(slop)) }
    }
    var time = 0.0
    for share in shares {
      let place = place(share * length + slop)
      time += legDuration
      points.append(Touch.Point(time: time, at: place))
      guard rest > 0 else { continue }
      time += rest
      points.append(Touch.Point(time: time, at: place))
    }
    return .touches([Touch(points, release: release)])
  }
}
