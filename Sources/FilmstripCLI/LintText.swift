// SPDX-License-Identifier: MIT
import FilmstripVerification
import FilmstripWording

/// What `filmstrip lint` prints of a case.
enum LintText {
  /// Nothing for a case in which nothing is new.
  static func lines(of linted: LintedCase, folder: String) -> [String] {
    let found = linted.findings.filter { !$0.isKnown }
    if let error = linted.error {
      return ["\(linted.fullName): not looked at: \(error)"]
        + (linted.place.isEmpty ? [] : ["  scene:  \(linted.place)"])
    }
    guard !found.isEmpty else { return [] }
    return ["\(linted.fullName): \(found.count.counting("finding"))"]
      + found.flatMap { finding -> [String] in
        [
          "  \(finding.severity.rawValue): \(finding.finding.message) [\(finding.finding.rule.id)]",
          "    \(finding.circumstances)",
          "    do:     \(finding.finding.rule.remedy)",
          "    again:  \(finding.commandLine ?? finding.instruction)",
        ] + (finding.picture.map { ["    frames: \(folder)/\($0)"] } ?? [])
      }
  }

  /// What was left out, each once, with the number of cases.
  static func omissions(of result: LintResult) -> [String] {
    let lines = result.cases.flatMap(\.omissions)
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }.map { line in
      let count = lines.count { $0 == line }
      return "left out\(count == 1 ? "" : ", in \(count) cases"): \(line)"
    }
  }
}
