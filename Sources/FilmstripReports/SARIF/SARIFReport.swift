// SPDX-License-Identifier: MIT
internal import Filmstrip
package import Foundation
package import FilmstripVerification

/// The results in SARIF 2.1.0, which code hosts show beside lines of scene files: a result for each case that does
/// not pass, and for each finding.
package struct SARIFReport: Sendable {
  package let result: VerificationResult
  /// The folder to which paths are relative: that of the repository.
  package let repository: URL
  package let current: URL

  package init(_ result: VerificationResult, repository: URL, current: URL) {
    self.result = result
    self.repository = repository
    self.current = current
  }

  package static let mark = "\"name\" : \"Filmstrip\""

  private static let base = "%SRCROOT%"

  /// The file's bytes in UTF-8; the same results give the same bytes.
  package func data() throws -> Data {
    // Rules that nothing refers to are left out.
    let names = Set(result.cases.flatMap { $0.findings.map(\.rule.id) })
    let findingRules = Rule.all.filter { names.contains($0.id) } + unknownRules
    let reported = result.reportedCases
    let outcomes = CaseResult.Outcome.allCases.filter { outcome in
      !outcome.isPassed && reported.contains { $0.outcome == outcome }
    }
    let isOfCommit = reported.contains { $0.base != nil }
    let rules =
      outcomes.map { SARIFReport.rule($0, isOfCommit: isOfCommit) }
      + findingRules.map(SARIFReport.rule)
    let places = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var results: [SARIFLog.Result] = []
    for made in reported {
      if !made.outcome.isPassed {
        let text = ([made.fullName + ": " + made.sentence] + made.details).joined(separator: "\n")
        results.append(
          entry(made, rule: made.outcome.ruleName, level: "error", text: text, places: places))
      }
      for finding in made.findings {
        results.append(
          entry(
            made, rule: finding.rule.id, level: finding.rule.severity.rawValue,
            text: "\(made.fullName): \(finding)", places: places))
      }
    }
    return try SARIFReport.data(results, rules: rules, version: result.filmstrip)
  }

  /// Rules of findings that another version made.
  private var unknownRules: [Rule] {
    var known = Set(Rule.all.map(\.id))
    return result.cases.flatMap { $0.findings.map(\.rule) }
      .filter { known.insert($0.id).inserted }
  }

  private func entry(
    _ made: CaseResult, rule: String, level: String, text: String, places: [String: Int]
  ) -> SARIFLog.Result {
    var properties = ["outcome": made.outcome.rawValue, "golden": made.golden]
    properties["failure"] = made.failure
    return SARIFLog.Result(
      ruleId: rule, ruleIndex: places[rule] ?? 0, kind: "fail", level: level,
      message: .init(text: text),
      locations: [
        SARIFReport.location(
          of: made.sourcePlace, name: made.name, fullName: made.fullName, repository: repository,
          current: current)
      ],
      partialFingerprints: ["filmstripCase/v1": "\(made.fullName) \(rule)"],
      properties: properties)
  }

  /// Where a scene is.
  static func location(
    of place: CasePlace, name: String, fullName: String, repository: URL, current: URL
  ) -> SARIFLog.Location {
    let path = place.path(relativeTo: repository, from: current)
    let isInside = !path.hasPrefix("/")
    let uri = (isInside ? "" : "file://") + encoded(path)
    return SARIFLog.Location(
      physicalLocation: .init(
        artifactLocation: .init(uri: uri, uriBaseId: isInside ? base : nil),
        region: .init(startLine: place.line, startColumn: place.column)),
      logicalLocations: [.init(name: name, fullyQualifiedName: fullName)])
  }

  /// The file's bytes, of what is found; `failures` says what could not be looked at.
  static func data(
    _ results: [SARIFLog.Result], rules: [SARIFLog.Rule], version: String,
    failures: [String] = []
  ) throws -> Data {
    let invocation = SARIFLog.Invocation(
      executionSuccessful: false,
      toolExecutionNotifications: failures.map { .init(message: .init(text: $0)) })
    let run = SARIFLog.Run(
      invocations: failures.isEmpty ? nil : [invocation],
      originalUriBaseIds: [base: .init(description: .init(text: "The folder of the repository."))],
      results: results, tool: .init(driver: .init(semanticVersion: version, rules: rules)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(SARIFLog(runs: [run])) + Data("\n".utf8)
  }

  private static func rule(_ outcome: CaseResult.Outcome, isOfCommit: Bool) -> SARIFLog.Rule {
    SARIFLog.Rule(
      id: outcome.ruleName,
      shortDescription: .init(text: isOfCommit ? outcome.sentenceOfCommit : outcome.sentence),
      help: nil, helpUri: nil, defaultConfiguration: .init(level: "error"))
  }

  static func rule(_ rule: Rule) -> SARIFLog.Rule {
    SARIFLog.Rule(
      id: rule.id, shortDescription: .init(text: rule.sentence + "."),
      help: .init(text: rule.remedy + "."), helpUri: nil,
      defaultConfiguration: .init(level: rule.severity.rawValue))
  }

  /// A path as a reference of RFC 3986: what is not unreserved there is escaped, slashes apart.
  static func encoded(_ path: String) -> String {
    var out = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        out.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        out += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return out
  }
}

extension CaseResult {
  fileprivate var details: [String] {
    excerpt(message.filter { $0 != headline && $0 != sentence })
  }
}

extension CaseResult.Outcome {
  fileprivate var ruleName: String {
    switch self {
    case .changed: "case-changed"
    case .missing: "golden-missing"
    case .new: "case-new"
    case .gone: "case-gone"
    case .recorded: "golden-recorded"
    case .error: "case-not-recorded"
    case .crashed: "case-crashed"
    case .unchanged, .similar: rawValue
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .changed: "A recording is not that of its golden."
    case .missing: "A case has no golden."
    case .new: "The other commit does not have a case."
    case .gone: "Only the other commit has a case."
    case .recorded: "A golden was written, and has not been looked at."
    case .error: "A scene could not be recorded or compared."
    case .crashed: "The program ended while a scene was recorded."
    case .unchanged, .similar: "A recording is that of its golden."
    }
  }

  /// Where another commit stands in place of goldens.
  fileprivate var sentenceOfCommit: String {
    switch self {
    case .changed: "A recording is not that of the other commit."
    case .missing: "The other commit could not record a case."
    case .unchanged, .similar: "A recording is that of the other commit."
    case .new, .gone, .recorded, .error, .crashed: sentence
    }
  }
}
