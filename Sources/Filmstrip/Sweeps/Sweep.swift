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
  /// What was found, one for each defect, with the first of the ways that show it.
  public let findings: [Discovery]

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
    var runner = try SweepRunner(name, device: device, makeTransition)
    for way in runner.ways(changesLayout: changesLayout) { try runner.go(way) }
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
  private var references: [SweepWay: SettledScreen] = [:]
  private var ways: [SweepWay] = []
  private var omissions: [String] = []
  private var found: [Found] = []

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
    Sweep(name: name, ways: ways, omissions: omissions, findings: found.map(\.discovery))
  }

  /// The ways of the transition.
  func ways(changesLayout: Bool) -> [SweepWay] {
    SweepWay.all(
      isDriven: sample.drag != nil, isBackDriven: sample.backDrag != nil,
      startsAgain: sample.startsAgain, changesLayout: changesLayout)
  }

  /// Goes a way, and keeps what is found.
  mutating func go(_ way: SweepWay) throws {
    let run = try SweepRun(way, device: device, make)
    run.perform(duration: duration)
    if way == SweepWay(.finished) { duration = run.recordings.first?.duration ?? 0 }
    guard let after = run.after else {
      omissions.append("\(way.description): the controllers on the screen do not allow it")
      return
    }
    let refusal = run.recordings.flatMap(\.findings).first { way.isRefused(by: $0.rule) }
    if let refusal {
      omissions.append("\(way.description): UIKit refuses it, as \(refusal.message)")
      return
    }
    ways.append(way)
    for recording in run.recordings {
      for finding in recording.findings where !SweepRunner.isOfTheWay(finding) {
        note(finding, way, recording)
      }
    }
    let comparison =
      run.isBefore && way.canBeCancelled
      ? SweepComparison(reference: .before, expected: run.before, actual: after)
      : SweepComparison(
        reference: .withoutAnimation, expected: try reference(of: way), actual: after)
    for finding in comparison.findings() { note(finding, way, run.recordings.last) }
  }

  /// The screen that a way reaches without animation.
  private mutating func reference(of way: SweepWay) throws -> SettledScreen {
    let plain = way.plainest
    if let known = references[plain] { return known }
    let run = try SweepRun(plain, device: device, make)
    let screen = run.performPlainly()
    references[plain] = screen
    return screen
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

  /// Whether a finding is of what the sweep does and not of the transition.
  private static func isOfTheWay(_ finding: Finding) -> Bool {
    finding.rule.severity == .note
      || [.lostTouch, .gestureStartsNothing, .nestedNavigation].contains(finding.rule)
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

extension String {
  /// A key path without the axis at its end: `transform.scale` for `transform.scale.x`.
  fileprivate var withoutAxis: String {
    let axes = [".x", ".y", ".z", ".width", ".height"]
    return axes.first { hasSuffix($0) }.map { String(dropLast($0.count)) } ?? self
  }
}
