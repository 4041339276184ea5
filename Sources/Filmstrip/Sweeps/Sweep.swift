// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

/// What came of running one transition in many ways.
public struct Sweep: Sendable {
  /// What the transition is called.
  public let name: String
  /// The ways that were gone.
  public let ways: [SweepWay]
  /// Ways that were left out, with the reason, a line each.
  public let omissions: [String]
  /// What was found, one for each defect, with the first of the ways that show it; without notes.
  public let findings: [Discovery]
  /// What is good to know, and nothing is wrong with.
  public let notes: [Discovery]

  /// A defect, and how to see it.
  public struct Discovery: Sendable, CustomStringConvertible {
    /// What is wrong.
    public let finding: Finding
    /// The plainest way that shows it.
    public let way: SweepWay
    /// How many ways show it.
    public let wayCount: Int
    /// The recording in which it was found; nil where it shows in none.
    public let recording: Recording?

    /// One line: what is wrong, and when.
    public var description: String {
      let more = wayCount == 1 ? "" : ", and in \(wayCount - 1) other ways"
      return "\(finding.message), when \(way.description)\(more) [\(finding.rule.id)]"
    }
  }
}

extension Stage {
  /// Runs a transition in many ways, each on a stage of its own, and compares where they end.
  ///
  /// A way that finishes is compared with the same way without animation, a way that is cancelled with the screen
  /// before. What each recording finds is reported, too. `makeTransition` is called for each way, and makes all
  /// controllers again:
  ///
  /// ```swift
  /// let sweep = try Stage.sweep("card") { stage, _ in
  ///   let list = ListViewController()
  ///   stage.window.rootViewController = list
  ///   return SweptTransition { list.showCard() }
  /// }
  /// #expect(sweep.findings.isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - name: What the transition is called.
  ///   - device: The device of all ways that name no other.
  ///   - changesLayout: Whether ways are gone that need another layout than the device's: turned, resized, from right
  ///     to left, with large text, and on a tablet. Pictures of screens have one layout alone.
  ///   - makeTransition: Sets the transition up on a stage for a way. Where the way is driven, a touch starts the
  ///     transition.
  /// - Returns: The ways, and what was found.
  /// - Throws: What `makeTransition` throws.
  @MainActor
  public static func sweep(
    _ name: String, on device: Device = .iPhone15, changesLayout: Bool = true,
    _ makeTransition: @escaping (Stage, SweepWay) throws -> SweptTransition
  ) throws -> Sweep {
    try sweep(name, on: device, changesLayout: changesLayout, where: { _ in true }, makeTransition)
  }

  /// The same in some of the ways alone.
  @MainActor
  package static func sweep(
    _ name: String, on device: Device, changesLayout: Bool, where isGone: (SweepWay) -> Bool,
    _ makeTransition: @escaping (Stage, SweepWay) throws -> SweptTransition
  ) throws -> Sweep {
    var runner = try SweepRunner(name, device: device, makeTransition)
    for way in runner.ways(changesLayout: changesLayout) where isGone(way) { try runner.go(way) }
    return runner.sweep
  }
}

/// Runs the ways of a transition one after the other.
@MainActor
struct SweepRunner {
  private let name: String
  private let device: Device
  private let make: (Stage, SweepWay) throws -> SweptTransition
  private let sample: SweptTransition
  /// What the transition takes in virtual seconds, by the plainest way, which comes first.
  private var duration = 0.0
  /// Screens that ways reach without animation.
  private var references: [SweepWay: PlainEnd] = [:]
  private var survivors = SweepSurvivors()
  private var ways: [SweepWay] = []
  private var omissions: [String] = []
  private var found: [Found] = []

  /// Where a way leads without animation.
  private struct PlainEnd {
    let screen: SettledScreen
    /// The classes of controllers that exist and are not shown any more.
    let dismissed: [String]
  }

  private struct Found {
    let key: Key
    let finding: Finding
    let recording: Recording?
    /// The ways that show it, the plainest first.
    var ways: [SweepWay]

    var discovery: Sweep.Discovery {
      Sweep.Discovery(finding: finding, way: ways[0], wayCount: ways.count, recording: recording)
    }
  }

  /// Defects are the same where rule, object and property are; of vectors and sizes, both axes are one property.
  private struct Key: Equatable {
    let rule: Rule
    let object: String?
    let property: String?
  }

  init(
    _ name: String, device: Device, _ make: @escaping (Stage, SweepWay) throws -> SweptTransition
  ) throws {
    (self.name, self.device, self.make) = (name, device, make)
    sample = try make(Stage(device: device), SweepWay(.finished))
  }

  var sweep: Sweep {
    var complete = self
    for (finding, way) in survivors.findings { complete.note(finding, way, nil) }
    let all = complete.found.map(\.discovery)
    return Sweep(
      name: name, ways: ways, omissions: omissions,
      findings: all.filter { $0.finding.rule.severity != .note },
      notes: all.filter { $0.finding.rule.severity == .note })
  }

  /// The ways of the transition.
  func ways(changesLayout: Bool) -> [SweepWay] {
    SweepWay.all(
      isDriven: sample.drag != nil, isBackDriven: sample.backDrag != nil,
      startsAgain: sample.startsAgain, changesLayout: changesLayout)
  }

  /// Goes a way, and keeps what is found.
  mutating func go(_ way: SweepWay) throws {
    let participants = try perform(way)
    survivors.takeRemaining(of: participants, way)
  }

