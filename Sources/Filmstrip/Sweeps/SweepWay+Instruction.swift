// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

extension SweepWay {
  /// How a person goes the way on a device, as an order without a full stop.
  package var instruction: String {
    let settings = circumstances.instructions
    return (settings + [course.instruction]).joined(separator: "; ")
  }

  /// The options of `filmstrip render` for the way's circumstances; nil where it has none for them.
  package var renderOptions: [String]? {
    var rest = circumstances
    var options: [String] = []
    if let device = rest.device { options += ["--device", device.identifier] }
    if rest.userInterfaceStyle == .dark { options += ["--appearance", "dark"] }
    (rest.device, rest.userInterfaceStyle) = (nil, .light)
    return rest == Circumstances() ? options : nil
  }
}

extension SweepWay.Circumstances {
  fileprivate var instructions: [String] {
    [
      device.map { "take an \($0.name)" },
      userInterfaceStyle == .dark ? "set the appearance to dark" : nil,
      layoutDirection == .rightToLeft ? "run the app from right to left" : nil,
      contentSizeCategory == .large ? nil : "set the largest text size",
      accessibility.isReduceMotionEnabled
        ? accessibility.prefersCrossFadeTransitions
          ? "turn on Reduce Motion and Prefer Cross-Fade Transitions" : "turn on Reduce Motion"
        : nil,
    ].compactMap(\.self)
  }
}

extension SweepWay.Course {
  fileprivate var instruction: String {
    func drag(_ share: Double, _ pace: SweepWay.Pace) -> String {
      switch pace {
      case .steady: "drag it to \(share.wholePercent), rest there and lift"
      case .moving: "drag it slowly to \(share.wholePercent) and lift without resting"
      case .flicked: "flick it to \(share.wholePercent)"
      case .cancelled:
        "drag it to \(share.wholePercent) and have the system cancel the touch, as an alert does"
      }
    }
    return switch self {
    case .finished: "run the transition"
    case .driven(let share, let pace): drag(share, pace)
    case .caughtAgain(let share):
      "drag it to \(share.wholePercent), lift, and take hold of it again at once"
    case .back: "run the transition, and go back"
    case .backDriven(let share, let pace):
      "run the transition, and on the way back \(drag(share, pace))"
    case .startedAfterCancel(let share):
      "drag it to \(share.wholePercent), lift, and then start it without a touch"
    case .backAfterCancel(let share):
      "run the transition, drag the way back to \(share.wholePercent), lift, and then go back without a touch"
    case .repeated: "run the transition, go back, and run it again"
    case .startedTwice(let share):
      "start the transition again after \(share.wholePercent) of its duration"
    case .left(let share):
      "begin the way back after \(share.wholePercent) of the transition's duration"
    case .turned(let share):
      "turn the device after \(share.wholePercent) of the transition's duration"
    case .resized(let share):
      "make the window smaller after \(share.wholePercent) of the transition's duration"
    case .inBackground(let share):
      "leave the app after \(share.wholePercent) of the transition's duration, and come back"
    case .slow: "run the transition with Slow Animations"
    }
  }
}
