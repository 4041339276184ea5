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
  /// before. What each recording finds is reported, too, but for notes. `makeTransition` is called for each way, and
  /// makes all controllers again. If a way ends the process by a trap, its name is written to standard error:
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
    let runner = try SweepRunner(device: device, changesLayout: changesLayout, makeTransition)
    var (ways, omissions): ([SweepWay], [String]) = ([], [])
    var found = DefectList<SweepWay, Recording?>()
    for way in runner.ways where isGone(way) {
      let swept = try TrapNotice.during("sweep '\(name)', when \(way.description)") {
        try runner.go(way)
      }
      if let omission = swept.omission {
        omissions.append(omission)
      } else {
        ways.append(way)
      }
      omissions += swept.unstable.filter { !omissions.contains($0) }
      for entry in swept.findings {
        found.note(entry.finding, way, entry.recording.map { swept.recordings[$0] })
      }
    }
    let all = found.defects.map {
      Sweep.Discovery(
        finding: $0.finding, way: $0.ways[0], wayCount: $0.ways.count, recording: $0.evidence)
    }
    return Sweep(
      name: name, ways: ways, omissions: omissions,
      findings: all.filter { $0.finding.rule.severity != .note },
      notes: all.filter { $0.finding.rule.severity == .note })
  }
}
