// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording
internal import Yams

extension YAMLComposer {
  /// What Yams says, in the words of this project.
  func error(_ error: YamlError, in text: String) -> YAMLFileError {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _):
      return self.error(problem, context: context, at: mark, in: text)
    case .composer(_, let problem, let mark, _):
      let message =
        problem.contains("another document")
        ? "a second document begins here; keep one, without '---' between"
        : "\(problem); correct the line"
      return YAMLFileError(file: file, problems: [YAMLProblem(at: YAMLMark(mark), message)])
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.map { "'\($0.asWritten.printable(atMost: 40))'" }.joined(separator: ", ")
      return YAMLFileError(
        file: file,
        problems: [
          YAMLProblem(
            at: YAMLMark(context.mark),
            "\(names): given twice in one mapping, first here; keep one of them")
        ])
    case .reader(let problem, let offset, _, _):
      let place = offset.flatMap {
        text.utf16.index(text.startIndex, offsetBy: $0, limitedBy: text.endIndex)
      }
      return YAMLFileError(
        file: file,
        problems: [
          YAMLProblem(
            at: place.map { YAMLComposer.mark(of: $0, in: text) } ?? .start,
            "\(problem); remove what is no text from the file")
        ])
    default:
      return YAMLFileError(file: file, reason: "cannot be read as YAML; check that it is a text")
    }
  }

  private func error(
    _ problem: String, context: YamlError.Context?, at mark: Mark, in text: String
  ) -> YAMLFileError {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : ""
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    let message: String
    if indentation.contains("\t") {
      message = "a tab indents this line, which YAML does not allow; indent with spaces"
    } else if problem.hasPrefix("exceeded max depth") || problem.contains("nesting") {
      message =
        "lists and mappings lie too deep in one another; there may be \(limits.depth) of them"
    } else if let value = YAMLComposer.unquotedPlaceholder(
      in: lines.prefix(mark.line), from: (context?.mark.line ?? mark.line) - 1)
    {
      message =
        "'\(value.asWritten.printable(atMost: 60))' begins a mapping with its '{'; put the text into quotation "
        + "marks: \"\(value.asWritten.printable(atMost: 60))\""
    } else {
      let reason = context.map { "\($0.text) in line \($0.mark.line), \(problem)" } ?? problem
      message =
        "is not YAML: \(reason.asWritten); correct the line, or put texts in quotation marks"
    }
    return YAMLFileError(file: file, problems: [YAMLProblem(at: YAMLMark(mark), message)])
  }
}

extension YAMLComposer {
  /// A value that begins with a word in braces and goes on, such as `{device}/inbox.png`, which is text to people.
  static func unquotedPlaceholder(in lines: some Sequence<Substring>, from first: Int) -> String? {
    for line in lines.dropFirst(max(0, first)).reversed() {
      if let match = line.firstMatch(of: #/: *(\{\w+\}[^\s,'"\}]+)/#) { return String(match.1) }
    }
    return nil
  }
}

extension YAMLMark {
  init(_ mark: Mark) { self.init(line: max(1, mark.line), column: max(1, mark.column)) }
}

extension String {
  /// A text of Yams as it is in the file, with its asterisks.
  var asWritten: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar == YAMLComposer.aliasSign ? "*" : scalar) }
    return String(scalars)
  }
}
