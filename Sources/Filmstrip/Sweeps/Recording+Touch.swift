// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

extension Recording {
  /// How many times as far as the touch a view may go.
  ///
  /// Approximated: a view of UIKit that follows a touch goes as far as the touch.
  private static let mostOfTouch = 1.5

  /// How a view goes farther than the touch that moves it, which has gone some points in a direction; nil where none does.
  ///
  /// A touch of a few points is not followed until it counts as a pan.
  func outrunFinding(touch length: Double, direction: CGVector) -> Finding? {
    guard let span = transitions.first, let animator = span.animator, let release = span.release,
      let first = span.updates.first, length > 20
    else { return nil }
    let checked = CheckedRecording(self)
    let (begin, end) = (
      max(checked.frame(at: first.nanoseconds) - 1, 0), max(checked.frame(at: release) - 1, 0)
    )
    guard begin < end, let layer = FollowingCheck.farthest(in: checked, begin...end),
      let old = checked.layers.frames[begin][layer]?.state.frame,
      let new = checked.layers.frames[end][layer]?.state.frame
    else { return nil }
    let way = (new.midX - old.midX) * direction.dx + (new.midY - old.midY) * direction.dy
    guard way > Recording.mostOfTouch * length else { return nil }
    let title = checked.layers.titles[layer]
    return checked.finding(
      .outrunsTouch,
      "\(title) goes \(Int(way.rounded())) pt in the \(span.description) while the touch that moves it goes "
        + "\(Int(length.rounded())) pt", frame: end, object: animator, property: "position")
  }
}
