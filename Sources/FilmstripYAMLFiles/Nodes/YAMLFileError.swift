// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// What is wrong at a place of a file, and what to do, in one line.
package struct YAMLProblem: Sendable, Hashable {
  package let mark: YAMLMark
  /// What is wrong, then after a semicolon what to do, without a full stop.
  package let message: String

  package init(at mark: YAMLMark, _ message: String) { (self.mark, self.message) = (mark, message) }
}

package struct YAMLFileError: Error, Equatable, CustomStringConvertible {
  package let file: String
  /// In the order of the file; empty where the file could not be read at all.
  package let problems: [YAMLProblem]
  private let reason: String?

  /// Problems of a file, each of which is reported once.
  package init(file: String, problems: [YAMLProblem]) {
    self.file = file
    var known: Set<YAMLProblem> = []
    // Stable: what was found first at a place comes first.
    self.problems = problems.enumerated().filter { known.insert($0.element).inserted }
      .sorted { ($0.element.mark, $0.offset) < ($1.element.mark, $1.offset) }.map(\.element)
    reason = nil
  }

  /// A file that is not there, or cannot be read as a text.
  package init(file: String, reason: String) {
    (self.file, self.problems, self.reason) = (file, [], reason)
  }

  package static let shownCount = 20

  package var lines: [String] {
    if let reason { return ["\(file): \(reason)".printable] }
    let shown = problems.prefix(YAMLFileError.shownCount).map {
      "\(file):\($0.mark.line):\($0.mark.column): \($0.message)".printable
    }
    let rest = problems.count - shown.count
    return shown + (rest > 0 ? ["\(file): \(rest) more; correct those above first".printable] : [])
  }

  package var description: String { lines.joined(separator: "\n") }
}
