// SPDX-License-Identifier: MIT
internal import UIKit

extension SweepWay {
  /// The shares at which a touch is lifted.
  private static let shares = (0...10).map { Double($0) / 10 }

  /// All ways of a transition, the plainest first: of several ways that show the same defect, the first is reported.
  ///
  /// Circumstances that change the layout are left out for pictures of screens, which have one layout.
  static func all(
    isDriven: Bool, isBackDriven: Bool, startsAgain: Bool, changesLayout: Bool
  ) -> [SweepWay] {
    var courses: [Course] = [.finished, .back]
    if isDriven { courses += drives { .driven(to: $0, $1) } }
    if isBackDriven { courses += drives { .backDriven(to: $0, $1) } }
    if isDriven { courses.append(.startedAfterCancel(at: 0.2)) }
    if isBackDriven { courses.append(.backAfterCancel(at: 0.2)) }
    courses += [.repeated, .slow, .inBackground(after: 0.3), .inBackground(after: 0.7)]
    if isDriven { courses += [.caughtAgain(after: 0.3), .caughtAgain(after: 0.7)] }
    courses += [.left(after: 0.25), .left(after: 0.5), .left(after: 0.75)]
    if startsAgain { courses += [.startedTwice(after: 0.1), .startedTwice(after: 0.5)] }
    if changesLayout { courses += [.turned(after: 0.5), .resized(after: 0.5)] }
    var settled: [Course] = [.finished, .back]
    if isDriven { settled += [.driven(to: 0.2, .steady), .driven(to: 0.7, .steady)] }
    if isBackDriven { settled += [.backDriven(to: 0.2, .steady), .backDriven(to: 0.7, .steady)] }
    return courses.map { SweepWay($0) }
      + circumstances(changesLayout: changesLayout).flatMap { circumstances in
        settled.map { SweepWay($0, in: circumstances) }
      }
  }

  private static func drives(_ course: (Double, Pace) -> Course) -> [Course] {
    shares.map { course($0, .steady) } + [0.3, 0.6].map { course($0, .moving) }
      + [0.1, 0.3, 0.5].map { course($0, .flicked) } + [course(0.5, .cancelled)]
  }

  private static func circumstances(changesLayout: Bool) -> [Circumstances] {
    func with(_ change: (inout Circumstances) -> Void) -> Circumstances {
      var circumstances = Circumstances()
      change(&circumstances)
      return circumstances
    }
    let ofMotion = [
      with { $0.accessibility = .reducedMotion },
      with {
        $0.accessibility = .reducedMotion
        $0.accessibility.prefersCrossFadeTransitions = true
      },
    ]
    guard changesLayout else { return ofMotion }
    return ofMotion + [
      with { $0.layoutDirection = .rightToLeft }, with { $0.userInterfaceStyle = .dark },
      with { $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge },
      with { $0.device = .iPadPro11 },
    ]
  }
}
