// SPDX-License-Identifier: MIT
import Diff
import Filmstrip
import Foundation
import SeededNumbers
import Testing
import Transitions
import UIKit

/// Transitions of the gallery that were changed a little, each recognized for what it is.
@MainActor
@Suite struct MutantTests {
  /// What became of the mutants of a kind.
  struct Score: Equatable {
    var count = 0
    var caught = 0
    var layer = 0
    var property = 0
    var cause = 0
    var all = 0
  }

  private static func seed() -> UInt64 {
    ProcessInfo.processInfo.environment["FILMSTRIP_MUTANT_SEED"].flatMap { UInt64($0) } ?? 13
  }

  @Test func eachMutantIsCaughtAndNamed() throws {
    var unchanged: [MutantRun: Recording] = [:]
    var scores: [(kind: Mutant.Kind, score: Score)] = Mutant.Kind.allCases.map { ($0, Score()) }
    for mutant in Mutant.all(seed: Self.seed()) {
      let expected = try unchanged[mutant.run] ?? MutantStage.record(mutant.run, Mutation())
      unchanged[mutant.run] = expected
      let mutation = mutant.makeMutation()
      let actual = try MutantStage.record(mutant.run, mutation)
      guard let expectation = mutation.expectation else {
        Issue.record("\(mutant): nothing to change")
        continue
      }
      let start = Date()
      let diff = MotionDiff(expected: TimelineFile(expected), actual: TimelineFile(actual))
      let time = Date().timeIntervalSince(start)
      let line = diff.lines.first { !Self.isOutcome($0) } ?? ""
      let met = expectation.isMet(by: line)
      let isCaught =
        try !diff.isEmpty
        || (expected.frames != actual.frames && expected.pictures() != actual.pictures())
      guard let place = scores.firstIndex(where: { $0.kind == mutant.kind }) else { continue }
      scores[place].score.count += 1
      scores[place].score.caught += isCaught ? 1 : 0
      scores[place].score.layer += met.layer ? 1 : 0
      scores[place].score.property += met.property ? 1 : 0
      scores[place].score.cause += met.cause ? 1 : 0
      let isNamed = met.layer && met.property && met.cause
      scores[place].score.all += isNamed ? 1 : 0
      if !isNamed || !isCaught {
        print("MUTANT \(mutant) \(expectation) \(isCaught) \(time)\n  \(diff.lines.prefix(6).joined(separator: "\n  "))")
      }
    }
    for (kind, score) in scores {
      print("| \(kind.rawValue) | \(score.count) | \(score.caught) | \(score.all) | \(score.layer) \(score.property) \(score.cause)")
    }
    let total = scores.reduce(0) { $0 + $1.score.count }
    let named = scores.reduce(0) { $0 + $1.score.all }
    print(total, named, Double(named) / Double(total))
  }

  private static func isOutcome(_ line: String) -> Bool {
    ["screen ", "frame rate ", "duration ", "number of frames "].contains { line.hasPrefix($0) }
  }
}
