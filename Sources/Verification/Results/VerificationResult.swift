// SPDX-License-Identifier: MIT
public import Filmstrip
public import Foundation

/// What came of verifying scenes: the one value that all reports are made of.
public struct VerificationResult: Sendable, Equatable, Codable {
  /// A part of a run that several machines share.
  public struct Shard: Sendable, Equatable, Codable {
    /// From 1 to ``count``.
    public let index: Int
    /// How many machines there are.
    public let count: Int

    /// A part by its number, from 1.
    public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
  }

  /// Always `filmstrip-results`.
  public private(set) var format = "filmstrip-results"
  /// The version of the format: 2 since findings have their rule, and places their column.
  public private(set) var version = 2
  /// The version of Filmstrip.
  public let filmstrip: String
  /// The programs and fonts that drew.
  public let environment: DrawingEnvironment
  /// The folder of the goldens, as it was given.
  public let reference: String
  /// Which goldens the run wrote.
  public let record: RecordMode
  /// The part of the run; nil for all of it.
  public let shard: Shard?
  /// How many cases the files have, with those that the run left out.
  public let totalCount: Int
  /// The cases of the run, in the order of the files.
  public let cases: [CaseResult]

  init(
    reference: String, record: RecordMode, shard: Shard?, totalCount: Int, cases: [CaseResult]
  ) {
    filmstrip = filmstripVersion
    environment = .current
    (self.reference, self.record, self.shard) = (reference, record, shard)
    (self.totalCount, self.cases) = (totalCount, cases)
  }

  /// How many cases ended in a way.
  public func count(of outcome: CaseResult.Outcome) -> Int {
    cases.reduce(0) { $0 + ($1.outcome == outcome ? 1 : 0) }
  }

  /// Whether every case is that of its golden.
  public var isPassed: Bool { cases.allSatisfy(\.outcome.isPassed) }

  /// Such as `1000 cases: 998 unchanged, 1 changed, 1 crashed`.
  public var summary: String {
    let counts = CaseResult.Outcome.allCases.compactMap { outcome in
      count(of: outcome) > 0 ? "\(count(of: outcome)) \(outcome.rawValue)" : nil
    }
    return "\(cases.count) \(cases.count == 1 ? "case" : "cases"): "
      + counts.joined(separator: ", ")
  }

  /// The result as JSON, with keys in order.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
