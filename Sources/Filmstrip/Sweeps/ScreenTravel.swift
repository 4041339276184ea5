// SPDX-License-Identifier: MIT
internal import FilmstripTimelines
internal import Foundation
internal import UIKit

/// How far that layer of a quarter of the screen or more goes that goes farthest in a transition.
struct ScreenTravel {
  let transition: TransitionSpan
  let title: String
  /// In points of the screen, and more than a quarter of its width or height.
  let way: CGVector
  let frame: Int
  let time: Int64

  /// Whether it is a push or pop of the application's that goes sideways.
  var isSideways: Bool {
    let isOfStack = ["push ", "pop "].contains { transition.description.hasPrefix($0) }
    return transition.animator != nil && isOfStack && abs(way.dx) > abs(way.dy)
  }

  /// Whether it goes the same way; nil where neither goes far.
  func finding(mirroring plain: ScreenTravel) -> Finding? {
    guard isSideways, plain.isSideways, (way.dx < 0) == (plain.way.dx < 0) else { return nil }
    return Finding(
      rule: .notMirrored,
      message:
        "\(title) goes \(way.words) in the \(transition.description) from right to left, as from "
        + "left to right, from frame \(frame) at \(time.seconds) on", nanoseconds: time,
      frame: frame,
      object: transition.animator, property: "position.x")
  }

  /// How it does not go back as the transition came.
  func finding(reversing there: ScreenTravel) -> Finding? {
    let (one, other) = (way, there.way)
    let product = one.dx * other.dx + one.dy * other.dy
    let lengths = hypot(one.dx, one.dy) * hypot(other.dx, other.dy)
    guard transition.animator != nil || there.transition.animator != nil, product > -0.5 * lengths
    else { return nil }
    return Finding(
      rule: .wayBackDiffers,
      message:
        "\(title) goes \(way.words) in the \(transition.description), from frame \(frame) at "
        + "\(time.seconds) on, and \(there.title) \(other.words) in the "
        + "\(there.transition.description)", nanoseconds: time, frame: frame,
      object: transition.animator ?? there.transition.animator, property: "position")
  }
}

extension CGVector {
  /// Where it goes: `100 pt to the left`.
  fileprivate var words: String {
    let isSideways = abs(dx) > abs(dy)
    let amount = Int(abs(isSideways ? dx : dy).rounded())
    return "\(amount) pt "
      + (isSideways ? dx < 0 ? "to the left" : "to the right" : dy < 0 ? "up" : "down")
  }
}

extension Recording {
  /// How far screens go in its transitions; none for one that moves no screen far.
  var travels: [ScreenTravel] {
    guard !transitions.isEmpty else { return [] }
    let checked = CheckedRecording(self)
    let timeline = timeline
    let titles = LayerTitles(timeline)
    let size = device.size
    return transitions.compactMap { span in
      // The end no longer has what leaves.
      let range = checked.frames(of: span)
      let last = timeline.frames[max(range.upperBound - 1, range.lowerBound)]
      let ends = Dictionary(last.map { ($0.id, $0.frame) }) { first, _ in first }
      let ways = timeline.frames[range.lowerBound].compactMap { state -> (Int, CGVector)? in
        guard !state.isHidden, state.opacity > 0.01, let end = ends[state.id],
          state.frame.width * state.frame.height > size.width * size.height / 4
        else { return nil }
        let way = CGVector(dx: end.midX - state.frame.midX, dy: end.midY - state.frame.midY)
        let isFar = abs(way.dx) > size.width / 4 || abs(way.dy) > size.height / 4
        return isFar ? (state.id, way) : nil
      }
      guard let longest = ways.map({ hypot($0.1.dx, $0.1.dy) }).max(),
        let first = ways.first(where: { hypot($0.1.dx, $0.1.dy) == longest })
      else { return nil }
      return ScreenTravel(
        transition: span, title: titles[first.0], way: first.1, frame: range.lowerBound,
        time: frames[range.lowerBound].nanoseconds)
    }
  }
}
