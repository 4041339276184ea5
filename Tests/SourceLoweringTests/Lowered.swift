// SPDX-License-Identifier: MIT
import SourceLowering

/// The lines of a file after lowering, without those that are added above it, and what is appended.
struct Lowered {
  let lines: [String]
  let appended: [String]
  let problems: [LoweringProblem]

  init(_ text: String, modules: Set<String> = []) {
    self = Lowered.all([text], modules: modules)[0]
  }

  static func all(_ texts: [String], modules: Set<String> = []) -> [Lowered] {
    let files = texts.enumerated().map {
      SourceFile(path: "/app/File\($0.offset).swift", text: $0.element)
    }
    let lowering = TargetLowering(files, modules: modules)
    return zip(lowering.outputs, texts).map { output, text in
      let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      let end = lines.firstIndex(of: "#sourceLocation()") ?? lines.count
      return Lowered(
        lines: Array(lines[2..<end]),
        appended: Array(lines[min(end + 1, lines.count)...].dropLast(end < lines.count ? 1 : 0)),
        problems: lowering.problems.filter { $0.path == output.path })
    }
  }

  private init(lines: [String], appended: [String], problems: [LoweringProblem]) {
    (self.lines, self.appended, self.problems) = (lines, appended, problems)
  }

  /// The text with runs of spaces as one, for what does not depend on columns.
  var words: String { lines.joined(separator: "\n").split(separator: " ").joined(separator: " ") }
}
