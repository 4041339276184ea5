// SPDX-License-Identifier: MIT
internal import Filmstrip
package import Foundation

/// Findings of old code that do not fail a run any more: a file that only becomes shorter.
package struct LintBaseline: Sendable {
  /// A known defect.
  struct Entry: Sendable, Codable, Hashable {
    /// The suite's name and the case's.
    let `case`: String
    let rule: String
    let object: String?
    let property: String?

    var description: String {
      ([self.case, rule] + [object, property].compactMap(\.self)).joined(separator: ", ")
    }
  }

  private struct File: Codable {
    let format: String
    let findings: [Entry]
  }

  private static let format = "filmstrip-lint-baseline"

  private let entries: [Entry]

  /// The defects of a result that fail it.
  package init(of result: LintResult) {
    var entries: Set<Entry> = []
    for linted in result.cases {
      for finding in linted.findings
      where finding.severity != .note && !finding.finding.rule.endsLint {
        entries.insert(LintBaseline.entry(finding, of: linted))
      }
    }
    self.init(entries)
  }

  private init(_ entries: Set<Entry>) {
    self.entries = entries.sorted { $0.description < $1.description }
  }

  /// Reads a file.
  ///
  /// - Throws: ``LintBaselineError``.
  package init(contentsOf path: String) throws(LintBaselineError) {
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw .unreadable(path: path)
    }
    guard let file = try? JSONDecoder().decode(File.self, from: data),
      file.format == LintBaseline.format
    else { throw .noBaseline(path: path) }
    self.init(Set(file.findings))
  }

  /// The file's bytes.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(File(format: LintBaseline.format, findings: entries))
      + Data("\n".utf8)
  }

  /// Marks the findings of a result that are known.
  package func apply(to result: inout LintResult) {
    let known = Set(entries)
    result.update { linted, finding in
      finding.isKnown =
        !finding.finding.rule.endsLint && known.contains(LintBaseline.entry(finding, of: linted))
    }
  }

  /// The baseline without what a result does not have any more, and what that is, a line each.
  ///
  /// Nothing is removed of a case that was not looked at in all ways, nor of another file; `names` are those of all
  /// cases that there are.
  package func shrunk(by result: LintResult, names: Set<String>) -> (LintBaseline, gone: [String]) {
    var seen: Set<Entry> = []
    for linted in result.cases {
      for finding in linted.findings { seen.insert(LintBaseline.entry(finding, of: linted)) }
    }
    let whole = Set(result.cases.filter(\.isWhole).map(\.fullName))
    let suites = Set(names.filter { $0.contains("/") }.map { $0.prefix { $0 != "/" } })
    let gone = entries.filter { entry in
      let isOfFiles = suites.contains(entry.case.prefix { $0 != "/" })
      return !seen.contains(entry)
        && (whole.contains(entry.case) || isOfFiles && !names.contains(entry.case))
    }
    return (LintBaseline(Set(entries).subtracting(gone)), gone.map(\.description))
  }

  private static func entry(_ finding: LintFinding, of linted: LintedCase) -> Entry {
    let key = DefectKey(finding.finding)
    return Entry(
      case: linted.fullName, rule: key.rule, object: key.object, property: key.property)
  }
}

package enum LintBaselineError: Error, Equatable, CustomStringConvertible {
  case unreadable(path: String)
  case noBaseline(path: String)

  package var description: String {
    switch self {
    case .unreadable(let path):
      "--baseline \(path.printable): cannot be read; write it with --write-baseline, or check the path"
    case .noBaseline(let path):
      "--baseline \(path.printable): is no baseline of 'filmstrip lint'; name another file, or remove it and write it "
        + "with --write-baseline"
    }
  }
}
