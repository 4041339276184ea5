// SPDX-License-Identifier: MIT
internal import Filmstrip
package import FilmstripVerification
package import Foundation

/// The results of `filmstrip lint` for other programs.
package struct LintReport: Sendable {
  package let result: LintResult
  /// The folder of the repository, to which paths are relative.
  package let repository: URL
  package let current: URL

  package init(_ result: LintResult, repository: URL, current: URL) {
    (self.result, self.repository, self.current) = (result, repository, current)
  }

  /// SARIF 2.1.0: a result for each finding that no baseline has.
  package func sarif() throws -> Data {
    let found = entries
    let used = Set(found.map(\.finding.finding.rule.id))
    let rules = Rule.all.filter { used.contains($0.id) }
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let results = found.map { linted, finding in
      let (rule, finding) = (finding.finding.rule.id, finding)
      var properties = ["instruction": finding.instruction]
      properties["command"] = finding.commandLine
      return SARIFLog.Result(
        ruleId: rule, ruleIndex: places[rule] ?? 0, kind: "fail", level: finding.severity.rawValue,
        message: .init(text: LintReport.text(finding, of: linted)),
        locations: [
          SARIFReport.location(
            of: CasePlace(linted.anchor), name: linted.name, fullName: linted.fullName,
            repository: repository,
            current: current)
        ],
        partialFingerprints: [
          "filmstripLint/v1":
            [linted.fullName, rule, finding.finding.object, finding.finding.property]
            .compactMap(\.self).joined(separator: " ")
        ], properties: properties)
    }
    return try SARIFReport.data(
      results, rules: rules.map(SARIFReport.rule), version: filmstripVersion,
      failures: result.cases.compactMap { made in
        made.error.map { "\(made.fullName): not looked at: \($0)" }
      })
  }

  /// What GitHub shows beside the lines of scene files.
  package var annotations: [String] {
    var list = AnnotationList(repository: repository, current: current)
    for linted in result.cases {
      if let error = linted.error {
        list.add(
          .error, CasePlace(linted.anchor), title: "\(linted.fullName): not looked at", error)
      }
    }
    for (linted, finding) in entries {
      list.add(
        finding.severity, CasePlace(linted.anchor),
        title: "\(linted.fullName): \(finding.finding.rule.id)",
        LintReport.text(finding, of: linted))
    }
    return list.all
  }

  private var entries: [(linted: LintedCase, finding: LintFinding)] {
    result.cases.flatMap { linted in
      linted.findings.filter { !$0.isKnown }.map { (linted, $0) }
    }
  }

  private static func text(_ finding: LintFinding, of linted: LintedCase) -> String {
    "\(linted.fullName): \(finding.finding.message), \(finding.circumstances); "
      + finding.finding.rule.remedy
  }
}
