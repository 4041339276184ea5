// SPDX-License-Identifier: MIT
package import Foundation
internal import FilmstripWording

/// What is read of one file: its root, and all problems that were found on the way.
///
/// Reading goes on after a problem with what can be read, so that a person sees all of them at once; whoever
/// reads calls ``finish()`` at the end, and uses nothing of the file where that throws.
package final class YAMLReader {
  package let file: String
  package let root: YAMLNode
  private var problems: [YAMLProblem] = []

  /// Reads bytes; a file is called by the path that was given.
  ///
  /// - Throws: ``YAMLFileError`` where they are no YAML, or ask for too much.
  package init(
    _ data: Data, file: String, limits: YAMLLimits = YAMLLimits()
  ) throws(YAMLFileError) {
    self.file = file
    root = try YAMLComposer(file: file, limits: limits).compose(data)
  }

  package func report(_ message: String, at mark: YAMLMark) {
    problems.append(YAMLProblem(at: mark, message))
  }

  package func report(_ message: String, at node: YAMLNode) { report(message, at: node.mark) }

  package var hasProblems: Bool { !problems.isEmpty }

  /// Ends reading.
  ///
  /// - Throws: ``YAMLFileError`` with all problems, if there are any.
  package func finish() throws(YAMLFileError) {
    if !problems.isEmpty { throw YAMLFileError(file: file, problems: problems) }
  }

  /// The keys and values of a node, which has no others than these; nil, noted, for what is no mapping.
  ///
  /// `what` is what a message calls it, such as `a scene`.
  package func fields(of node: YAMLNode, _ what: String, keys: [String]) -> YAMLFields? {
    guard let entries = entries(of: node, what) else { return nil }
    for entry in entries where !keys.contains(entry.key) {
      report(
        "'\(entry.key.printable(atMost: 40))': \(what) has no such key; "
          + entry.key.choice(of: keys), at: entry.mark)
    }
    return YAMLFields(reader: self, node: node, what: what)
  }

  /// The keys and values of a node whose keys are names; nil, noted, for what is no mapping.
  package func entries(of node: YAMLNode, _ what: String) -> [YAMLNode.Entry]? {
    guard let entries = node.entries else {
      report("\(what) is a mapping, 'key: value' in each line; this is \(node.kind)", at: node)
      return nil
    }
    return entries
  }

  /// The elements of a list, or one element alone.
  package func elements(of node: YAMLNode) -> [YAMLNode] { node.elements ?? [node] }
}