  /// Goes a way, and returns who has taken part in it; what the way has made is released with the return.
  private mutating func perform(
    _ way: SweepWay
  ) throws -> [TransitionCourses.Participant] {
    let run = try SweepRun(way, device: device, make)
    run.perform(duration: duration)
    if way == SweepWay(.finished) { duration = run.recordings.first?.duration ?? 0 }
    survivors.note(run.participants)
    guard let after = run.after else {
      omissions.append("\(way.description): the controllers on the screen do not allow it")
      return run.participants
    }
    let refusal = run.recordings.flatMap(\.findings).first { way.isRefused(by: $0.rule) }
    if let refusal {
      omissions.append("\(way.description): UIKit refuses it, as \(refusal.message)")
      return run.participants
    }
    ways.append(way)
    noteRecordings(of: run)
    let plain = try plainEnd(of: way)
    let comparison =
      run.isBefore && way.canBeCancelled
      ? SweepComparison(reference: .before, expected: run.before, actual: after)
      : SweepComparison(reference: .withoutAnimation, expected: plain.screen, actual: after)
    for finding in comparison.findings() { note(finding, way, run.recordings.last) }
    noteSecondRun(of: run)
    let participants = run.participants
    if way.course == .back { noteDismissed(of: run, plain) }
    return participants
  }

  /// Keeps what the recordings of a run have found, and what is found in their motion.
  private mutating func noteRecordings(of run: SweepRun) {
    let way = run.way
    for recording in run.recordings {
      let ofMotion = way.isCheckedForMotion ? recording.motionFindings() : []
      for finding in recording.findings + ofMotion where !SweepRunner.isOfTheWay(finding) {
        note(finding, way, recording)
      }
    }
  }

  /// Compares a second run with the first, unless something known is the cause.
  private mutating func noteSecondRun(of run: SweepRun) {
    guard run.way == SweepWay(.repeated), run.recordings.count == 3,
      run.recordings[0].runsSameTransitions(as: run.recordings[2]),
      !found.contains(where: { $0.finding.rule.severity == .error }),
      let finding = SecondRun(first: run.recordings[0], second: run.recordings[2]).finding
    else { return }
    note(finding, run.way, run.recordings[2])
  }

  /// Finds controllers that exist after the way back, and do not without animation.
  private mutating func noteDismissed(of run: SweepRun, _ plain: PlainEnd) {
    let dismissed = run.dismissedControllers()
    let others = run.participants.compactMap(\.object)
    for participant in dismissed where !plain.dismissed.contains(participant.name) {
      let holder = participant.object.flatMap { object in
        ObjectHolder.name(of: object, among: others.filter { $0 !== object })
      }
      note(
        .survivor(
          .keptAfterDismissal, participant, "after the way back, and does not without animation",
          holder: holder),
        run.way, run.recordings.last)
    }
  }

  /// Where a way leads without animation.
  private mutating func plainEnd(of way: SweepWay) throws -> PlainEnd {
    let plain = way.plainest
    if let known = references[plain] { return known }
    let run = try SweepRun(plain, device: device, make)
    let screen = run.performPlainly()
    survivors.note(run.participants)
    let end = PlainEnd(
      screen: screen,
      dismissed: plain.course == .back ? run.dismissedControllers().map(\.name) : [])
    references[plain] = end
    return end
  }

  /// Keeps a finding, unless a plainer way has one of the same rule and object: another way of the same defect, or
  /// what follows from it.
  private mutating func note(_ finding: Finding, _ way: SweepWay, _ recording: Recording?) {
    let key = Key(
      rule: finding.rule, object: finding.object, property: finding.property?.withoutAxis)
    let known =
      found.firstIndex { $0.key == key }
      ?? found.firstIndex {
        ($0.key.rule, $0.key.object) == (key.rule, key.object) && $0.ways[0] != way
      }
    guard let known else {
      found.append(Found(key: key, finding: finding, recording: recording, ways: [way]))
      return
    }
    // A way may show a defect in several recordings.
    if found[known].ways.last != way { found[known].ways.append(way) }
  }

  /// Whether a finding is of what the sweep does and not of the transition, or of what the engine lacks; what goes on
  /// is found where it is compared.
  private static func isOfTheWay(_ finding: Finding) -> Bool {
    let isOfMotion = [.followsUnevenly, .releaseVelocity].contains(finding.rule)
    return (finding.rule.severity == .note && !isOfMotion)
      || [.doesNotSettle, .lostTouch, .gestureStartsNothing, .nestedNavigation].contains(
        finding.rule)
  }
}

extension SweepWay {
  /// Whether the motion is looked at: what moves in other ways moves in these, but for interruptions.
  fileprivate var isCheckedForMotion: Bool {
    switch course {
    case .finished, .back:
      circumstances == Circumstances() || circumstances.accessibility == .reducedMotion
    case .driven(let share, let pace), .backDriven(let share, let pace):
      circumstances == Circumstances()
        && (pace == .steady ? [0.2, 0.7].contains(share) : share == 0.5)
    default: false
    }
  }

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

extension String {
  /// A key path without the axis at its end: `transform.scale` for `transform.scale.x`.
  fileprivate var withoutAxis: String {
    let axes = [".x", ".y", ".z", ".width", ".height"]
    return axes.first { hasSuffix($0) }.map { String(dropLast($0.count)) } ?? self
  }
}
