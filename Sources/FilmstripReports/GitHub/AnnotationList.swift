// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import FilmstripWording
internal import Foundation

/// Annotations as a step of a workflow prints them, as many of each kind as GitHub shows.
struct AnnotationList {
  let repository: URL
  let current: URL
  private var lines: [String] = []
  private var counts: [String: Int] = [:]

  /// So many of each kind GitHub shows for a step.
  static let limit = 10

  init(repository: URL, current: URL) {
    (self.repository, self.current) = (repository, current)
  }

  /// Adds what is to be shown beside the line of a scene file.
  mutating func add(_ severity: Rule.Severity, _ place: CasePlace, title: String, _ text: String) {
    let kind = severity == .note ? "notice" : severity.rawValue
    counts[kind, default: 0] += 1
    guard counts[kind, default: 0] <= AnnotationList.limit else { return }
    let properties = [
      ("file", place.path(relativeTo: repository, from: current)), ("line", "\(place.line)"),
      ("col", "\(place.column)"), ("title", title),
    ].map { "\($0.0)=\(GitHubAnnotations.escaped($0.1, isProperty: true))" }
    lines.append(
      "::\(kind) \(properties.joined(separator: ","))::"
        + GitHubAnnotations.escaped(text, isProperty: false))
  }

  /// The lines, with one for those that are not shown.
  var all: [String] {
    let rest = ["error", "warning", "notice"].compactMap { kind in
      let count = counts[kind, default: 0] - AnnotationList.limit
      return count > 0 ? count.counting("more \(kind)") : nil
    }
    guard !rest.isEmpty else { return lines }
    return lines + ["\(rest.joined(separator: ", ")) in the report: GitHub shows ten of each kind"]
  }
}
