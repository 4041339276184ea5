// SPDX-License-Identifier: MIT
internal import FilmstripWording
internal import Filmstrip
package import Foundation
package import FilmstripVerification

/// What GitHub shows beside the lines of scene files: commands that a step of a workflow prints.
///
/// An error for each case that does not pass, a warning or a notice for each finding. GitHub shows ten of each
/// kind for a step; of more than that one line says so.
package struct GitHubAnnotations: Sendable {
  package let result: VerificationResult
  /// The folder of the repository, to which paths are relative.
  package let repository: URL
  package let current: URL

  package init(_ result: VerificationResult, repository: URL, current: URL) {
    self.result = result
    self.repository = repository
    self.current = current
  }

  package var lines: [String] {
    var list = AnnotationList(repository: repository, current: current)
    for made in result.reportedCases where !made.outcome.isPassed {
      let reasons = made.reasons
      let text = (reasons.isEmpty ? [made.headline] : reasons).joined(separator: "\n")
      list.add(.error, made.sourcePlace, title: "\(made.fullName): \(made.outcome.rawValue)", text)
    }
    for made in result.cases {
      for finding in made.findings {
        // A finding alone does not make a run fail.
        let severity: Rule.Severity = finding.rule.severity == .note ? .note : .warning
        list.add(
          severity, made.sourcePlace, title: "\(made.fullName): \(finding.rule.id)", "\(finding)")
      }
    }
    return list.all
  }

  /// Text of a command as GitHub's own toolkit writes it (`actions/toolkit`, `command.ts`).
  static func escaped(_ text: String, isProperty: Bool) -> String {
    var out = text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    if isProperty { out = out.replacing(":", with: "%3A").replacing(",", with: "%2C") }
    return out
  }
}
