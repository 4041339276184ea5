// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

/// Goes the ways of a transition, in any order.
@MainActor
package final class SweepRunner {
  /// The ways of the transition, the plainest first.
  package let ways: [SweepWay]
  /// The touches that drive the transition and the way back, where there are some.
  package let drags: (there: SweptTransition.Drag?, back: SweptTransition.Drag?)
  package let device: Device
  private let make: (Stage, SweepWay) throws -> SweptTransition
  /// What the transition takes in virtual seconds, by the plainest way.
  private var duration: Double?
  /// Screens that ways reach without animation.
  private var references: [SweepWay: SettledScreen] = [:]

  /// What came of a way.
  package struct SweptWay {
    /// Why it was left out, in a line; nil where it was gone.
    package let omission: String?
    /// What was found, the index of the recording that shows it, and the number of its layer on the settled screen.
    package let findings: [(finding: Finding, recording: Int?, layer: Int?)]
    package let recordings: [Recording]
    /// The screen after the last recording; nil where the way was left out.
    package let settled: SettledScreen?
  }

  /// Sets the transition up once, to see which ways there are.
  package init(
    device: Device, changesLayout: Bool,
    _ make: @escaping (Stage, SweepWay) throws -> SweptTransition
  ) throws {
    (self.device, self.make) = (device, make)
    let sample = try make(Stage(device: device), SweepWay(.finished))
    drags = (sample.drag, sample.backDrag)
    ways = SweepWay.all(
      isDriven: sample.drag != nil, isBackDriven: sample.backDrag != nil,
      startsAgain: sample.startsAgain, changesLayout: changesLayout)
  }

  /// Goes a way.
  package func go(_ way: SweepWay) throws -> SweptWay {
    let run = try SweepRun(way, device: device, make)
    run.perform(duration: way.course.isInterrupted ? try plainDuration() : 0)
    if way == SweepWay(.finished) { duration = run.recordings.first?.duration }
    guard let after = run.after else {
      return omitted(way, "the controllers on the screen do not allow it")
    }
    let refusal = run.recordings.flatMap(\.findings).first { way.isRefused(by: $0.rule) }
    if let refusal { return omitted(way, "UIKit refuses it, as \(refusal.message)") }
    var findings: [(Finding, Int?, Int?)] = []
    for (index, recording) in run.recordings.enumerated() {
      for finding in recording.findings where !SweepRunner.isOfTheWay(finding) {
        findings.append((finding, index, nil))
      }
    }
    let comparison =
      run.isBefore && way.canBeCancelled
      ? SweepComparison(reference: .before, expected: run.before, actual: after)
      : SweepComparison(
        reference: .withoutAnimation, expected: try reference(of: way), actual: after)
    let last = run.recordings.indices.last
    findings += comparison.findings().map { ($0.finding, last, $0.layer) }
    return SweptWay(
      omission: nil, findings: findings, recordings: run.recordings, settled: after)
  }

  private func omitted(_ way: SweepWay, _ reason: String) -> SweptWay {
    SweptWay(
      omission: "\(way.description): \(reason)", findings: [], recordings: [], settled: nil)
  }

  /// The screen that a way reaches without animation.
  private func reference(of way: SweepWay) throws -> SettledScreen {
    let plain = way.plainest
    if let known = references[plain] { return known }
    let screen = try SweepRun(plain, device: device, make).performPlainly()
    references[plain] = screen
    return screen
  }

  private func plainDuration() throws -> Double {
    if let duration { return duration }
    let run = try SweepRun(SweepWay(.finished), device: device, make)
    run.perform(duration: 0)
    let made = run.recordings.first?.duration ?? 0
    duration = made
    return made
  }

  /// Whether a finding is of what the sweep does, or of what can be drawn, and not of the transition.
  private static func isOfTheWay(_ finding: Finding) -> Bool {
    [
      .lostTouch, .gestureStartsNothing, .nestedNavigation, .substitutedFont, .systemFont,
      .foreignArgument,
    ].contains(finding.rule)
  }
}

extension SweepWay.Course {
  /// Whether something happens at a share of the transition's duration.
  fileprivate var isInterrupted: Bool {
    switch self {
    case .startedTwice, .left, .turned, .resized, .inBackground: true
    default: false
    }
  }
}

extension SweepWay {
  /// Whether the screen from before is what the way may end in.
  fileprivate var canBeCancelled: Bool {
    switch course {
    case .driven, .caughtAgain, .backDriven, .left, .inBackground: true
    default: false
    }
  }

  /// Whether a rule says that UIKit does not do what the sweep asks for, and not that the transition is wrong.
  fileprivate func isRefused(by rule: Rule) -> Bool {
    switch course {
    case .left: rule == .dismissedInTransition
    case .startedTwice: rule == .presentedTwice
    default: false
    }
  }

  /// The plainest way that ends on the same screen, set up alike.
  fileprivate var plainest: SweepWay {
    switch course {
    case .driven, .caughtAgain: SweepWay(.driven(to: 1, .steady), in: circumstances)
    case .inBackground, .slow: SweepWay(.finished, in: circumstances)
    case .backDriven, .left: SweepWay(.back, in: circumstances)
    case .startedTwice: SweepWay(.startedTwice(after: 0), in: circumstances)
    case .finished, .back, .repeated, .turned, .resized: self
    }
  }
}
