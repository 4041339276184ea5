// SPDX-License-Identifier: MIT
package import Foundation
internal import UIKit

extension SweptTransition.Drag {
  /// The straight touch from where the only touch of a gesture begins to where it ends; nil for other gestures.
  ///
  /// - Parameters:
  ///   - gesture: What drives the transition to its end.
  ///   - size: The screen's, in points.
  package init?(along gesture: Gesture, on size: CGSize) {
    let tracks = gesture.tracks(in: size)
    guard tracks.count == 1, let track = tracks.first else { return nil }
    let (start, end) = (track.location(track.begin), track.location(track.end))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    guard length > 1 else { return nil }
    self.init(
      from: CGPoint(x: start.x / size.width, y: start.y / size.height),
      direction: CGVector(dx: dx / length, dy: dy / length))
    reach = length / (dy == 0 ? size.width : size.height)
    delay = VirtualInstant(nanoseconds: track.begin).seconds
  }

  /// The gesture of a way that a touch drives from its beginning, for a script; nil for other ways.
  package func gesture(of way: SweepWay, on size: CGSize) -> Gesture? {
    switch way.course {
    case .driven(let share, let pace): gesture(on: size, to: share, pace: pace)
    case .caughtAgain(let share):
      .parallel(
        SweepWay.catches.map { gesture(on: size, to: share, pace: .steady).delayed(by: $0) })
    default: nil
    }
  }
}

extension SweepWay {
  /// When the two touches of a way begin of which the second takes hold while the rest is animated, in seconds.
  static let catches = [0, Pace.steady.legDuration + Pace.steady.rest + 0.05]
}
