// SPDX-License-Identifier: MIT
package import Foundation
internal import Filmstrip
package import FilmstripVerification

/// The results as JUnit's XML, which Jenkins, GitLab, Azure and others read: a test suite for each scene file, a
/// test case for each case.
///
/// Valid by Jenkins' `junit-10.xsd`. What does not match is a failure; what could not be recorded, and what ended
/// the program, is an error.
package struct JUnitReport: Sendable {
  package let result: VerificationResult

  package init(_ result: VerificationResult) { self.result = result }

  /// What stands at the start of each such file, within its first 256 bytes.
  package static let mark = "<!-- filmstrip-report -->"

  /// The file's bytes in UTF-8; the same results give the same bytes.
  package var data: Data {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", JUnitReport.mark]
    let all = result.reportedCases
    lines.append(element("testsuites", [("name", "filmstrip")] + counts(of: all)))
    // In the order of the files; a file's cases stay together.
    var suites: [String] = []
    var cases: [String: [CaseResult]] = [:]
    for made in all {
      if cases[made.suite] == nil { suites.append(made.suite) }
      cases[made.suite, default: []].append(made)
    }
    for suite in suites { lines += self.lines(of: suite, cases[suite] ?? []) }
    lines.append("</testsuites>")
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func lines(of suite: String, _ cases: [CaseResult]) -> [String] {
    let skipped = cases.first.map { [("file", CasePlace($0.place).file)] } ?? []
    var lines = [
      "  "
        + element("testsuite", [("name", suite)] + counts(of: cases) + [("skipped", "0")] + skipped),
      "    <properties>",
      "      "
        + element("property", [("name", "filmstrip"), ("value", result.filmstrip)], isEmpty: true),
      "      "
        + element("property", [("name", "reference"), ("value", result.reference)], isEmpty: true),
    ]
    if let shard = result.shard {
      let text = "\(shard.index)/\(shard.count)"
      lines.append(
        "      " + element("property", [("name", "shard"), ("value", text)], isEmpty: true))
    }
    lines.append("    </properties>")
    for made in cases { lines += self.lines(of: made) }
    return lines + ["  </testsuite>"]
  }

  private func lines(of made: CaseResult) -> [String] {
    var attributes = [("name", made.name), ("classname", made.suite)]
    if let seconds = made.seconds { attributes.append(("time", JUnitReport.text(seconds))) }
    let isPassed = made.outcome.isPassed
    let output =
      made.findings.map { "\($0.rule.severity.rawValue): \($0)" } + made.ignoredLines
    guard !isPassed || !output.isEmpty else {
      return ["    " + element("testcase", attributes, isEmpty: true)]
    }
    var lines = ["    " + element("testcase", attributes)]
    if !isPassed {
      let kind = made.outcome.isJUnitError ? "error" : "failure"
      let text = (made.excerpt(made.message) + made.folders).joined(separator: "\n")
      lines.append(
        "      "
          + element(kind, [("type", made.outcome.rawValue), ("message", made.sentence)])
          + XMLText.escaped(text) + "</\(kind)>")
    }
    if !output.isEmpty {
      let text = output.joined(separator: "\n")
      lines.append("      <system-out>\(XMLText.escaped(text))</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  private func counts(of cases: [CaseResult]) -> [(String, String)] {
    let failed = cases.filter { !$0.outcome.isPassed }
    let errors = failed.count { $0.outcome.isJUnitError }
    let seconds = cases.reduce(0) { $0 + ($1.seconds ?? 0) }
    return [
      ("tests", "\(cases.count)"), ("failures", "\(failed.count - errors)"),
      ("errors", "\(errors)"), ("time", JUnitReport.text(seconds)),
    ]
  }

  private func element(
    _ name: String, _ attributes: [(String, String)], isEmpty: Bool = false
  ) -> String {
    let texts = attributes.map { " \($0.0)=\"\(XMLText.escaped($0.1))\"" }
    return "<\(name)\(texts.joined())\(isEmpty ? "/>" : ">")"
  }

  /// Seconds with three decimals: the schema knows no exponents.
  private static func text(_ seconds: Double) -> String {
    let milliseconds = Int((min(max(seconds, 0), 1e12) * 1_000).rounded())
    let rest = "\(milliseconds % 1_000)"
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension CaseResult.Outcome {
  /// Whether there is no comparison at all.
  fileprivate var isJUnitError: Bool { self == .error || self == .crashed }
}
