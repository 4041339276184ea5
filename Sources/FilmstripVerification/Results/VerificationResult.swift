// SPDX-License-Identifier: MIT
internal import FilmstripWording
package import Filmstrip
package import Foundation

/// What came of verifying scenes: the one value that all reports are made of.
package struct VerificationResult: Sendable, Equatable, Codable {
  package struct Shard: Sendable, Equatable, Codable {
    /// From 1 to ``count``.
    package let index: Int
    package let count: Int
    /// Names the times by which cases were divided; nil where they were divided by their count.
    package var times: Digest?

    /// A part by its number, from 1.
    package init(index: Int, count: Int) { (self.index, self.count) = (index, count) }

    static let counts = 1...100_000

    var isPossible: Bool { Shard.counts.contains(count) && (1...count).contains(index) }
  }

  package private(set) var format = "filmstrip-results"
  /// The version of the format: 2 since findings have their rule, and places their column.
  package private(set) var version = 2
  /// The version of Filmstrip.
  package let filmstrip: String
  package let environment: DrawingEnvironment
  package let reference: String
  package let record: RecordMode
  /// The part of the run; nil for all of it.
  package let shard: Shard?
  /// What all parts of one run have in common.
  package let plan: RunPlan
  /// Parts of which no results were merged, in a run that is not complete; nil where none is missing.
  package private(set) var missing: [Shard]?
  /// Goldens that no case of the files has, as messages call their folders; nil where not all cases are known, as with
  /// a filter.
  package var orphans: [String]?
  /// How many cases the files have, with those that the run left out.
  package let totalCount: Int
  /// The cases of the run, in the order of the files.
  package private(set) var cases: [CaseResult]

  init(
    reference: String, record: RecordMode, shard: Shard?, plan: RunPlan = RunPlan(),
    totalCount: Int, cases: [CaseResult]
  ) {
    filmstrip = filmstripVersion
    environment = .current
    (self.reference, self.record, self.shard, self.plan) = (reference, record, shard, plan)
    (self.totalCount, self.cases) = (totalCount, cases)
  }

  /// The result of a whole run, from those of its parts, which are of one configuration.
  init(joining parts: [VerificationResult], missing: [Shard]) {
    let first = parts[0]
    (filmstrip, environment) = (first.filmstrip, first.environment)
    (reference, record, shard, plan) = (first.reference, first.record, nil, first.plan)
    self.missing = missing.isEmpty ? nil : missing
    // Each part knows all cases of the files, and only the goldens of its own machine.
    let orphans = parts.compactMap(\.orphans)
    self.orphans = orphans.count == parts.count ? Set(orphans.joined()).sorted() : nil
    totalCount = first.totalCount
    cases = parts.flatMap(\.cases).sorted { $0.index < $1.index }
  }

  func replacing(cases: [CaseResult]) -> VerificationResult {
    var result = self
    result.cases = cases
    return result
  }

  /// A run without cases.
  package static func empty(reference: String) -> VerificationResult {
    VerificationResult(reference: reference, record: .never, shard: nil, totalCount: 0, cases: [])
  }

  /// The same run with results of cases that the files do not have any more.
  func adding(_ gone: [CaseResult]) -> VerificationResult {
    var all = cases
    for (place, made) in gone.enumerated() {
      var made = made
      made.index = totalCount + place
      all.append(made)
    }
    var result = VerificationResult(
      reference: reference, record: record, shard: shard, plan: plan.adding(gone.map(\.fullName)),
      totalCount: totalCount + gone.count, cases: all)
    result.missing = missing
    return result
  }

  /// Which of its numbers no run can have; nil where all can be.
  ///
  /// What sums and lists are made of is checked before: a part of thirty million parts has a list of the others.
  var impossibility: String? {
    for shard in [shard].compactMap(\.self) + (missing ?? []) where !shard.isPossible {
      return
        "part \(shard) cannot be; there are 1 to \(Shard.counts.upperBound) parts, numbered from 1"
    }
    if plan.selectedCount < 0 || plan.selectedCount > totalCount {
      return "it is of \(plan.selectedCount) cases of \(totalCount)"
    }
    if cases.count > plan.selectedCount {
      return "it has \(cases.count) cases of \(plan.selectedCount)"
    }
    if let made = cases.first(where: { !(0..<totalCount).contains($0.index) }) {
      return "the case \(made.fullName) has the number \(made.index) of \(totalCount)"
    }
    return nil
  }

  /// The cases, and after them one that stands for the parts of which there are no results, and one for what is wrong
  /// with ignores: for reports that say nothing of a run but its cases.
  package var reportedCases: [CaseResult] {
    func error(_ name: String, _ message: [String]) -> CaseResult {
      CaseResult(
        suite: "filmstrip", name: name, place: cases.first?.place ?? reference, outcome: .error,
        golden: reference, message: message)
    }
    var reported = cases
    if let missing, let first = missing.first {
      let message =
        "part\(missing.count == 1 ? "" : "s") \(missing.numbers) of \(first.count): no results, with "
        + "\(plan.selectedCount - cases.count) of \(plan.selectedCount) cases"
      reported.append(error("missing parts", [message]))
    }
    if !ignoreProblems.isEmpty { reported.append(error("ignores", ignoreProblems)) }
    return reported
  }

  package func count(of outcome: CaseResult.Outcome) -> Int {
    cases.reduce(0) { $0 + ($1.outcome == outcome ? 1 : 0) }
  }

  /// Whether every case is that of its golden, none was left to a part that is missing, and each ignore has something
  /// to ignore.
  package var isPassed: Bool {
    missing == nil && cases.allSatisfy(\.outcome.isPassed) && ignoreProblems.isEmpty
  }

  /// Such as `1000 cases: 998 unchanged, 1 changed, 1 crashed`.
  package var summary: String {
    let counts = CaseResult.Outcome.allCases.compactMap { outcome in
      count(of: outcome) > 0 ? "\(count(of: outcome)) \(outcome.rawValue)" : nil
    }
    let isIncomplete = missing != nil
    let all =
      counts + (isIncomplete ? ["\(plan.selectedCount - cases.count) in missing parts"] : [])
    return cases.count.counting("case")
      + (all.isEmpty ? "" : ": ") + all.joined(separator: ", ")
      + (ignoringCount == 0 ? "" : "; \(ignoringCount) of them with ignored differences")
  }

  /// What is said of goldens that no case has, a line each and what to do; empty where there are none.
  package var orphanLines: [String] {
    guard let orphans, !orphans.isEmpty else { return [] }
    return orphans.map { "orphan \($0)" } + [
      "\(orphans.count.counting("golden")) that no case has; 'filmstrip prune SCENES --reference DIR --remove' "
        + "removes \(orphans.count == 1 ? "it" : "them")"
    ]
  }

  /// How many cases pass, and would not pass if nothing were ignored.
  private var ignoringCount: Int {
    cases.count { $0.outcome.isPassed && !$0.ignoredLines.isEmpty }
  }

  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension [VerificationResult.Shard] {
  /// The numbers of parts, such as `2, 3, 4`; of a thousand machines that all failed the first ten are enough.
  package var numbers: String {
    prefix(10).map { "\($0.index)" }.joined(separator: ", ")
      + (count > 10 ? " and \(count - 10) more" : "")
  }
}
