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

  /// So many of each kind GitHub shows for a step.
  static let limit = 10

  package init(_ result: VerificationResult, repository: URL, current: URL) {
    self.result = result
    self.repository = repository
    self.current = current
  }

  package var lines: [String] {
    var lines: [String] = []
    var counts: [String: Int] = [:]
    func add(_ kind: String, _ made: CaseResult, title: String, _ text: String) {
      counts[kind, default: 0] += 1
      guard counts[kind, default: 0] <= GitHubAnnotations.limit else { return }
      let place = CasePlace(made.place)
      let properties = [
        ("file", place.path(relativeTo: repository, from: current)), ("line", "\(place.line)"),
        ("col", "\(place.column)"), ("title", title),
      ].map { "\($0.0)=\(GitHubAnnotations.escaped($0.1, isProperty: true))" }
      lines.append(
        "::\(kind) \(properties.joined(separator: ","))::"
          + GitHubAnnotations.escaped(text, isProperty: false))
    }
    for made in result.reportedCases where !made.outcome.isPassed {
      let text = (made.message.isEmpty ? [made.headline] : made.message).joined(separator: "\n")
      add("error", made, title: "\(made.fullName): \(made.outcome.rawValue)", text)
    }
    for made in result.cases {
      for finding in made.findings {
        // A finding alone does not make a run fail.
        let kind = finding.rule.severity == .note ? "notice" : "warning"
        add(kind, made, title: "\(made.fullName): \(finding.rule.id)", "\(finding)")
      }
    }
    let rest = ["error", "warning", "notice"].compactMap { kind in
      let count = counts[kind, default: 0] - GitHubAnnotations.limit
      return count > 0 ? count.counting("more \(kind)") : nil
    }
    guard !rest.isEmpty else { return lines }
    return lines + ["\(rest.joined(separator: ", ")) in the report: GitHub shows ten of each kind"]
  }

  /// Text of a command as GitHub's own toolkit writes it (`actions/toolkit`, `command.ts`).
  static func escaped(_ text: String, isProperty: Bool) -> String {
    var out = text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    if isProperty { out = out.replacing(":", with: "%3A").replacing(",", with: "%2C") }
    return out
  }
}
