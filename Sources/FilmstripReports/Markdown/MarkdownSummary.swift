// SPDX-License-Identifier: MIT
internal import FilmstripVerification
internal import FilmstripWording
internal import Foundation

/// What a verification came to as Markdown, for a pull request or the summary of a job: how cases ended, and what does
/// not pass by what is behind it.
///
/// It is short enough for a comment, which has at most 65,536 characters on GitHub.
struct MarkdownSummary {
  /// The numbers of the cases that are described, which may have pictures.
  let described: [Int]

  private let report: Report
  /// The numbers of the cases that one cause is behind.
  private let groups: [[Int]]

  /// So many cases are described; of others there are the names.
  private static let caseCount = 40
  /// So many of each group.
  private static let casesInGroup = 8
  private static let groupCount = 25
  /// So many units of UTF-16 are said of all groups: less than a comment has, for what is around them.
  private static let length = 55_000
  /// So many lines are said of a case.
  private static let lineCount = 8
  private static let lineLength = 240

  init(_ report: Report) {
    self.report = report
    var groups: [[Int]] = []
    var places: [String: Int] = [:]
    for (number, made) in report.result.cases.enumerated() where !made.outcome.isPassed {
      let key = "\(made.outcome) \(made.groupCause)"
      if let place = places[key] {
        groups[place].append(number)
      } else {
        places[key] = groups.count
        groups.append([number])
      }
    }
    // Sorting keeps the order of the files where as many cases have one cause.
    let sorted = groups.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    self.groups = sorted.prefix(MarkdownSummary.groupCount).map(\.element)
    described = Array(
      self.groups.flatMap { $0.prefix(MarkdownSummary.casesInGroup) }
        .prefix(MarkdownSummary.caseCount))
  }

  /// The text; `pictures` are addresses of pictures by the numbers of their cases.
  func text(pictures: [Int: String]) -> String {
    let result = report.result
    var parts = ["\(SummaryFile.mark) \(result.summary)"]
    if !pictures.isEmpty {
      parts.append(
        "In each picture expected is at the left, actual at the right, in red what differs.")
    }
    let notes = report.notes + result.orphanLines
    if !notes.isEmpty { parts.append(list(notes)) }
    let shown = Set(described)
    var left = result.cases.count { !$0.outcome.isPassed }
    var length = 0
    for group in groups {
      let own = self.parts(of: group, shown, pictures)
      length += own.reduce(0) { $0 + $1.utf16.count + 2 }
      guard length <= MarkdownSummary.length else { break }
      parts += own
      left -= group.count
    }
    if left > 0 { parts.append("\(left.counting("more case")) with other causes: see the report.") }
    if let missing = result.missing, let first = missing.first {
      parts.append("There are no results of \(missing.count) of \(first.count) parts.")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func parts(of group: [Int], _ shown: Set<Int>, _ pictures: [Int: String]) -> [String] {
    let cases = report.result.cases
    let title = CaseResult.title(ofGroup: group.map { cases[$0] })
    var parts = [
      "#### \(MarkdownText.code(MarkdownSummary.shortened(title))) · "
        + group.count.counting("case")
    ]
    let described = group.filter { shown.contains($0) }
    for (place, number) in described.enumerated() {
      let picture = pictures[number].map { "![expected and actual](\($0))" }
      if place == 0, let picture { parts.append(picture) }
      var inside = place == 0 ? [] : [picture].compactMap(\.self)
      inside.append(MarkdownText.block(lines(of: cases[number])))
      let name = MarkdownText.codeElement(cases[number].fullName)
      let head = "<details><summary>\(name) \(cases[number].outcome.rawValue)</summary>"
      parts += [head] + inside + ["</details>"]
    }
    let rest = group.filter { !shown.contains($0) }
    if !rest.isEmpty {
      let names = rest.prefix(MarkdownSummary.casesInGroup).map {
        MarkdownText.code(cases[$0].fullName)
      }
      let more = rest.count - names.count
      parts.append("And \(names.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : ""))
    }
    return parts
  }

  /// What is said of a case, and where its scene is.
  private func lines(of made: CaseResult) -> [String] {
    let all = made.reasons
    let more = all.count - MarkdownSummary.lineCount
    return all.prefix(MarkdownSummary.lineCount).map(MarkdownSummary.shortened)
      + (more > 0 ? ["and \(more) more, which the report has"] : []) + ["scene: \(made.shownPlace)"]
  }

  private func list(_ lines: [String]) -> String {
    lines.prefix(MarkdownSummary.lineCount)
      .map { "- " + MarkdownText.code(MarkdownSummary.shortened($0)) }.joined(separator: "\n")
  }

  private static func shortened(_ line: String) -> String {
    line.count <= lineLength ? line : "\(line.prefix(lineLength - 1))…"
  }
}
