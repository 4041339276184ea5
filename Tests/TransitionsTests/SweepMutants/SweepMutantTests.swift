// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripTransitions
import Foundation
import Testing
import UIKit

/// Transitions that are broken in one way: what sweeps find of them, and what they find of unbroken ones.
@MainActor
@Suite struct SweepMutantTests {
  /// A broken transition, and the rules of which one has to tell of it.
  private struct Outcome {
    let name: String
    let rules: [Rule]
    let mustBeFound: Bool
    let sweep: Sweep

    var isFound: Bool {
      (sweep.findings + sweep.notes).contains { rules.contains($0.finding.rule) }
    }
  }

  @Test func nineTenthsOfTheMutantsAreFound() throws {
    var outcomes: [Outcome] = []
    for fault in SweepFault.allCases {
      for entry in fault.entries {
        outcomes.append(
          Outcome(
            name: "\(fault) of \(entry)", rules: fault.rules, mustBeFound: fault.mustBeFound,
            sweep: try sweep(entry, fault)))
      }
    }
    for motion in CalmTransition.Motion.allCases {
      outcomes.append(
        Outcome(
          name: "\(motion) under Reduce Motion", rules: [.ignoresReducedMotion], mustBeFound: true,
          sweep: try CalmTransition.sweep(motion)))
    }
    for fault in StackTransition.Fault.allCases {
      let isPushed = fault.rule != .reachesBehind
      outcomes.append(
        Outcome(
          name: "\(fault) of a stack", rules: [fault.rule], mustBeFound: true,
          sweep: try StackTransition.sweep(fault, isPushed: isPushed)))
    }
    for outcome in outcomes where !outcome.isFound {
      let found = outcome.sweep.findings.map(\.description).joined(separator: "\n    ")
      print("not found: \(outcome.name)\n    \(found)")
      #expect(!outcome.mustBeFound, "\(outcome.name) is not found")
    }
    #expect(outcomes.count >= 60)
    #expect(10 * outcomes.count(where: \.isFound) >= 9 * outcomes.count)
    try compareWithDocument(outcomes)
  }

  @Test func aCalmTransitionHasNoFindings() throws {
    let sweep = try CalmTransition.sweep(nil)
    #expect(sweep.findings.isEmpty, "\(sweep.findings)")
  }

  @Test(arguments: [false, true]) func aStackThatIsRightHasNoFindings(isPushed: Bool) throws {
    let sweep = try StackTransition.sweep(nil, isPushed: isPushed)
    #expect(sweep.findings.isEmpty && sweep.notes.isEmpty, "\(sweep.findings) \(sweep.notes)")
  }

  /// Compares the table of docs/lint-rates.md with what was found of the mutants, and in transitions that are right.
  private func compareWithDocument(_ outcomes: [Outcome]) throws {
    let sweeps = try Gallery.entries.map { try sweep($0.name, nil) }
    let unbroken = sweeps.flatMap { $0.findings + $0.notes }
    #expect(unbroken.allSatisfy { $0.finding.rule.severity != .error }, "\(unbroken)")
    let rules = Rule.all.filter { rule in outcomes.contains { $0.rules.first == rule } }
    var total = 0
    let rows = rules.map { rule in
      let own = outcomes.filter { $0.rules.first == rule }
      let count = unbroken.count { $0.finding.rule == rule }
      total += count
      return "| `\(rule.id)` | \(own.count) | \(own.count(where: \.isFound)) | \(count) |"
    }
    let last =
      "| all | \(outcomes.count) | \(outcomes.count(where: \.isFound)) | \(total) |"
    print((rows + [last]).joined(separator: "\n"))
    let page = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../docs/lint-rates.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    for row in rows + [last] {
      #expect(text.contains(row), "docs/lint-rates.md has to say: \(row)")
    }
  }

  /// The ways that show the defects; the others show the same ones.
  private func isGone(_ way: SweepWay) -> Bool {
    let circumstances = way.circumstances
    guard circumstances == SweepWay.Circumstances() else {
      return way.course == .finished
        && (circumstances.accessibility == .reducedMotion
          || circumstances.contentSizeCategory != .large)
        || circumstances.layoutDirection == .rightToLeft && [.finished, .back].contains(way.course)
    }
    switch way.course {
    case .finished, .back, .repeated: return true
    case .driven(let share, .steady): return share == 0.2 || share == 0.7
    default: return false
    }
  }

  private func sweep(_ name: String, _ fault: SweepFault?) throws -> Sweep {
    let entry = try Gallery.entry(named: name)
    return try Stage.sweep(
      name, on: GalleryStage.device, changesLayout: fault?.isOfText ?? true, where: isGone
    ) { stage, way in
      let (from, to) = (
        FaultScreen(.lightGray), FaultScreen(.white, texts: fault?.texts ?? SweepFault.roomyTexts)
      )
      let scene = try entry.makeScene(SceneSetup(from: from, to: to, isDriven: way.isDriven))
      scene.install(in: stage.window)
      let mutation = fault.map { FaultMutation($0) } ?? Mutation()
      let delegates = MutableDelegates(mutation, isOverlaid: false)
      let root = scene.rootViewController
      let install = { [root, from, to, delegates] in
        for controller in [root, from, to] { delegates.install(in: controller) }
      }
      install()
      for recognizer in from.view.gestureRecognizers ?? [] {
        (recognizer as? UIPanGestureRecognizer)?.addTarget { [weak delegates, weak root] pan in
          if pan.state == .began, let root { delegates?.install(in: root) }
        }
      }
      var transition = SweptTransition(drag: entry.drag.map(GallerySweepTests.drag)) {
        install()
        scene.start()
        install()
      }
      transition.startsAgain = false
      return transition
    }
  }
}
