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
  /// What differs between two runs without animation, such as what random numbers decide.
  private var unstable: [SweepWay: [DefectKey]] = [:]

  /// What came of a way.
  package struct SweptWay {
    /// Why it was left out, in a line; nil where it was gone.
    package let omission: String?
    /// What was found, and the index of the recording that shows it.
    package let findings: [(finding: Finding, recording: Int?)]
    /// What was not compared, as it differs from run to run, a line each.
    package var unstable: [String] = []
    /// Whether the screen from before is still there at the end, as behind a card.
    package var keepsScreen = false
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

  /// Goes a way, and compares where it ends unless that is left out.
  package func go(_ way: SweepWay, compares: Bool = true) throws -> SweptWay {
    let run = try SweepRun(way, device: device, make)
    run.perform(duration: way.course.needsDuration ? try plainDuration() : 0)
    if way == SweepWay(.finished) { duration = run.recordings.first?.duration }
    guard let after = run.after else {
      return omitted(way, "the controllers on the screen do not allow it")
    }
    let refusal = run.recordings.flatMap(\.findings).first { way.isRefused(by: $0.rule) }
    if let refusal { return omitted(way, "UIKit refuses it, as \(refusal.message)") }
    var findings: [(Finding, Int?)] = []
    for (index, recording) in run.recordings.enumerated() {
      for finding in recording.findings where !SweepRunner.isOfTheWay(finding) {
        findings.append((finding, index))
      }
    }
    let last = run.recordings.indices.last
    if !compares {
      return SweptWay(
        omission: nil, findings: findings, recordings: run.recordings, settled: after)
    }
    // What has not ended cannot have left anything: all that differs then is this one defect.
    if findings.contains(where: { $0.0.rule == .neverCompletes }) {
      findings.removeAll { [.dismissedInTransition, .presentedTwice].contains($0.0.rule) }
      return SweptWay(
        omission: nil, findings: findings, recordings: run.recordings, settled: after)
    }
    let isCancelled = run.isBefore && way.canBeCancelled
    let comparison =
      isCancelled
      ? SweepComparison(reference: .before, expected: run.before, actual: after)
      : SweepComparison(
        reference: .withoutAnimation, expected: try reference(of: way), actual: after)
    let differences = comparison.findings()
    let unstable = isCancelled || differences.isEmpty ? [] : try unstable(in: way)
    var left: [String] = []
    for difference in differences {
      if let key = unstable.first(where: { $0.isLike(DefectKey(difference)) }) {
        left.append("\(key.subject): differs from run to run")
      } else {
        findings.append((difference, last))
      }
    }
    return SweptWay(
      omission: nil, findings: findings, unstable: left,
      keepsScreen: run.before.controllers.isSubset(of: after.controllers),
      recordings: run.recordings, settled: after)
  }

  private func omitted(_ way: SweepWay, _ reason: String) -> SweptWay {
    SweptWay(
      omission: "\(way.description): \(reason)", findings: [], recordings: [], settled: nil)
  }

  /// The screen that a way reaches without animation.
  private func reference(of way: SweepWay) throws -> SettledScreen {
    let plain = way.plainest
    if let known = references[plain] { return known }
    let screen = try plainScreen(of: plain)
    references[plain] = screen
    return screen
  }

  /// Goes a way without animation.
  private func plainScreen(of plain: SweepWay) throws -> SettledScreen {
    let run = try SweepRun(plain, device: device, make)
    let screen = run.performPlainly()
    // A touch may move nothing without animation, where it drives an animator of its own.
    guard plain.isDriven, screen.controllers == run.before.controllers else { return screen }
    return try plainScreen(of: SweepWay(.finished, in: plain.circumstances))
  }

  /// What differs between two screens that a way reaches without animation.
  private func unstable(in way: SweepWay) throws -> [DefectKey] {
    let plain = way.plainest
    if let known = unstable[plain] { return known }
    let comparison = SweepComparison(
      reference: .withoutAnimation, expected: try reference(of: way),
      actual: try plainScreen(of: plain))
    let keys = comparison.findings().map { DefectKey($0) }
    unstable[plain] = keys
    return keys
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
      .foreignArgument, .unsupportedFeature, .missingImage,
    ].contains(finding.rule)
  }
}

extension SweepWay.Course {
  /// Whether the way back is part of it, and nothing after that.
  package var returns: Bool {
    switch self {
    case .back, .backDriven, .left: true
    default: false
    }
  }

  /// Whether something happens at a share of the transition's duration, or all takes longer.
  fileprivate var needsDuration: Bool {
    switch self {
    case .startedTwice, .left, .turned, .resized, .inBackground, .slow: true
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
    case .startedTwice: [.presentedTwice, .dismissedInTransition].contains(rule)
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
