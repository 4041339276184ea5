// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing
import FilmstripTransitions

/// Transitions of the gallery that were changed a little: each is caught, and told for what it is.
@MainActor
@Suite struct MutantTests {
  /// The seed of the table in docs/testing.md; `FILMSTRIP_MUTANT_SEED` takes another one for a trial.
  private static let seed: UInt64 = 13
  /// The least share of mutants that the first line has to name in full.
  private static let leastShare = 0.95

  @Test func mutantsAreCaughtAndNamed() throws {
    let trial = ProcessInfo.processInfo.environment["FILMSTRIP_MUTANT_SEED"].flatMap { UInt64($0) }
    let mutants = Mutant.all(seed: trial ?? Self.seed)
    #expect(mutants.count >= 150)
    #expect(Set(mutants.map(\.run.entry)) == Set(Gallery.entries.map(\.name)))
    var scores = Mutant.Kind.allCases.map { MutantScore($0) }
    var unchanged: [MutantRun: Recording] = [:]
    for mutant in mutants {
      let expected = try unchanged[mutant.run] ?? MutantStage.record(mutant.run, Mutation())
      unchanged[mutant.run] = expected
      let result = try compare(mutant, to: expected)
      #expect(result.isCaught, "\(mutant) is not caught")
      if !result.isNamed { print("not named: \(mutant)", result.lines.prefix(4)) }
      guard let place = scores.firstIndex(where: { $0.kind == mutant.kind }) else { continue }
      scores[place].add(result)
    }
    let named = scores.reduce(0) { $0 + $1.named }
    let rows = scores.map(\.row)
    print((rows + ["\(named) of \(mutants.count)"]).joined(separator: "\n"))
    #expect(Double(named) >= Self.leastShare * Double(mutants.count))
    #expect(scores.allSatisfy { $0.count >= 6 })
    if trial == nil {
      let documented = try String(contentsOf: Self.document, encoding: .utf8)
      for row in rows + ["**\(named) of \(mutants.count)**"] {
        #expect(documented.contains(row), "docs/testing.md has to say: \(row)")
      }
    }
  }

  private func compare(_ mutant: Mutant, to expected: Recording) throws -> MutantResult {
    let mutation = mutant.makeMutation()
    let actual = try MutantStage.record(mutant.run, mutation)
    let expectation = try #require(mutation.expectation, "\(mutant) changes nothing")
    let diff = MotionDiff(expected: TimelineFile(expected), actual: TimelineFile(actual))
    let isCaught =
      try !diff.isEmpty
      || (expected.frames != actual.frames && expected.pictures() != actual.pictures())
    return MutantResult(
      mutant: mutant, isCaught: isCaught,
      says: expectation.isMet(by: diff.lines.first { !Self.isOutcome($0) } ?? ""),
      lines: diff.lines)
  }

  /// Whether a line is about the whole, as another duration is, which every message begins with.
  private static func isOutcome(_ line: String) -> Bool {
    ["screen ", "frame rate ", "duration ", "number of frames "].contains { line.hasPrefix($0) }
  }

  private static let document = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../docs/testing.md").standardizedFileURL
}
